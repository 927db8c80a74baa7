#include "ui/draw/painter.hpp"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <utility>

#include <imgui.h>

#include "core/base/utf8.hpp"
#include "ui/draw/mesh.hpp"
#include "ui/draw/text_watch.hpp"

namespace shunt::ui {

namespace {

ImU32 packed(Colour c) { return IM_COL32(c.r, c.g, c.b, c.a); }

Colour at_height(const Gradient& gradient, float y) {
    const float span = gradient.to - gradient.from;
    const float part = span > 0 ? std::clamp((y - gradient.from) / span, 0.0f, 1.0f) : 0.0f;
    return mix(gradient.top, gradient.bottom, part);
}

Colour clear(Colour colour) {
    colour.a = 0;
    return colour;
}

/// Length in bytes of the UTF-8 character that `text` begins with.
std::size_t character_bytes(std::string_view text) {
    std::size_t bytes = 1;
    while (bytes < text.size() && !begins_character(text[bytes])) ++bytes;
    return bytes;
}

}  // namespace

ImDrawList* Painter::use(ImDrawList* list) {
    ImDrawList* before = list_;
    list_ = list;
    return before;
}

float Painter::snap(float css) const { return std::round(css * ratio_); }

void Painter::rect(Rect r, Colour colour, float radius) {
    list_->AddRectFilled({snap(r.x), snap(r.y)}, {snap(r.right()), snap(r.bottom())}, packed(colour), radius * ratio_);
}

void Painter::border(Rect r, Colour colour, float radius, float width) {
    const float thick = std::max(1.0f, std::round(width * ratio_));
    // AddRect centres its line on the given corners plus half a pixel; this keeps the line inside the rectangle.
    const float in = thick / 2 - 0.5f;
    const ImVec2 a{snap(r.x) + in, snap(r.y) + in};
    const ImVec2 b{snap(r.right()) - in, snap(r.bottom()) - in};
    list_->AddRect(a, b, packed(colour), radius * ratio_, 0, thick);
}

void Painter::line(Vec from, Vec to, Colour colour, float width) {
    const float thick = std::max(1.0f, std::round(width * ratio_));
    if (from.y == to.y || from.x == to.x) {
        const bool flat = from.y == to.y;
        const ImVec2 a{snap(std::min(from.x, to.x)), snap(std::min(from.y, to.y))};
        const ImVec2 b{flat ? snap(std::max(from.x, to.x)) : a.x + thick,
                       flat ? a.y + thick : snap(std::max(from.y, to.y))};
        list_->AddRectFilled(a, b, packed(colour));
        return;
    }
    list_->AddLine({from.x * ratio_, from.y * ratio_}, {to.x * ratio_, to.y * ratio_}, packed(colour), thick);
}

void Painter::path(std::span<const Vec> points, Colour colour, float width, bool closed) {
    list_->PathClear();
    for (const Vec p : points) list_->PathLineTo({p.x * ratio_, p.y * ratio_});
    list_->PathStroke(packed(colour), closed ? ImDrawFlags_Closed : ImDrawFlags_None, width * ratio_);
}

void Painter::bar(Rect r, Colour colour) {
    const Loop loop{
        {r.x, r.y}, {r.right(), r.y}, {r.right(), snap(r.bottom()) / ratio_}, {r.x, snap(r.bottom()) / ratio_}};
    if (r.w <= 0 || r.h <= 0) return;
    list_->PathClear();
    for (const Vec p : loop) list_->PathLineTo({p.x * ratio_, p.y * ratio_});
    list_->PathFillConvex(packed(colour));
}

void Painter::disc(Vec centre, float radius, Colour colour) {
    list_->AddCircleFilled({centre.x * ratio_, centre.y * ratio_}, radius * ratio_, packed(colour));
}

void Painter::ring(Vec centre, float radius, Colour colour, float width) {
    list_->AddCircle({centre.x * ratio_, centre.y * ratio_}, radius * ratio_, packed(colour), 0, width * ratio_);
}

void Painter::triangle(Vec a, Vec b, Vec c, Colour colour) {
    const auto at = [this](Vec p) { return ImVec2{p.x * ratio_, p.y * ratio_}; };
    list_->AddTriangleFilled(at(a), at(b), at(c), packed(colour));
}

void Painter::vertex(Vec at, Colour colour) {
    list_->PrimWriteVtx({at.x * ratio_, at.y * ratio_}, ImGui::GetFontTexUvWhitePixel(), packed(colour));
}

void Painter::fringe(const Loop& loop, float inner, float outer, Vec offset, const Gradient& gradient) {
    const auto outward = normals(loop);
    const Loop near = offset_loop(loop, outward, inner);
    const Loop far = offset_loop(loop, outward, outer);
    const auto count = static_cast<int>(loop.size());
    const unsigned base = list_->_VtxCurrentIdx;
    list_->PrimReserve(count * 6, count * 2);
    for (std::size_t i = 0; i < loop.size(); ++i) {
        vertex(near[i] + offset, at_height(gradient, near[i].y));
        vertex(far[i] + offset, clear(at_height(gradient, far[i].y)));
    }
    for (unsigned i = 0; i < loop.size(); ++i) {
        const unsigned a = base + 2 * i;
        const unsigned b = base + 2 * ((i + 1) % static_cast<unsigned>(loop.size()));
        for (const unsigned index : {a, a + 1, b + 1, a, b + 1, b}) list_->PrimWriteIdx(static_cast<ImDrawIdx>(index));
    }
}

namespace {

/// The loops moved outwards by `distance`.
std::vector<Loop> grown(std::span<const Loop> loops, float distance) {
    std::vector<Loop> moved;
    for (const Loop& loop : loops) moved.push_back(offset_loop(loop, normals(loop), distance));
    return moved;
}

}  // namespace

void Painter::fill(std::span<const Loop> loops, const Gradient& gradient) {
    const float half = 0.5f / ratio_;
    const std::vector<Loop> inside = grown(loops, -half);
    for (const Trapezoid& t : ui::fill(inside)) {
        const Colour top = at_height(gradient, t.top);
        const Colour bottom = at_height(gradient, t.bottom);
        const unsigned base = list_->_VtxCurrentIdx;
        list_->PrimReserve(6, 4);
        vertex({t.left_top, t.top}, top);
        vertex({t.right_top, t.top}, top);
        vertex({t.right_bottom, t.bottom}, bottom);
        vertex({t.left_bottom, t.bottom}, bottom);
        for (const unsigned index : {0u, 1u, 2u, 0u, 2u, 3u}) list_->PrimWriteIdx(static_cast<ImDrawIdx>(base + index));
    }
    for (const Loop& loop : loops) fringe(loop, -half, half, {}, gradient);
}

void Painter::shadow(std::span<const Loop> loops, Vec offset, float blur, Colour colour) {
    // Two rings of unequal strength approach the bell shape of a real blur.
    for (const float part : {0.5f, 1.0f}) {
        const Colour ring = faded(colour, 0.5f);
        const Gradient flat{ring, ring, 0, 1};
        const float reach = blur * part;
        for (const Trapezoid& t : ui::fill(grown(loops, -reach * 0.4f))) {
            const unsigned base = list_->_VtxCurrentIdx;
            list_->PrimReserve(6, 4);
            for (const Vec corner : {Vec{t.left_top, t.top},
                                     {t.right_top, t.top},
                                     {t.right_bottom, t.bottom},
                                     {t.left_bottom, t.bottom}}) {
                vertex(corner + offset, ring);
            }
            for (const unsigned index : {0u, 1u, 2u, 0u, 2u, 3u})
                list_->PrimWriteIdx(static_cast<ImDrawIdx>(base + index));
        }
        for (const Loop& loop : loops) fringe(loop, -reach * 0.4f, reach, offset, flat);
    }
}

// ── text ──

void Painter::text(Vec at, TextStyle style, Colour colour, std::string_view text, Align align) {
    const Face face = fonts_.face(style);
    float x = at.x * ratio_;
    if (align != Align::left) {
        const float wide = width(style, text) * ratio_;
        x -= align == Align::centre ? wide / 2 : wide;
    }
    const float y = at.y * ratio_ + face.capital / 2 - face.ascent;
    list_->AddText(face.font, face.pixels, {std::round(x), std::round(y)}, packed(colour), text.data(),
                   text.data() + text.size());
    const TextWatch watch = text_watch();
    if (watch == nullptr) return;
    const ImVec2 low = list_->GetClipRectMin();
    const ImVec2 high = list_->GetClipRectMax();
    const float tall = face.capital / ratio_;
    watch({x / ratio_, at.y - tall / 2, width(style, text), tall},
          {low.x / ratio_, low.y / ratio_, (high.x - low.x) / ratio_, (high.y - low.y) / ratio_}, text);
}

float Painter::width(TextStyle style, std::string_view text) const {
    const Face face = fonts_.face(style);
    return face.font->CalcTextSizeA(face.pixels, FLT_MAX, 0, text.data(), text.data() + text.size()).x / ratio_;
}

std::string Painter::fitted(TextStyle style, std::string_view text, float room) const {
    if (width(style, text) <= room) return std::string(text);
    std::string kept;
    while (!text.empty()) {
        const std::size_t bytes = character_bytes(text);
        if (width(style, kept + std::string(text.substr(0, bytes)) + "…") > room) break;
        kept += text.substr(0, bytes);
        text.remove_prefix(bytes);
    }
    while (!kept.empty() && kept.back() == ' ') kept.pop_back();
    return kept + "…";
}

const char* Painter::fitting(TextStyle style, std::initializer_list<const char*> ways, float room) const {
    const auto fits = [&](const char* way) { return width(style, way) <= room; };
    const auto found = std::find_if(ways.begin(), ways.end(), fits);
    return found == ways.end() ? *(ways.end() - 1) : *found;
}

namespace {
constexpr float kLineHeight = 1.4f;  // in sizes of the text
}

std::vector<std::string> Painter::lines(float room, TextStyle style, std::string_view content) const {
    std::vector<std::string> lines;
    std::string line;
    while (!content.empty()) {
        const std::size_t end = std::min(content.find(' '), content.size());
        const std::string word(content.substr(0, end));
        content.remove_prefix(std::min(end + 1, content.size()));
        if (!line.empty() && width(style, line + " " + word) > room) lines.push_back(std::exchange(line, ""));
        line += line.empty() ? word : " " + word;
    }
    if (!line.empty()) lines.push_back(std::move(line));
    return lines;
}

float Painter::paragraph_height(float room, TextStyle style, std::string_view content) const {
    return static_cast<float>(lines(room, style, content).size()) * style.size * kLineHeight;
}

float Painter::line_height(TextStyle style) { return style.size * kLineHeight; }

std::vector<std::string> Painter::wrapped(TextStyle style, std::string_view content, float room,
                                          std::size_t most) const {
    std::vector<std::string> all = lines(room, style, content);
    if (all.size() > most) {
        std::string rest;
        for (std::size_t line = most - 1; line < all.size(); ++line) rest += (rest.empty() ? "" : " ") + all[line];
        all.resize(most);
        all.back() = std::move(rest);
    }
    // A single word may be too long for a line.
    for (std::string& line : all) line = fitted(style, line, room);
    return all;
}

float Painter::draw_lines(Rect area, TextStyle style, Colour colour, std::span<const std::string> lines, Align align) {
    const float x = align == Align::right ? area.right() : align == Align::centre ? area.centre().x : area.x;
    float y = area.y + line_height(style) / 2;
    for (const std::string& line : lines) {
        text({x, y}, style, colour, line, align);
        y += line_height(style);
    }
    return line_height(style) * static_cast<float>(lines.size());
}

float Painter::paragraph(Rect area, TextStyle style, Colour colour, std::string_view content) {
    const float line_height = style.size * kLineHeight;
    float y = area.y;
    for (const std::string& line : lines(area.w, style, content)) {
        text({area.x, y + line_height / 2}, style, colour, line);
        y += line_height;
    }
    return y - area.y;
}

void Painter::push_clip(Rect r) {
    ImGui::PushClipRect({snap(r.x), snap(r.y)}, {snap(r.right()), snap(r.bottom())}, true);
}

void Painter::pop_clip() { ImGui::PopClipRect(); }

}  // namespace shunt::ui
