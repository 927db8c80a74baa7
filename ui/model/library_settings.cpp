#include "ui/model/library_settings.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace shunt::ui {

namespace {

constexpr std::string_view kOwnPart = "own";
constexpr std::string_view kAtlasPart = "atlas";
constexpr std::string_view kInFamily = "in ";
constexpr std::string_view kWordsMark = ": ";

constexpr std::string_view kOrderWord = "order";
struct RangeWord {
    std::string_view word;
    Range LibraryFilter::*range;
};
constexpr std::array kRangeWords{RangeWord{"cells", &LibraryFilter::cells}, RangeWord{"pieces", &LibraryFilter::pieces},
                                 RangeWord{"length", &LibraryFilter::length}};

bool takes(std::string_view& rest, std::string_view beginning) {
    if (rest.substr(0, beginning.size()) != beginning) return false;
    rest.remove_prefix(beginning.size());
    return true;
}

/// The 1 of "cells1", and the blank behind it; 0 when something else comes.
int take_choice(std::string_view& rest, std::string_view word) {
    std::string_view after = rest;
    if (!takes(after, word) || after.empty() || after[0] < '1' || after[0] > '3') return 0;
    const int choice = after[0] - '0';
    after.remove_prefix(1);
    if (!after.empty() && !takes(after, " ")) return 0;
    rest = after;
    return choice;
}

std::string filter_text(const LibraryFilter& filter) {
    std::string text;
    const auto add = [&](const std::string& part) { text.append(text.empty() ? "" : " ").append(part); };
    const auto add_choice = [&](std::string_view word, int choice) {
        if (choice != 0) add(std::string(word) + std::to_string(choice));
    };
    add_choice(kOrderWord, static_cast<int>(filter.order));
    for (const auto& [word, range] : kRangeWords) add_choice(word, static_cast<int>(filter.*range));
    if (!filter.family.empty()) add(std::string(kInFamily) + filter.family);
    if (!filter.words.empty()) add(std::string(kWordsMark) + filter.words);
    return text;
}

/// False when there is something else between the parts.
bool read_filter(std::string_view rest, LibraryFilter& filter) {
    filter.order = static_cast<LibraryOrder>(take_choice(rest, kOrderWord));
    for (const auto& [word, range] : kRangeWords) filter.*range = static_cast<Range>(take_choice(rest, word));
    if (takes(rest, kInFamily)) {
        const std::size_t end = std::min(rest.find(" : "), rest.size());
        filter.family = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    if (!takes(rest, kWordsMark)) return rest.empty();
    filter.words = rest;
    return true;
}

}  // namespace

std::string library_settings(const ViewState& view) {
    if (view.library == LibraryPart::own) return std::string(kOwnPart);
    if (view.library == LibraryPart::atlas) return std::string(kAtlasPart);
    return filter_text(view.library_filter);
}

bool take_library_settings(ViewState& view, std::string_view text) {
    if (text == library_settings(view)) return true;
    if (text == kOwnPart || text == kAtlasPart) {
        view.library = text == kOwnPart ? LibraryPart::own : LibraryPart::atlas;
        return true;
    }
    LibraryFilter filter;
    if (!read_filter(text, filter)) return false;
    view.library = LibraryPart::puzzles;
    view.library_filter = std::move(filter);
    return true;
}

}  // namespace shunt::ui
