// Cards as content: what a card shows is a list of blocks, from the top. It is measured, drawn and told to the mirror from this one list,
// so no text is said twice and no height is worked out beside what is drawn.
#pragma once

#include <functional>
#include <string>
#include <variant>
#include <vector>

#include "ui/widgets/button_row.hpp"
#include "ui/widgets/card.hpp"
#include "ui/widgets/fold.hpp"
#include "ui/widgets/headline.hpp"
#include "ui/widgets/link_rows.hpp"
#include "ui/widgets/rows.hpp"

namespace shunt::ui {

/// Words on as many lines as they need.
struct Paragraph {
    std::string words;
    TextStyle style = type::kBody;
    Colour Palette::*ink = &Palette::quiet;
    float gap = 0;  ///< above it; not above the first
};

/// Paragraphs that are one text for those who hear the page. What says nothing is left out.
struct Passage {
    std::string id;  ///< in the mirror; empty when what follows says the same by itself, as a field says what it is for
    std::vector<Paragraph> paragraphs;
    const char* between = " ";  ///< told between them
    const char* role = "text";
};

/// A small text about what stands above it.
[[nodiscard]] Passage note(std::string id, std::string words, Colour Palette::*ink = &Palette::quiet);
/// Above a control, which is named for those who hear the page by itself.
[[nodiscard]] Passage caption(std::string words);
/// What a card is called.
[[nodiscard]] Passage heading(std::string id, std::string words);

struct HeadlineBlock {
    std::string id;
    Headline headline;
};

using Links = std::vector<TextLink>;

/// What no other card shows: it says how high it is, and tells the mirror of itself.
struct Drawn {
    float height = 0;
    std::function<void(Frame&, Rect)> draw;
};

using Block = std::variant<Passage, HeadlineBlock, FactRows, Links, ButtonRow, Drawn>;

class Card {
public:
    Card() = default;
    /// One that is folded away until its heading is pressed. Who builds it need not say what is in it while it `is_folded()`.
    Card(const Fold& fold, const ViewState& view) : fold_(&fold), view_(&view) {}

    /// Below what is there already, with a gap between them. A block without content takes no room, nor its gap.
    Card& add(Block block, float gap = 0) &;
    /// The same of a card without a name. Who has one adds to it, then returns it: to return what add() gives would copy it.
    [[nodiscard]] Card add(Block block, float gap = 0) &&;
    /// At the bottom, below what is left where the card gets more room than it needs.
    Card& add_at_bottom(Block block, float gap = 0);
    /// The whole card is a group of the mirror.
    Card& name(std::string id, std::string words);

    [[nodiscard]] bool is_folded() const { return fold_ != nullptr && !(view_->*fold_->open); }
    [[nodiscard]] bool empty() const { return fold_ == nullptr && blocks_.empty(); }

    /// 0 of an empty card.
    [[nodiscard]] float height(const Frame& frame, float width) const;
    void draw(Frame& frame, Rect area) const;
    /// At the top of the column, as high as it needs, and cuts it off with a gap; an empty card cuts off nothing.
    void place(Frame& frame, Rect& column, float gap = 0) const;

private:
    struct Placed {
        Block block;
        float gap = 0;
        bool at_bottom = false;
        // As measured last: a card is asked for its height by those around it before it is drawn, at the same width.
        mutable float width = -1;
        mutable float height = 0;
    };

    [[nodiscard]] static float height_of(const Frame& frame, const Placed& placed, float width);
    void draw_blocks(Frame& frame, Rect inner) const;
    [[nodiscard]] float blocks_height(const Frame& frame, float width) const;

    std::vector<Placed> blocks_;
    std::string id_;
    std::string words_;
    const Fold* fold_ = nullptr;
    const ViewState* view_ = nullptr;
};

}  // namespace shunt::ui
