#include "ui/widgets/blocks.hpp"

#include <algorithm>
#include <utility>

#include "core/base/words.hpp"
#include "ui/widgets/progress_bar.hpp"

namespace shunt::ui {

namespace {

constexpr float kProgress = 5;

float measure(const Frame& frame, const Passage& passage, float width) {
    float height = 0;
    for (const Paragraph& each : passage.paragraphs) {
        if (each.words.empty()) continue;
        height += (height > 0 ? each.gap : 0) + frame.paint.paragraph_height(width, each.style, each.words);
    }
    return std::max(height, passage.least);
}

float measure(const Frame& frame, const HeadlineBlock& block, float width) {
    return headline_height(frame, block.headline, width);
}
float measure(const Frame& frame, const FactRows& rows, float width) { return fact_rows_height(frame, rows, width); }
float measure(const Frame& frame, const Links& links, float width) { return link_rows_height(frame, links, width); }
float measure(const Frame& frame, const ButtonRow& row, float width) { return button_row_height(frame, row, width); }
float measure(const Frame& frame, const ActionRow& row, float width) { return action_row_height(frame, row, width); }
float measure(const Frame&, const Choice& choice, float) { return choice.segments.empty() ? 0 : choice.height; }
float measure(const Frame&, const ProgressBlock&, float) { return kProgress; }
float measure(const Frame& frame, const Drawn& drawn, float width) { return drawn.height(frame, width); }

std::string told(const Passage& passage) {
    std::string text;
    for (const Paragraph& each : passage.paragraphs)
        if (!each.words.empty()) text += (text.empty() ? "" : passage.between) + each.words;
    return text;
}

void draw_block(Frame& frame, const Passage& passage, Rect area) {
    if (!passage.id.empty()) frame.label(passage.id, passage.role, area, told(passage));
    bool first = true;
    for (const Paragraph& each : passage.paragraphs) {
        if (each.words.empty()) continue;
        if (!std::exchange(first, false)) area.cut_top(each.gap);
        area.cut_top(frame.paint.paragraph(area, each.style, frame.colours.*each.ink, each.words));
    }
}

void draw_block(Frame& frame, const HeadlineBlock& block, Rect area) {
    draw_headline(frame, block.id, block.headline, area);
}
void draw_block(Frame& frame, const FactRows& rows, Rect area) { draw_fact_rows(frame, rows, area); }
void draw_block(Frame& frame, const Links& links, Rect area) { link_rows(frame, links, area); }
void draw_block(Frame& frame, const ButtonRow& row, Rect area) { draw_button_row(frame, row, area); }
void draw_block(Frame& frame, const ActionRow& row, Rect area) { draw_action_row(frame, row, area); }

void draw_block(Frame& frame, const Choice& choice, Rect area) {
    if (!choice.word.empty())
        frame.paint.text({area.x, area.centre().y}, type::kBody, frame.colours.quiet, choice.word);
    area.cut_left(choice.indent);
    segmented(frame, area, choice.id, choice.name, choice.segments, choice.chosen, choice.style);
}

void draw_block(Frame& frame, const ProgressBlock& progress, Rect area) {
    progress_bar(frame, area, progress.id.c_str(), say("Progress"), progress.done);
}

void draw_block(Frame& frame, const Drawn& drawn, Rect area) { drawn.draw(frame, area); }

}  // namespace

Passage note(std::string id, std::string words, Colour Palette::*ink) {
    return {std::move(id), {{std::move(words), type::kSmall, ink}}};
}

Passage caption(std::string words) { return note("", std::move(words)); }

Passage heading(std::string id, std::string words) {
    return {std::move(id), {{std::move(words), type::kStrong, &Palette::ink}}, " ", "heading"};
}

Card& Card::add(Block block, float gap) & {
    blocks_.push_back({std::move(block), gap, false});
    return *this;
}

Card Card::add(Block block, float gap) && {
    add(std::move(block), gap);
    return std::move(*this);
}

Card& Card::add_at_bottom(Block block, float gap) {
    blocks_.push_back({std::move(block), gap, true});
    return *this;
}

Card& Card::name(std::string id, std::string words, const char* role) {
    id_ = std::move(id);
    words_ = std::move(words);
    role_ = role;
    return *this;
}

Card& Card::padding(float padding) {
    padding_ = padding;
    return *this;
}

Card& Card::least(float height) {
    least_ = height;
    return *this;
}

float Card::height_of(const Frame& frame, const Placed& placed, float width) {
    if (placed.width != width) {
        placed.width = width;
        placed.height = std::visit([&](const auto& each) { return measure(frame, each, width); }, placed.block);
    }
    return placed.height;
}

float Card::blocks_height(const Frame& frame, float width) const {
    float height = 0;
    for (const Placed& each : blocks_) {
        const float own = height_of(frame, each, width);
        if (own > 0) height += (height > 0 ? each.gap : 0) + own;
    }
    return height;
}

float Card::height(const Frame& frame, float width) const {
    if (empty()) return 0;
    if (is_folded()) return kFoldHeight;
    const float above = fold_ ? kFoldHeight : padding_;
    return std::max(least_, above + blocks_height(frame, width - 2 * space::kCard) + padding_);
}

void Card::draw_blocks(Frame& frame, Rect inner) const {
    float spare = std::max(0.0f, inner.h - blocks_height(frame, inner.w));
    bool first = true;
    for (const Placed& each : blocks_) {
        const float height = height_of(frame, each, inner.w);
        if (height <= 0) continue;
        if (each.at_bottom) inner.cut_top(std::exchange(spare, 0.0f));
        if (!std::exchange(first, false)) inner.cut_top(each.gap);
        const Rect area = inner.cut_top(height);
        std::visit([&](const auto& block) { draw_block(frame, block, area); }, each.block);
    }
}

void Card::draw(Frame& frame, Rect area) const {
    if (empty()) return;
    if (!words_.empty()) frame.label(id_, role_, area, words_);
    const Rect inner =
        fold_ ? fold_card(frame, area, *fold_, *view_) : card(frame, area, 0).inset(space::kCard, padding_);
    if (!is_folded()) draw_blocks(frame, inner);
}

void Card::place(Frame& frame, Rect& column, float gap) const {
    if (!empty()) draw(frame, column.cut_top(height(frame, column.w), gap));
}

}  // namespace shunt::ui
