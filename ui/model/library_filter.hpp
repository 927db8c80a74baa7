// Which puzzles of the library are listed, and in which order: words to search for, and a choice in each of five groups. Together they are
// what a person sees and changes, so they are kept as they were typed and pressed.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "ui/model/library.hpp"

namespace shunt::ui {

/// One choice of a range of numbers: all of them, or the n-th third.
enum class Range : unsigned char { any, low, middle, high };

/// What stands first.
enum class LibraryOrder : unsigned char {
    shortest,  ///< the shortest solution, in the puzzle's own metric; those without a known one last
    longest,   ///< the longest one; those without a known one last
    smallest,  ///< the fewest cells
    name,
};

struct LibraryFilter {
    std::string words;   ///< each must occur in name, source or family; in any case of letters
    std::string family;  ///< "" for all
    Range cells = Range::any;
    Range pieces = Range::any;
    Range length = Range::any;  ///< of a shortest solution, in the puzzle's own metric
    LibraryOrder order = LibraryOrder::shortest;

    /// Whether it may leave out some puzzles.
    [[nodiscard]] bool narrows() const {
        return !words.empty() || !family.empty() || cells != Range::any || pieces != Range::any || length != Range::any;
    }
    bool operator==(const LibraryFilter&) const = default;
};

/// Where the thirds end: low is up to the first number, middle up to the second.
struct Thirds {
    int low = 0;
    int middle = 0;
};
constexpr Thirds kCellThirds{16, 20};  ///< of cells that pieces can be on
constexpr Thirds kPieceThirds{8, 11};
constexpr Thirds kLengthThirds{25, 60};

/// Whether the puzzle is to be listed. Without a known length it is in no third of lengths. O(length of name and source).
[[nodiscard]] bool passes(const LibraryFilter& filter, const Entry& entry);
/// Those that pass, in the order of the filter; else in the order given.
[[nodiscard]] std::vector<EntryPtr> filtered(const LibraryFilter& filter, std::span<const EntryPtr> entries);
/// The families of these puzzles, each once, in their order.
[[nodiscard]] std::vector<std::string> families_of(std::span<const EntryPtr> entries);

}  // namespace shunt::ui
