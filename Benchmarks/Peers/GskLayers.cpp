// A list of rounded rectangles as GTK's render nodes, drawn by its cairo renderer's way, gsk_render_node_draw, into an image surface; the
// commands are those of RectangleList.h.
//
// Each item is what GTK makes of a widget's round background: a colour, clipped to a rounded rectangle. Nodes cannot be changed, so where
// one moves, it and the container of all are made anew, as GTK makes them; the others are kept.

#include <gtk/gtk.h>

#include "RectangleList.h"

namespace {

class GskList final : public RectangleList {
    std::vector<GskRenderNode *> nodes;
    GskRenderNode *all = nullptr;

    GskRenderNode *node(const Item &item) const {
        const GdkRGBA color = {float(item.red), float(item.green), float(item.blue), 1};
        const graphene_rect_t bounds = GRAPHENE_RECT_INIT(float(item.x), float(item.y), float(width), float(height));
        GskRenderNode *background = gsk_color_node_new(&color, &bounds);
        if (radius == 0) return background;
        GskRoundedRect shape;
        gsk_rounded_rect_init_from_rect(&shape, &bounds, float(radius));
        GskRenderNode *clipped = gsk_rounded_clip_node_new(background, &shape);
        gsk_render_node_unref(background);
        return clipped;
    }

    void collect() {
        if (all) gsk_render_node_unref(all);
        all = gsk_container_node_new(nodes.data(), guint(nodes.size()));
    }

    void prepare() override {
        for (GskRenderNode *node : nodes) gsk_render_node_unref(node);
        nodes.clear();
        for (const Item &item : items) nodes.push_back(node(item));
        collect();
    }

    void changed(int number) override {
        gsk_render_node_unref(nodes[number]);
        nodes[number] = node(items[number]);
        collect();
    }

    void paint() override { gsk_render_node_draw(all, cairo); }

    std::string version() const override {
        return std::to_string(gtk_get_major_version()) + '.' + std::to_string(gtk_get_minor_version()) + '.' +
            std::to_string(gtk_get_micro_version());
    }
};

}  // namespace

int main() {
    gtk_init_check();  // Without a display it fails, having registered the kinds of nodes, which is all that is needed.
    return GskList().run();
}
