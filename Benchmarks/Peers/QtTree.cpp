// A tree of rectangles in Qt 6's QGraphicsView, painted by its raster engine without a window system.
//
// Reads one command a line and answers each with one line, so that a benchmark can take turns with it:
//
//   version                                the answer is Qt's version
//   create COUNT WIDTH HEIGHT RADIUS COLUMNS PITCHX PITCHY INDEX
//                                          a new scene, item i at (i mod COLUMNS · PITCHX, i div COLUMNS · PITCHY), and its first frame;
//                                          INDEX is tree or none
//   move ITEM X Y                          moves an item, and paints the frame
//   remove ITEM                            removes it, and paints
//   add ITEM X Y                           puts a new one in front of all, and paints
//   repaint                                paints the whole frame
//   pixels FILE                            writes the frame: premultiplied blue, green, red and alpha, a byte each, rows from the top;
//                                          the answer is how many pixels
//
// All but the first and the last answer "MICROSECONDS PAINTED": how long it took and how many items painted themselves, which tells whether the
// frame was painted at all.
//
// Qt is set up as suits it best: items of a class of their own that paint by a single call, no saved painter state, anti-aliasing only
// where there are corners. Of the update modes, "smart" and "minimal" took the same time and "bounding rectangle" more. Without an index
// scenes are made in half the time, and moves take three to four times as long.

#include <QApplication>
#include <QGraphicsItem>
#include <QGraphicsScene>
#include <QGraphicsView>
#include <QPainter>
#include <chrono>
#include <fstream>
#include <iostream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

namespace {

int paintedItems = 0;

class RectangleItem final : public QGraphicsItem {
public:
    RectangleItem(QSizeF size, qreal radius, int number)
        : size(size), radius(radius), color(number * 37 % 256, number * 91 % 256, number * 53 % 256) {}

    QRectF boundingRect() const override { return QRectF(QPointF(), size); }

    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override {
        ++paintedItems;
        if (radius == 0) {
            painter->fillRect(boundingRect(), color);
            return;
        }
        painter->setPen(Qt::NoPen);
        painter->setBrush(color);
        painter->drawRoundedRect(boundingRect(), radius, radius);
    }

private:
    QSizeF size;
    qreal radius;
    QColor color;
};

struct Shape {
    int count = 0;
    qreal width = 0, height = 0, radius = 0;
    int columns = 1;
    qreal pitchX = 0, pitchY = 0;
    bool isIndexed = true;
};

class Stage {
public:
    Stage() {
        view.setFrameShape(QFrame::NoFrame);
        view.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        view.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        view.setAlignment(Qt::AlignLeft | Qt::AlignTop);
        view.setOptimizationFlag(QGraphicsView::DontSavePainterState);
        view.setViewportUpdateMode(QGraphicsView::SmartViewportUpdate);
        view.resize(1920, 1080);
        view.show();
        QApplication::processEvents();
    }

    /// Unlike the rest, what is dropped first is not part of the time.
    void clear() {
        items.clear();
        scene.reset();
        showFrame();
        paintedItems = 0;
    }

    void create(const Shape &wanted) {
        shape = wanted;
        view.setRenderHint(QPainter::Antialiasing, shape.radius > 0);
        view.setOptimizationFlag(QGraphicsView::DontAdjustForAntialiasing, shape.radius == 0);
        scene = std::make_unique<QGraphicsScene>(0, 0, 1920, 1080);
        scene->setItemIndexMethod(shape.isIndexed ? QGraphicsScene::BspTreeIndex : QGraphicsScene::NoIndex);
        items.resize(shape.count);
        for (int number = 0; number < shape.count; ++number) {
            add(number, number % shape.columns * shape.pitchX, number / shape.columns * shape.pitchY);
        }
        view.setScene(scene.get());
    }

    void add(int number, qreal x, qreal y) {
        auto *item = new RectangleItem({shape.width, shape.height}, shape.radius, number);
        item->setPos(x, y);
        scene->addItem(item);
        items[number] = item;
    }

    void move(int number, qreal x, qreal y) { items[number]->setPos(x, y); }

    void remove(int number) {
        delete items[number];
        items[number] = nullptr;
    }

    void invalidate() { view.viewport()->update(); }

    qint64 write(const std::string &file) {
        const QImage frame = view.grab().toImage().convertToFormat(QImage::Format_ARGB32_Premultiplied);
        std::ofstream(file, std::ios::binary).write(reinterpret_cast<const char *>(frame.constBits()), frame.sizeInBytes());
        return frame.sizeInBytes() / 4;
    }

    /// Lets the scene tell the view what changed, and paints that at once rather than when a timer says so.
    void showFrame() {
        QCoreApplication::sendPostedEvents();
        QEvent request(QEvent::UpdateRequest);
        QCoreApplication::sendEvent(&view, &request);
    }

private:
    QGraphicsView view;
    std::unique_ptr<QGraphicsScene> scene;
    std::vector<QGraphicsItem *> items;
    Shape shape;
};

/// Does what a line asks for; false where it is no command.
bool obey(const std::string &line, Stage &stage) {
    std::istringstream words(line);
    std::string verb;
    int number = 0;
    qreal x = 0, y = 0;
    words >> verb;
    if (verb == "create") {
        Shape shape;
        std::string index;
        words >> shape.count >> shape.width >> shape.height >> shape.radius >> shape.columns >> shape.pitchX >> shape.pitchY >> index;
        shape.isIndexed = index == "tree";
        stage.create(shape);
    } else if (verb == "move" && words >> number >> x >> y) {
        stage.move(number, x, y);
    } else if (verb == "add" && words >> number >> x >> y) {
        stage.add(number, x, y);
    } else if (verb == "remove" && words >> number) {
        stage.remove(number);
    } else if (verb == "repaint") {
        stage.invalidate();
    } else {
        return false;
    }
    stage.showFrame();
    return true;
}

}  // namespace

int main(int count, char **arguments) {
    qputenv("QT_LOGGING_RULES", "default.warning=false");
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(count, arguments);
    Stage stage;
    for (std::string line; std::getline(std::cin, line);) {
        if (line == "version") {
            std::cout << qVersion() << std::endl;
            continue;
        }
        if (line.rfind("pixels ", 0) == 0) {
            std::cout << stage.write(line.substr(7)) << std::endl;
            continue;
        }
        if (line.rfind("create", 0) == 0) stage.clear();
        paintedItems = 0;
        const auto start = std::chrono::steady_clock::now();
        const bool isDone = obey(line, stage);
        const std::chrono::duration<double, std::micro> time = std::chrono::steady_clock::now() - start;
        if (!isDone) {
            std::cerr << "no command: " << line << std::endl;
            return 2;
        }
        std::cout << time.count() << ' ' << paintedItems << std::endl;
    }
}
