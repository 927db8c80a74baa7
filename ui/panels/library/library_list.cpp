#include "ui/panels/library/library_list.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "core/base/words.hpp"
#include "ui/board/picture_paint.hpp"
#include "ui/panels/library/library_filters.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/tooltip.hpp"
#include "ui/words/entry_words.hpp"
#include "ui/words/origin_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kLibraryListCard = 112;
constexpr float kLibraryListThumbnail = 68;
constexpr float kLeastWidth = 340;
constexpr float kMostWidth = 440;  // where there is room, names are whole

void tick(Frame& frame, Vec at) {
    const std::array<Vec, 3> line{Vec{at.x - 6, at.y}, Vec{at.x - 2, at.y + 4}, Vec{at.x + 6, at.y - 5}};
    frame.paint.path(line, frame.colours.accent, 2.2f);
}

std::string figures(const Entry& entry) {
    const std::string pieces =
        say("{count, plural, one {# piece} other {# pieces}}", {{"count", entry.puzzle.pieces().size()}});
    const std::string told = subtitle(entry);
    return told.find(pieces) == std::string::npos ? told + " · " + pieces : told;
}

/// Returns the lines that are cut, whole, in one. Names take two lines at most, and the source, which is last, what is left.
std::string card_words(Frame& frame, const Entry& entry, Rect rect, bool solved) {
    constexpr std::size_t kMost = 2;
    constexpr float kLibraryListEdge = 6;  // above and below the words, at least
    const float x = rect.x + kLibraryListThumbnail + 26;
    const float room = rect.right() - x - (solved ? 34 : 12);
    struct Part {
        TextStyle style;
        Colour colour;
        std::string text;
        std::vector<std::string> lines;
    };
    std::array<Part, 3> parts{Part{type::kStrong, frame.colours.ink, title(entry), {}},
                              Part{type::kSmall, frame.colours.ink, figures(entry), {}},
                              Part{type::kSmall, frame.colours.quiet, origin(entry), {}}};
    std::string cut;
    float high = 0;
    for (Part& part : parts) {
        const float left = (rect.h - 2 * kLibraryListEdge - high) / Painter::line_height(part.style);
        const std::size_t most = &part == &parts.back() ? std::max(kMost, static_cast<std::size_t>(left)) : kMost;
        part.lines = frame.paint.wrapped(part.style, part.text, room, most);
        high += Painter::line_height(part.style) * static_cast<float>(part.lines.size());
        if (!part.lines.empty() && part.lines.back().ends_with("…")) cut += (cut.empty() ? "" : " · ") + part.text;
    }
    Rect words{x, rect.centre().y - high / 2, room, high};
    for (const Part& part : parts) words.cut_top(frame.paint.draw_lines(words, part.style, part.colour, part.lines));
    if (solved) tick(frame, {rect.right() - 20, rect.y + 26});
    return cut;
}

/// For those who do not see the card.
std::string label_of(const Entry& entry, bool solved) {
    const std::string label =
        title(entry) + ", " + figures(entry) + (solved ? std::string(", ") + say("solved") : "") + ", " + origin(entry);
    return is_of_library(entry) ? label + ", " + say("MIT licence") : label;
}

/// Drawn only where it is `seen`, known to the mirror always.
void puzzle_card(Frame& frame, ListedCard& card, Rect rect, Rect seen, bool selected, bool solved) {
    const EntryPtr& entry = card.entry;
    if (card.label.empty() || card.solved != solved) card.label = label_of(*entry, solved);
    card.solved = solved;
    Widget widget;
    widget.id = card.id;
    widget.role = "option";
    widget.label = card.label;
    widget.group = "library";
    widget.rect = rect;
    widget.selected = selected;
    const Press state = press(frame, std::move(widget), {command::OpenEntry{entry}});
    if (rect.bottom() <= seen.y || rect.y >= seen.bottom()) return;
    const bool marked = selected || state.hovered || state.held;
    frame.paint.rect(rect, selected ? frame.colours.soft : frame.colours.card, space::kCardRadius);
    frame.paint.border(rect, marked ? frame.colours.accent : frame.colours.line, space::kCardRadius);
    const std::string cut = card_words(frame, *entry, rect, solved);
    if (state.hovered) rest_tooltip(frame, card.id, rect, cut);
    draw_thumbnail(
        frame, entry->puzzle, entry->start, frame.memory.colours(entry),
        {rect.x + 14, rect.centre().y - kLibraryListThumbnail / 2, kLibraryListThumbnail, kLibraryListThumbnail});
}

std::string all_words(LibraryOrder order, std::size_t all, bool brief) {
    constexpr std::array kBrief{Phrase("{count, plural, one {# puzzle} other {# puzzles}}, the shortest first"),
                                Phrase("{count, plural, one {# puzzle} other {# puzzles}}, the longest first"),
                                Phrase("{count, plural, one {# puzzle} other {# puzzles}}, the smallest first"),
                                Phrase("{count, plural, one {# puzzle} other {# puzzles}}, by name")};
    constexpr std::array kWhole{
        Phrase("{count, plural, one {# puzzle} other {# puzzles}}, the shortest first, each in its own metric"),
        Phrase("{count, plural, one {# puzzle} other {# puzzles}}, the longest first, each in its own metric"),
        kBrief[2], kBrief[3]};
    return say((brief ? kBrief : kWhole)[static_cast<std::size_t>(order)], {{"count", all}});
}

std::string count_words(LibraryOrder order, bool some, std::size_t shown, std::size_t all) {
    if (!some) return all_words(order, all, false);
    if (shown == 0) return say("No puzzle is like that.");
    return say("{shown} of {count, plural, one {# puzzle} other {# puzzles}}", {{"shown", shown}, {"count", all}});
}

/// What is kept of all, and of what it was made.
struct AllListed {
    Listed listed;
    std::size_t library = 0;  // it only grows
    std::uint64_t drafts = 0;
    std::vector<EntryPtr> found;
};

std::vector<EntryPtr> found_entries(const Model& model) {
    std::vector<EntryPtr> entries;
    if (!model.finder.report()) return entries;
    for (const FoundPuzzle& found : model.finder.report()->found) entries.push_back(found.entry);
    return entries;
}

Listed listed_of(const Model& model, std::span<const EntryPtr> found) {
    Listed listed;
    const auto add = [&](const EntryPtr& entry, std::string id) {
        listed.entries.push_back(entry);
        listed.ids.emplace(entry, std::move(id));
    };
    for (const EntryPtr& entry : model.library.entries()) add(entry, "puzzle:" + entry->id);
    for (const Draft& draft : model.drafts.list()) add(draft.entry, "yours:" + draft.id);
    for (const EntryPtr& entry : found) add(entry, "found:" + std::to_string(listed.entries.size()));
    listed.families = families_of(listed.entries);
    return listed;
}

/// What is kept of those that pass, and of what it was made.
struct ShownPuzzles {
    std::vector<ListedCard> cards;
    std::uint64_t version = 0;  // none is so
    LibraryFilter filter;
    const Grammar* spoken = nullptr;
};

}  // namespace

const Listed& all_puzzles(Frame& frame, const Model& model) {
    auto& known = frame.memory.slots.of<AllListed>();
    const std::size_t library = model.library.entries().size();
    std::vector<EntryPtr> found = found_entries(model);
    const bool is_same = known.library == library && known.drafts == model.drafts.revision() && known.found == found;
    if (is_same && known.listed.version > 0) return known.listed;
    const std::uint64_t version = known.listed.version + 1;
    known = {listed_of(model, found), library, model.drafts.revision(), std::move(found)};
    known.listed.version = version;
    return known.listed;
}

std::vector<ListedCard>& shown_puzzles(Frame& frame, const Listed& listed, const LibraryFilter& filter) {
    auto& known = frame.memory.slots.of<ShownPuzzles>();
    const Grammar* spoken = &spoken_grammar();
    if (known.version == listed.version && known.filter == filter && known.spoken == spoken) return known.cards;
    known = {{}, listed.version, filter, spoken};
    for (EntryPtr& entry : filtered(filter, listed.entries)) {
        const std::string& id = listed.ids.at(entry);
        known.cards.push_back({std::move(entry), id, {}, false});
    }
    return known.cards;
}

void library_count(Frame& frame, const ViewState& view, Rect row, std::size_t shown, std::size_t all) {
    const LibraryFilter& filter = view.library_filter;
    const bool some = filter.narrows();
    const std::string text = count_words(filter.order, some, shown, all);
    if (some) {
        const char* label = say("Show all");
        const Rect all_of_them = row.cut_right(button_width(frame, label), 8);
        LibraryFilter everything;
        everything.order = filter.order;
        button(frame, all_of_them, {"library.clear", label, Icon::none, ButtonStyle::text, false, std::nullopt},
               command::FilterLibrary{std::move(everything)});
    }
    frame.label("library.count", "text", row, text);
    const bool whole = some || frame.paint.width(type::kSmallStrong, text) <= row.w;
    const std::string seen =
        frame.paint.fitted(type::kSmallStrong, whole ? text : all_words(filter.order, all, true), row.w);
    frame.paint.text({row.x, row.centre().y}, type::kSmallStrong, frame.colours.quiet, seen);
    if (some) return;
    row.cut_left(frame.paint.width(type::kSmallStrong, seen), space::kGap);
    frame.paint.text(
        {row.right(), row.centre().y}, type::kSmall, frame.colours.quiet,
        frame.paint.fitting(type::kSmall, {say("texts of the library: MIT licence"), say("MIT licence"), ""}, row.w),
        Align::right);
}

float library_cards(Frame& frame, const Model& model, std::vector<ListedCard>& shown, Rect area, Rect seen) {
    const float least = std::clamp(area.w / 5, kLeastWidth, kMostWidth);
    const int columns = std::max(1, static_cast<int>((area.w + space::kGap) / (least + space::kGap)));
    const float width = (area.w - space::kGap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    const int lines = (static_cast<int>(shown.size()) + columns - 1) / columns;
    area.h = static_cast<float>(lines) * (kLibraryListCard + space::kGap);
    frame.label("library", "listbox", area, say("Puzzles"));
    int place = 0;
    for (ListedCard& card : shown) {
        const auto column = static_cast<float>(place % columns);
        const auto line = static_cast<float>(place / columns);
        const Rect rect{area.x + column * (width + space::kGap), area.y + line * (kLibraryListCard + space::kGap),
                        width, kLibraryListCard};
        const bool selected = model.open.has_puzzle() && model.play.session().entry_ptr() == card.entry;
        puzzle_card(frame, card, rect, seen, selected, model.library.is_solved(card.entry->text));
        ++place;
    }
    return area.h;
}

}  // namespace shunt::ui
