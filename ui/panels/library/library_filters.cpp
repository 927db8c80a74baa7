#include "ui/panels/library/library_filters.hpp"

#include <algorithm>
#include <array>

#include "core/base/words.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/segmented.hpp"
#include "ui/widgets/text_field.hpp"
#include "ui/words/entry_words.hpp"

namespace shunt::ui {

namespace {

constexpr float kLibraryFiltersGap = 6;
constexpr float kLibraryFiltersCaption = 22;
constexpr float kCloser = 10;  // words of families are closer to their edges than those of other buttons

/// What of a puzzle is chosen by a range.
struct Counted {
    const char* id;
    Phrase heading;
    Phrase described;  ///< a range of it
    Thirds thirds;
    Range LibraryFilter::*range;
};
constexpr Counted kCounted[] = {
    {"library.cells", Phrase("Cells"), Phrase("{range} cells"), kCellThirds, &LibraryFilter::cells},
    {"library.pieces", Phrase("Pieces"), Phrase("{range} pieces"), kPieceThirds, &LibraryFilter::pieces},
    {"library.length", Phrase("Length"), Phrase("{range} length"), kLengthThirds, &LibraryFilter::length}};

/// "to 16", "17–20", "21+".
std::array<std::string, 4> range_words(Thirds thirds) {
    const auto number = [](int value) { return std::to_string(value); };
    return {say("Any"), say("to {most}", {{"most", thirds.low}}), number(thirds.low + 1) + "–" + number(thirds.middle),
            number(thirds.middle + 1) + "+"};
}

/// One of the three choices of a range, under a caption.
void choose_range(Frame& frame, Rect& column, float control, const LibraryFilter& filter, const Counted& counted) {
    const std::string group = counted.id;
    const char* heading = say(counted.heading);
    const Rect place = column.cut_top(kLibraryFiltersCaption);
    frame.paint.text({place.x, place.centre().y}, type::kSmall, frame.colours.quiet, heading);
    const auto words = range_words(counted.thirds);
    std::array<Segment, 4> segments;
    for (std::size_t n = 0; n < segments.size(); ++n) {
        LibraryFilter changed = filter;
        changed.*counted.range = static_cast<Range>(n);
        segments[n] = {group + ":" + std::to_string(n), words[n], say(counted.described, {{"range", words[n]}}),
                       command::FilterLibrary{std::move(changed)}};
    }
    segmented(frame, column.cut_top(control, kLibraryFiltersGap), group, heading, segments,
              static_cast<int>(filter.*counted.range), type::kSmallMedium);
}

/// In which order they are listed, under a caption.
void choose_order(Frame& frame, Rect& column, float control, const LibraryFilter& filter) {
    const std::array<const char*, 4> words{say("Shortest"), say("Longest"), say("Smallest"), say("Name")};
    const std::array<const char*, 4> meanings{say("the shortest solution first"), say("the longest solution first"),
                                              say("the smallest board first"), say("by name")};
    const Rect place = column.cut_top(kLibraryFiltersCaption);
    frame.paint.text({place.x, place.centre().y}, type::kSmall, frame.colours.quiet, say("First"));
    std::array<Segment, 4> segments;
    for (std::size_t n = 0; n < segments.size(); ++n) {
        LibraryFilter changed = filter;
        changed.order = static_cast<LibraryOrder>(n);
        segments[n] = {"library.order:" + std::to_string(n), words[n], meanings[n],
                       command::FilterLibrary{std::move(changed)}};
    }
    segmented(frame, column.cut_top(control, kLibraryFiltersGap), "library.order", say("Order"), segments,
              static_cast<int>(filter.order), type::kSmallMedium);
}

std::string family_label(const std::string& name) { return name.empty() ? say("All") : family_words(name); }

void family(Frame& frame, Rect rect, const LibraryFilter& filter, const std::string& name) {
    LibraryFilter changed = filter;
    changed.family = name;
    const bool chosen = filter.family == name;
    const ButtonStyle style = chosen ? ButtonStyle::primary : ButtonStyle::plain;
    const std::string id = "library.family:" + (name.empty() ? "All" : name);
    button(frame, rect, {id, family_label(name), Icon::none, style, false, chosen},
           command::FilterLibrary{std::move(changed)});
}

/// As many beside each other as there is room for.
void choose_family(Frame& frame, Rect& column, float control, const LibraryFilter& filter,
                   std::span<const std::string> families) {
    Rect row;
    const auto place = [&](const std::string& name) {
        const float width = std::min(button_width(frame, family_label(name)) - kCloser, column.w);
        if (row.w < width) row = column.cut_top(control, kLibraryFiltersGap);
        family(frame, row.cut_left(width, kLibraryFiltersGap), filter, name);
    };
    place("");
    for (const std::string& name : families) place(name);
}

}  // namespace

void library_search(Frame& frame, const ViewState& view, Rect rect) {
    TextField field{"library.search", say("Search by name or source"), view.library_filter.words, false,
                    [](std::string text) -> Command { return command::SearchLibrary{std::move(text)}; }};
    field.hint = field.label;
    field.escape = command::SearchLibrary{};
    text_field(frame, rect, field);
}

void library_choices(Frame& frame, const ViewState& view, std::span<const std::string> families, float control,
                     Rect& column) {
    const LibraryFilter& filter = view.library_filter;
    choose_family(frame, column, control, filter, families);
    for (const Counted& counted : kCounted) choose_range(frame, column, control, filter, counted);
    choose_order(frame, column, control, filter);
}

}  // namespace shunt::ui
