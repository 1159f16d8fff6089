// What a programmer would write by hand with pixman to compose a frame: one composite call for each thing seen, through masks and buffers
// that were prepared beforehand.
//
// Reads one command a line and answers each with one line, so that a benchmark can take turns with it:
//
//   version                                the answer is pixman's version
//   scene STEP …                           replaces the scene, on a white frame; the answer is "ready". Colours are premultiplied, in
//                                          hexadecimal. STEP is
//       rect X Y W H COLOR                 an opaque rectangle
//       round X Y W H RADIUS COLOR         a rounded rectangle
//       shadow X Y W H RADIUS SIGMA COLOR  the blurred shape of one
//       picture X Y W H ALPHA              columns from blue to red, of this alpha everywhere
//       group X Y W H                      what follows goes into a clear buffer of this place
//       fade ALPHA                         ends the group, which shows by this much of 255
//       mask RADIUS                        ends the group, whose corners are rounded
//       scroll                             what follows moves with the frame's offset
//       still                              what follows does not
//   frame OFFSET COUNT                     composes COUNT times with the scrolling parts moved up by OFFSET, and answers
//                                          "MICROSECONDS STEPS": the time of one, and how many steps it took
//   pixels FILE                            writes the frame: premultiplied blue, green, red and alpha, a byte each, rows from the top;
//                                          the answer is how many pixels

#include "PixmanScene.h"

#include <chrono>
#include <fstream>
#include <iostream>

namespace {

std::string answer(const std::string &line, Scene &scene) {
    std::istringstream words(line);
    std::string verb, file;
    int offset = 0, count = 0;
    words >> verb;
    if (verb == "version") return pixman_version_string();
    if (verb == "scene") {
        scene = Scene();
        return scene.prepare(words) ? "ready" : "";
    }
    if (verb == "frame" && words >> offset >> count && count > 0) {
        const auto start = std::chrono::steady_clock::now();
        for (int number = 0; number < count; ++number) scene.compose(offset);
        const std::chrono::duration<double, std::micro> time = std::chrono::steady_clock::now() - start;
        return std::to_string(time.count() / count) + ' ' + std::to_string(scene.size());
    }
    if (verb == "pixels" && words >> file) {
        std::ofstream(file, std::ios::binary).write(reinterpret_cast<const char *>(scene.frame.pixels()), 4L * frameWidth * frameHeight);
        return std::to_string(frameWidth * frameHeight);
    }
    return "";
}

}  // namespace

int main() {
    Scene scene;
    for (std::string line; std::getline(std::cin, line);) {
        const std::string text = answer(line, scene);
        if (text.empty()) {
            std::cerr << "no command: " << line << std::endl;
            return 2;
        }
        std::cout << text << std::endl;
    }
}
