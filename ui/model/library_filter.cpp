#include "ui/model/library_filter.hpp"

#include <algorithm>
#include <limits>

namespace shunt::ui {

namespace {

/// Letters beyond ASCII stay as they are.
std::string lower(std::string text) {
    for (char& letter : text) {
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    }
    return text;
}

bool holds_words(const std::string& text, const std::string& words) {
    std::size_t at = 0;
    while ((at = words.find_first_not_of(' ', at)) != std::string::npos) {
        const std::size_t end = std::min(words.find(' ', at), words.size());
        if (text.find(words.substr(at, end - at)) == std::string::npos) return false;
        at = end;
    }
    return true;
}

bool in_range(Range range, int number, Thirds thirds) {
    switch (range) {
        case Range::any:
            return true;
        case Range::low:
            return number <= thirds.low;
        case Range::middle:
            return number > thirds.low && number <= thirds.middle;
        case Range::high:
            return number > thirds.middle;
    }
    return true;
}

}  // namespace

bool passes(const LibraryFilter& filter, const Entry& entry) {
    if (!filter.family.empty() && entry.family != filter.family) return false;
    if (!in_range(filter.cells, static_cast<int>(entry.puzzle.board().cells()), kCellThirds)) return false;
    if (!in_range(filter.pieces, static_cast<int>(entry.puzzle.pieces().size()), kPieceThirds)) return false;
    const auto length = known_length(entry, entry.puzzle.metric());
    if (filter.length != Range::any && (!length || !in_range(filter.length, *length, kLengthThirds))) return false;
    const std::string told = title(entry) + "\n" + entry.puzzle.source() + "\n" + entry.family;
    return holds_words(lower(told), lower(filter.words));
}

namespace {

/// What is least stands first.
int rank(const Entry& entry, LibraryOrder order) {
    if (order == LibraryOrder::smallest) return static_cast<int>(entry.puzzle.board().cells());
    const auto length = known_length(entry, entry.puzzle.metric());
    if (!length) return std::numeric_limits<int>::max();
    return order == LibraryOrder::longest ? -*length : *length;
}

}  // namespace

std::vector<EntryPtr> filtered(const LibraryFilter& filter, std::span<const EntryPtr> entries) {
    std::vector<EntryPtr> list;
    for (const EntryPtr& entry : entries) {
        if (passes(filter, *entry)) list.push_back(entry);
    }
    std::stable_sort(list.begin(), list.end(), [&](const EntryPtr& a, const EntryPtr& b) {
        if (filter.order == LibraryOrder::name) return lower(title(*a)) < lower(title(*b));
        return rank(*a, filter.order) < rank(*b, filter.order);
    });
    return list;
}

std::vector<std::string> families_of(std::span<const EntryPtr> entries) {
    std::vector<std::string> families;
    for (const EntryPtr& entry : entries) {
        if (std::find(families.begin(), families.end(), entry->family) == families.end())
            families.push_back(entry->family);
    }
    return families;
}

}  // namespace shunt::ui
