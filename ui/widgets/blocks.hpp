// Cards as content: what a card shows is a list of blocks, from the top. It is measured, drawn and told to the mirror from this one list,
// so no text is said twice and no height is worked out beside what is drawn.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "ui/widgets/action_row.hpp"
#include "ui/widgets/button_row.hpp"
#include "ui/widgets/card.hpp"
#include "ui/widgets/fold.hpp"
#include "ui/widgets/headline.hpp"
#include "ui/widgets/link_rows.hpp"
#include "ui/widgets/rows.hpp"
#include "ui/widgets/segmented.hpp"

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
    float least = 0;  ///< the room that it keeps when it says less, so that nothing below it moves
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

/// One of several, chosen by a press.
struct Choice {
    std::string id;    ///< in the mirror
    std::string name;  ///< of what is chosen, for those who hear the page
    std::vector<Segment> segments;
    int chosen = -1;
    std::string word = {};  ///< drawn before it
    float indent = 0;       ///< the room of that
    float height = space::kControl;
    TextStyle style = type::kMedium;
};

struct ProgressBlock {
    std::string id;
    std::optional<float> done;  ///< from 0 to 1, when that is known
};

/// What no other card shows: it says how high it is, at a width or at any, and tells the mirror of itself.
struct Drawn {
    using Height = std::function<float(const Frame&, float width)>;
    using Draw = std::function<void(Frame&, Rect)>;

    Drawn(float high, Draw how) : height([high](const Frame&, float) { return high; }), draw(std::move(how)) {}
    Drawn(Height high, Draw how) : height(std::move(high)), draw(std::move(how)) {}

    Height height;
    Draw draw;
};

using Block = std::variant<Passage, HeadlineBlock, FactRows, Links, ButtonRow, ActionRow, Choice, ProgressBlock, Drawn>;

class Card {
public:
    Card() = default;
    /// One that is folded away until its heading is pressed. Who builds it need not say what is in it while it `is_folded()`.
    Card(const Fold& fold, const ViewState& view) : fold_(fold), view_(&view) {}

    /// Below what is there already, with a gap between them. A block without content takes no room, nor its gap.
    Card& add(Block block, float gap = 0) &;
    /// The same of a card without a name. Who has one adds to it, then returns it: to return what add() gives would copy it.
    [[nodiscard]] Card add(Block block, float gap = 0) &&;
    /// At the bottom, below what is left where the card gets more room than it needs.
    Card& add_at_bottom(Block block, float gap = 0);
    /// The whole card is a group of the mirror.
    Card& name(std::string id, std::string words, const char* role = "group");
    /// So much above and below what is in it, in place of as much as left and right.
    Card& padding(float padding);
    /// At least so high: what may come has its room, so that nothing below moves when it does.
    Card& least(float height);

    [[nodiscard]] bool is_folded() const { return fold_ && !(view_->*fold_->open); }
    [[nodiscard]] bool empty() const { return !fold_ && blocks_.empty(); }

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
    const char* role_ = "group";
    float padding_ = space::kCard;
    float least_ = 0;
    std::optional<Fold> fold_;
    const ViewState* view_ = nullptr;
};

}  // namespace shunt::ui
