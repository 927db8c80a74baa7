#include "ui/panels/library_filters.hpp"

#include <algorithm>
#include <array>

#include "ui/widgets/button.hpp"
#include "ui/widgets/segmented.hpp"
#include "ui/widgets/text_field.hpp"

namespace shunt::ui {

namespace {

constexpr float kGap = 6;
constexpr float kCaption = 22;

/// "to 16", "17–20", "21+".
std::array<std::string, 4> range_words(Thirds thirds) {
    const auto number = [](int value) { return std::to_string(value); };
    return {"Any", "to " + number(thirds.low), number(thirds.low + 1) + "–" + number(thirds.middle),
            number(thirds.middle + 1) + "+"};
}

/// One of the three choices of a range, under a caption.
void choose_range(Frame& frame, Rect& column, float control, const LibraryFilter& filter, const std::string& caption,
                  Thirds thirds, Range LibraryFilter::*range) {
    const std::string group = "library." + caption;
    const std::string heading = static_cast<char>(caption[0] - 'a' + 'A') + caption.substr(1);
    const Rect place = column.cut_top(kCaption);
    frame.paint.text({place.x, place.centre().y}, type::kSmall, frame.colours.quiet, heading);
    const auto words = range_words(thirds);
    std::array<Segment, 4> segments;
    for (std::size_t n = 0; n < segments.size(); ++n) {
        LibraryFilter changed = filter;
        changed.*range = static_cast<Range>(n);
        segments[n] = {group + ":" + std::to_string(n), words[n], words[n] + " " + caption,
                       command::FilterLibrary{std::move(changed)}};
    }
    segmented(frame, column.cut_top(control, kGap), group, heading, segments, static_cast<int>(filter.*range),
              type::kSmallMedium);
}

void family(Frame& frame, Rect rect, const LibraryFilter& filter, const std::string& name) {
    LibraryFilter changed = filter;
    changed.family = name;
    const std::string label = name.empty() ? "All" : name;
    const bool chosen = filter.family == name;
    const ButtonStyle style = chosen ? ButtonStyle::primary : ButtonStyle::plain;
    button(frame, rect, {"library.family:" + label, label, Icon::none, style, false, chosen},
           command::FilterLibrary{std::move(changed)});
}

/// As many beside each other as there is room for.
void choose_family(Frame& frame, Rect& column, float control, const LibraryFilter& filter,
                   std::span<const std::string> families) {
    Rect row;
    const auto place = [&](const std::string& name) {
        const float width = std::min(button_width(frame, name.empty() ? "All" : name), column.w);
        if (row.w < width) row = column.cut_top(control, kGap);
        family(frame, row.cut_left(width, kGap), filter, name);
    };
    place("");
    for (const std::string& name : families) place(name);
}

}  // namespace

void library_search(Frame& frame, const ViewState& view, Rect rect) {
    TextField field{"library.search", "Search by name or source", view.library_filter.words, false,
                    [](std::string text) -> Command { return command::SearchLibrary{std::move(text)}; }};
    field.hint = "Search by name or source";
    field.escape = command::SearchLibrary{};
    text_field(frame, rect, field);
}

void library_choices(Frame& frame, const ViewState& view, std::span<const std::string> families, float control,
                     Rect& column) {
    const LibraryFilter& filter = view.library_filter;
    choose_family(frame, column, control, filter, families);
    choose_range(frame, column, control, filter, "cells", kCellThirds, &LibraryFilter::cells);
    choose_range(frame, column, control, filter, "pieces", kPieceThirds, &LibraryFilter::pieces);
    choose_range(frame, column, control, filter, "length", kLengthThirds, &LibraryFilter::length);
}

}  // namespace shunt::ui
