// A list of rounded rectangles painted by cairo into an image surface; the commands are those of RectangleList.h.
//
// Cairo is set up as suits it best: the outline is made once and replayed in each place. Where an item moves, the clip is the two places,
// and cairo itself passes over what lies outside.

#include "RectangleList.h"

namespace {

class CairoList final : public RectangleList {
    cairo_path_t *outline = nullptr;

    void prepare() override {
        const double quarter = 1.5707963267948966;
        cairo_new_path(cairo);
        cairo_arc(cairo, width - radius, radius, radius, -quarter, 0);
        cairo_arc(cairo, width - radius, height - radius, radius, 0, quarter);
        cairo_arc(cairo, radius, height - radius, radius, quarter, 2 * quarter);
        cairo_arc(cairo, radius, radius, radius, 2 * quarter, 3 * quarter);
        cairo_close_path(cairo);
        cairo_path_destroy(outline);
        outline = cairo_copy_path(cairo);
        cairo_new_path(cairo);
    }

    void changed(int) override {}

    void paint() override {
        for (const Item &item : items) {
            cairo_translate(cairo, item.x, item.y);
            cairo_set_source_rgb(cairo, item.red, item.green, item.blue);
            cairo_append_path(cairo, outline);
            cairo_fill(cairo);
            cairo_identity_matrix(cairo);
        }
    }

    std::string version() const override { return cairo_version_string(); }
};

}  // namespace

int main() { return CairoList().run(); }
