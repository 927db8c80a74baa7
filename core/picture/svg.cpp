#include "core/picture/svg.hpp"

#include <algorithm>
#include <cmath>
#include <set>

#include "core/base/utf8.hpp"
#include "core/picture/board_look.hpp"
#include "core/picture/number_text.hpp"
#include "core/picture/outline.hpp"

namespace shunt::picture {

namespace {

using puzzle::Coordinate;

constexpr float kUnit = kSvgUnit;
constexpr float kRim = 1.2f;  // of light, around a piece

/// An element's attribute, with a space before it.
std::string attribute(const char* name, const std::string& value) {
    return std::string(" ") + name + "=\"" + value + "\"";
}
std::string attribute(const char* name, float value) { return attribute(name, number_text(value)); }

/// Text as XML allows it: characters that mean something become entities, those that XML cannot hold are left out.
std::string escaped(const std::string& text) {
    std::string result;
    for (const char c : text) {
        if (c == '&')
            result += "&amp;";
        else if (c == '<')
            result += "&lt;";
        else if (c == '>')
            result += "&gt;";
        else if (static_cast<unsigned char>(c) >= ' ' || c == '\t')
            result += c;
    }
    return result;
}

/// All loops around the cells as one path; lengths in cells.
std::string path_around(std::span<const Coordinate> cells, float inset, float convex, float concave) {
    std::string data;
    for (const PathText& path : outline_paths(cells, {kUnit, inset * kUnit, convex * kUnit, concave * kUnit}))
        data += path.data;
    return data;
}

/// "shunt-XX-.X": an id that is the same wherever the form is the same.
std::string id_of(const Figure& figure) {
    Coordinate low;
    Coordinate high;
    for (const Coordinate cell : figure.cells) {
        low = {std::min(low.row, cell.row), std::min(low.column, cell.column)};
        high = {std::max(high.row, cell.row), std::max(high.column, cell.column)};
    }
    const std::set<Coordinate> filled(figure.cells.begin(), figure.cells.end());
    std::string id = "shunt";
    for (int row = low.row; row <= high.row; ++row) {
        id += '-';
        for (int column = low.column; column <= high.column; ++column)
            id += filled.count({row, column}) != 0 ? 'X' : '.';
    }
    // Where the anchor stands in the first row.
    return low.column == 0 ? id : id + std::to_string(-low.column);
}

std::string use(const std::string& id, Vec at) {
    std::string text = "<use" + attribute("href", "#" + id);
    if (at.x != 0) text += attribute("x", at.x * kUnit);
    if (at.y != 0) text += attribute("y", at.y * kUnit);
    return text;
}

/// The class by which a body moves.
std::string motion_of(const Body& body) { return body.motion.empty() ? "" : attribute("class", body.motion); }

/// A form with the light on it; its colour is that of whoever uses it. The rim catches the light at the top and vanishes downwards.
std::string figure_definition(const Figure& figure) {
    const BoardLook& look = board_look();
    const std::string id = id_of(figure);
    const std::string outer = path_around(figure.cells, look.gap, look.convex, look.concave);
    const std::string inner =
        path_around(figure.cells, look.gap + kRim / kUnit, look.convex - kRim / kUnit, look.concave);
    const std::string down = attribute("transform", "translate(0 " + number_text(kRim * 0.8f) + ")");
    return "<path" + attribute("id", id) + attribute("d", outer) + "/>\n<g" + attribute("id", id + "-lit") + ">" +
           use(id, {}) + "/>" + use(id, {}) + attribute("fill", "url(#shunt-rim)") + "/><path" +
           attribute("id", id + "-top") + attribute("d", inner) + down + "/>" + use(id + "-top", {}) +
           attribute("fill", "url(#shunt-light)") + "/></g>\n";
}

/// From light to shade, from top to bottom of what is filled with it.
std::string gradient(const char* id, const char* light, const char* shade) {
    return "<linearGradient" + attribute("id", id) + " x2=\"0\" y2=\"1\"><stop" +
           attribute("stop-color", to_string(kWhite)) + attribute("stop-opacity", light) + "/><stop offset=\".5\"" +
           attribute("stop-color", to_string(kWhite)) + " stop-opacity=\"0\"/><stop offset=\".5\"" +
           attribute("stop-color", to_string(kBlack)) + " stop-opacity=\"0\"/><stop offset=\"1\"" +
           attribute("stop-color", to_string(kBlack)) + attribute("stop-opacity", shade) + "/></linearGradient>\n";
}

std::string blur(const char* id, float deviation) {
    return "<filter" + attribute("id", id) + "><feGaussianBlur" + attribute("stdDeviation", deviation) +
           "/></filter>\n";
}

std::string definitions(const Picture& picture) {
    std::string text = "<defs>\n" + gradient("shunt-rim", ".34", ".07") + gradient("shunt-light", ".07", ".07") +
                       gradient("shunt-wood", ".04", ".03") + blur("shunt-soft", kBodyShadow.deviation) +
                       blur("shunt-softer", 5);
    std::set<std::string> defined;  // kinds may share a form
    for (const Body& body : picture.bodies) {
        const Figure& figure = picture.figures[body.figure];
        if (defined.insert(id_of(figure)).second) text += figure_definition(figure);
    }
    return text + "</defs>\n";
}

/// Rounded squares in one path: small squares with a thick line around them, whose joins are round.
std::string cells_path(const Ground& ground, Colour colour) {
    const BoardLook& look = board_look();
    const float from = (look.gap + 0.02f + look.concave) * kUnit;
    const std::string side = number_text(kUnit - 2 * from);
    std::string data;
    for (const Coordinate cell : ground.live) {
        data += "M" +
                join_numbers(
                    {static_cast<float>(cell.column) * kUnit + from, static_cast<float>(cell.row) * kUnit + from}) +
                "h" + side + "v" + side + "h-" + side + "z";
    }
    const std::string hex = to_string(colour);
    return "<path" + attribute("fill", hex) + attribute("stroke", hex) +
           attribute("stroke-width", 2 * look.concave * kUnit) + " stroke-linejoin=\"round\"" + attribute("d", data) +
           "/>\n";
}

/// A gate is a threshold: three bars across the cell.
std::string gates_path(const Ground& ground, Colour colour) {
    std::string data;
    for (const Coordinate cell : ground.gates) {
        for (const float part : {0.28f, 0.5f, 0.72f}) {
            const float x = (static_cast<float>(cell.column) + 0.22f) * kUnit;
            data += "M" + join_numbers({x, (static_cast<float>(cell.row) + part) * kUnit}) + "h56";
        }
    }
    if (data.empty()) return data;
    return "<path" + attribute("stroke", to_string(colour)) + " stroke-width=\"7\" stroke-linecap=\"round\"" +
           attribute("d", data) + "/>\n";
}

std::string ground_text(const Ground& ground, const Palette& palette) {
    const BoardLook& look = board_look();
    const std::string wood = attribute("d", path_around(ground.inside, -look.edge(), 0.2f, 0.06f));
    std::string text = "<path" + attribute("fill", to_string(palette.shadow)) +
                       " opacity=\".14\" filter=\"url(#shunt-softer)\" transform=\"translate(0 3)\"" + wood +
                       "/>\n<path" + attribute("fill", to_string(palette.frame)) + wood +
                       "/>\n<path fill=\"url(#shunt-wood)\"" + wood + "/>\n";
    const auto floor = path_around(ground.live, -look.floor, 0.12f, 0.03f);
    text += "<path" + attribute("fill", to_string(palette.floor)) + attribute("d", floor) + "/>\n";
    return text + cells_path(ground, palette.cell) + gates_path(ground, mix(palette.cell, palette.frame, 0.9f));
}

/// A line of dashes that begins and ends alike, whatever the way around is.
std::string dashed(const Picture& picture, const Placed& placed, const std::string& colour, const char* opacity) {
    constexpr float kDash = 14;
    constexpr float kPeriod = 22.5f;
    constexpr float kInset = 0.045f;
    const BoardLook& look = board_look();
    const OutlineStyle style{kUnit, (look.gap + kInset) * kUnit, (look.convex - kInset) * kUnit, look.concave * kUnit};
    std::string text;
    for (const PathText& path : outline_paths(picture.figures[placed.figure].cells, style)) {
        const float period = path.length / std::max(1.0f, std::round(path.length / kPeriod));
        const float dash = period * kDash / kPeriod;
        text += "<path" + attribute("stroke", colour) + attribute("stroke-opacity", opacity) +
                attribute("stroke-dasharray", join_numbers({dash, period - dash})) +
                attribute("transform", "translate(" + join_numbers({placed.at.x * kUnit, placed.at.y * kUnit}) + ")") +
                attribute("d", path.data) + "/>\n";
    }
    return text;
}

std::string goals_text(const Picture& picture, const Palette& palette, const char* opacity) {
    std::string text;
    for (const Placed& goal : picture.goals) {
        const Colour colour = palette.pieces[static_cast<std::size_t>(goal.colour)];
        text += dashed(picture, goal, to_string(colour), opacity);
    }
    for (const Vec at : picture.goal_voids) {
        text += "<circle r=\"12\" stroke-width=\"2\"" + attribute("stroke", to_string(palette.quiet)) +
                attribute("stroke-opacity", opacity) + attribute("cx", at.x * kUnit) + attribute("cy", at.y * kUnit) +
                "/>\n";
    }
    if (text.empty()) return text;
    return "<g fill=\"none\" stroke-width=\"3.4\">\n" + text + "</g>\n";
}

Colour colour_of(const Body& body, const Palette& palette) {
    const Colour base = palette.pieces[static_cast<std::size_t>(body.colour)];
    return body.hovered || body.lifted ? mix(base, kWhite, 0.06f) : base;
}

std::string shadows(const Picture& picture, const Palette& palette, bool above) {
    std::string text;
    for (const Body& body : picture.bodies) {
        if (body.above == above) text += use(id_of(picture.figures[body.figure]), body.at) + motion_of(body) + "/>";
    }
    if (text.empty()) return text;
    return "<g" + attribute("fill", to_string(palette.shadow)) + " opacity=\"." + std::to_string(kBodyShadow.percent) +
           "\" filter=\"url(#shunt-soft)\" transform=\"translate(0 " + number_text(kBodyShadow.down) + ")\">" + text +
           "</g>\n";
}

std::string labels(const Picture& picture, const Body& body, const Palette& palette, float cell) {
    constexpr float kSize = 32;
    constexpr float kRoom = 76;
    constexpr float kWidth = 0.62f;    // of a letter or digit, in sizes: no font is wider that this picture asks for
    constexpr float kCapital = 0.36f;  // half the height of a capital letter, in sizes
    if (body.name.empty()) return "";
    const float size = std::min(kSize, kRoom / (kWidth * static_cast<float>(count_characters(body.name))));
    const Colour ground = palette.pieces[static_cast<std::size_t>(body.colour)];
    const Colour colour = palette.label_on(ground, size * cell / kUnit);
    std::string text;
    for (const Vec place : picture.figures[body.figure].label_places) {
        const Vec at = (body.at + place) * kUnit;
        text += "<text" + motion_of(body) + attribute("x", at.x) + attribute("y", at.y + size * kCapital);
        if (size != kSize) text += attribute("font-size", size);
        if (colour != palette.light_label) text += attribute("fill", to_string(colour));
        text += ">" + escaped(body.name) + "</text>\n";
    }
    return text;
}

std::string forms_text(const Picture& picture, const Palette& palette, float cell, bool above) {
    std::string forms;
    std::string names;
    for (const Body& body : picture.bodies) {
        if (body.above != above) continue;
        const std::string id = id_of(picture.figures[body.figure]);
        forms += use(id + "-lit", body.at) + motion_of(body) + attribute("fill", to_string(colour_of(body, palette))) +
                 "/>\n";
        if (body.selected)
            forms += use(id, body.at) + motion_of(body) + " fill=\"none\" stroke-width=\"4\"" +
                     attribute("stroke", to_string(palette.ink)) + "/>\n";
        names += labels(picture, body, palette, cell);
    }
    if (!names.empty()) {
        names =
            "<g font-family=\"Inter,system-ui,sans-serif\" font-weight=\"600\" font-size=\"32\" "
            "text-anchor=\"middle\"" +
            attribute("fill", to_string(palette.light_label)) + ">\n" + names + "</g>\n";
    }
    return forms + names;
}

std::string bodies_text(const Picture& picture, const Palette& palette, float cell, bool above) {
    return shadows(picture, palette, above) + forms_text(picture, palette, cell, above);
}

std::string grounds_text(const Picture& picture, const Palette& palette) {
    return ground_text(picture.ground, palette) + goals_text(picture, palette, "1");
}

std::string hint_text(const Picture& picture, const Palette& palette) {
    if (!picture.hint || picture.hint->way.size() < 2) return "";
    const std::string ink = to_string(palette.ink);
    std::string text = "<g fill=\"none\" stroke-width=\"3.4\">\n";
    for (const Placed& end : picture.hint->ends) text += dashed(picture, end, ink, "1");
    const std::vector<Vec>& way = picture.hint->way;
    const Vec step = way.back() - way[way.size() - 2];
    const Vec side{-step.y, step.x};
    // The line begins beside the name of the piece, not across it.
    const Vec first = way.front() + (way[1] - way.front()) * 0.26f;
    std::string data = "M" + join_numbers({first.x * kUnit, first.y * kUnit});
    for (std::size_t i = 1; i < way.size(); ++i) data += "L" + join_numbers({way[i].x * kUnit, way[i].y * kUnit});
    const Vec tip = way.back() * kUnit;
    const Vec left = tip - step * 16 + side * 11;
    const Vec right = tip - step * 16 - side * 11;
    data += "M" + join_numbers({left.x, left.y}) + "L" + join_numbers({tip.x, tip.y}) + "L" +
            join_numbers({right.x, right.y});
    return text + "<path" + attribute("stroke", ink) +
           " stroke-width=\"4.5\" stroke-linecap=\"round\" stroke-linejoin=\"round\"" + attribute("d", data) +
           "/>\n</g>\n";
}

/// What lies above all bodies.
std::string marks_text(const Picture& picture, const Palette& palette) {
    return (picture.goals_above ? goals_text(picture, palette, ".75") : "") + hint_text(picture, palette);
}

/// The text of a picture that shows this.
std::string whole(const Picture& picture, float cell, const std::string& shown) {
    const float from = -svg_edge() * kUnit;
    const Vec size = (extent_of(picture.ground, false) + Vec{2 * svg_edge(), 2 * svg_edge()}) * kUnit;
    const float scale = cell / kUnit;
    std::string text = "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\"" + attribute("width", size.x * scale) +
                       attribute("height", size.y * scale) +
                       attribute("viewBox", join_numbers({from, from, size.x, size.y})) + ">\n";
    text += "<title>" + escaped(picture.title.empty() ? "Sliding block puzzle" : picture.title) + "</title>\n";
    text += "<desc>" + escaped(describe(picture)) + "</desc>\n";
    if (!picture.style.empty()) text += "<style>\n" + picture.style + "</style>\n";
    return text + definitions(picture) + shown + "</svg>\n";
}

}  // namespace

float svg_edge() {
    constexpr float kMargin = 0.12f;  // around the frame, for its shadow
    return board_look().edge() + kMargin;
}

std::string describe(const Picture& picture) {
    std::string text = "A board of " + std::to_string(picture.ground.rows) + " by " +
                       std::to_string(picture.ground.columns) + " cells";
    std::vector<const Body*> order;
    for (const Body& body : picture.bodies) {
        if (!body.name.empty()) order.push_back(&body);
    }
    const auto before = [](const Body* a, const Body* b) {
        return std::pair(a->at.y, a->at.x) < std::pair(b->at.y, b->at.x);
    };
    std::stable_sort(order.begin(), order.end(), before);
    for (const Body* body : order) {
        const long row = std::lround(body->at.y) + 1;
        const long column = std::lround(body->at.x) + 1;
        text += "; " + body->name + " at row " + std::to_string(row) + ", column " + std::to_string(column);
    }
    return text + ".";
}

std::string svg(const Picture& picture, const Palette& palette, float cell) {
    return whole(picture, cell,
                 grounds_text(picture, palette) + bodies_text(picture, palette, cell, false) +
                     bodies_text(picture, palette, cell, true) + marks_text(picture, palette));
}

SvgLayers svg_layers(const Picture& picture, const Palette& palette, float cell) {
    return {whole(picture, cell, grounds_text(picture, palette)),
            whole(picture, cell, forms_text(picture, palette, cell, false) + forms_text(picture, palette, cell, true)),
            whole(picture, cell, marks_text(picture, palette))};
}

}  // namespace shunt::picture
