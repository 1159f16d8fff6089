// The steps of a frame, each with what pixman needs for it, made beforehand. PixmanLayers.cpp says what the steps are.

#pragma once

#include <pixman.h>

#include <functional>
#include <sstream>
#include <string>
#include <vector>

#include "PixmanMasks.h"

constexpr int frameWidth = 1920, frameHeight = 1080;

class Scene {
public:
    Picture frame{PIXMAN_a8r8g8b8, frameWidth, frameHeight};

    size_t size() const { return steps.size(); }

    /// False where a word is no step.
    bool prepare(std::istream &words) {
        std::fill_n(frame.pixels(), frameWidth * frameHeight, 0xffffffff);
        targets = {{frame, 0, 0}};
        bool isScrolled = false;
        for (std::string verb; words >> verb;) {
            if (verb == "scroll" || verb == "still") {
                isScrolled = verb == "scroll";
            } else if (!prepare(verb, words, isScrolled)) {
                return false;
            }
        }
        return true;
    }

    void compose(int offset) {
        for (const auto &step : steps) step(offset);
    }

private:
    /// Where steps go: the frame, or a group's buffer.
    struct Target {
        Picture picture;
        int x, y;
    };

    std::vector<std::function<void(int)>> steps;
    std::vector<Target> targets;
    Masks masks;

    /// A call of pixman's composite; its place is in the frame.
    struct Call {
        pixman_op_t operation;
        Picture source;
        Picture mask;
        Target target;
        int x, y, width, height;
        bool isScrolled;
    };

    void addStep(Call call) {
        call.x -= call.target.x;
        call.y -= call.target.y;
        steps.push_back([call](int offset) {
            pixman_image_composite32(call.operation, call.source.image(), call.mask.image(), call.target.picture.image(), 0, 0, 0, 0,
                call.x, call.y - (call.isScrolled ? offset : 0), call.width, call.height);
        });
    }

    bool prepare(const std::string &verb, std::istream &words, bool isScrolled) {
        const Target target = targets.back();
        if (verb == "fade" || verb == "mask") return endGroup(verb, words);
        int x = 0, y = 0, width = 0, height = 0;
        words >> x >> y >> width >> height;
        if (verb == "group") {
            targets.push_back({Picture(PIXMAN_a8r8g8b8, width, height), x, y});
            steps.push_back([group = targets.back().picture](int) { group.clear(); });
            return bool(words);
        }
        if (verb == "rect") {
            const Picture color = Picture::solid(readColor(words));
            addStep({PIXMAN_OP_SRC, color, nullptr, target, x, y, width, height, isScrolled});
        } else if (verb == "picture") {
            uint32_t alpha = 255;
            words >> alpha;
            const pixman_op_t operation = alpha == 255 ? PIXMAN_OP_SRC : PIXMAN_OP_OVER;
            addStep({operation, Picture::columns(width, height, alpha), nullptr, target, x, y, width, height, isScrolled});
        } else if (verb == "round" || verb == "shadow") {
            double radius = 0, sigma = 0;
            words >> radius;
            if (verb == "shadow") words >> sigma;
            const Picture color = Picture::solid(readColor(words)), mask = masks.mask(width, height, radius, sigma);
            const int reach = Masks::reach(sigma);
            addStep({PIXMAN_OP_OVER, color, mask, target, x - reach, y - reach, width + 2 * reach, height + 2 * reach, isScrolled});
        } else {
            return false;
        }
        return bool(words);
    }

    /// Composites the group onto what is beneath it.
    bool endGroup(const std::string &verb, std::istream &words) {
        double number = 0;
        words >> number;
        const Target group = targets.back();
        targets.pop_back();
        if (targets.empty()) return false;
        const Target target = targets.back();
        const int width = pixman_image_get_width(group.picture.image()), height = pixman_image_get_height(group.picture.image());
        const Picture mask =
            verb == "mask" ? masks.mask(width, height, number, 0) : Picture::solid({0, 0, 0, uint16_t(number * 257)});
        addStep({PIXMAN_OP_OVER, group.picture, mask, target, group.x, group.y, width, height, false});
        return bool(words);
    }

    static pixman_color_t readColor(std::istream &words) {
        uint32_t color = 0;
        words >> std::hex >> color >> std::dec;
        const auto part = [color](int shift) { return uint16_t((color >> shift & 255) * 257); };
        return {part(16), part(8), part(0), part(24)};
    }
};
