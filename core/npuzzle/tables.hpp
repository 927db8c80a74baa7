// All that a lower bound looks up, for one size and home of the blank: built once, in slices, and kept as bytes if the caller likes.
//
//     choose_patterns ──> TablesBuilder ──advance...──> Tables ──to_bytes──> a file, a database
//                                                         ▲                        │
//                                                         └──────from_bytes────────┘  damaged or foreign bytes are refused
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.hpp"
#include "core/npuzzle/pattern_table.hpp"
#include "core/npuzzle/patterns.hpp"
#include "core/npuzzle/walking_distance.hpp"

namespace shunt::npuzzle {

/// Finished tables. Immutable.
class Tables {
public:
    /// `tables` has one table for each of the patterns, in their order.
    Tables(Patterns patterns, std::vector<PatternTable> tables);

    [[nodiscard]] const Patterns& patterns() const { return patterns_; }
    [[nodiscard]] const PatternTable& table(std::size_t pattern) const { return tables_[pattern]; }
    /// Only for boards small enough; made anew each time, in some 50 ms.
    [[nodiscard]] const std::optional<WalkingDistance>& walking() const { return walking_; }
    [[nodiscard]] std::uint64_t bytes() const;

    /// A lower bound of the steps a standing problem of this size and home of the blank needs, of the same parity. O(cells).
    [[nodiscard]] int at_least(const Problem& problem) const;

private:
    Patterns patterns_;
    std::vector<PatternTable> tables_;
    std::optional<WalkingDistance> walking_;
};

/// Builds tables in slices.
class TablesBuilder {
public:
    enum class State : unsigned char { building, done, refused };

    explicit TablesBuilder(Patterns patterns) : patterns_(std::move(patterns)) {}

    /// Expands about `budget` placements.
    State advance(std::uint64_t budget);
    /// Placements expanded so far, and about how many there will be.
    [[nodiscard]] std::uint64_t done() const { return done_ + (builder_ ? builder_->done() : 0); }
    [[nodiscard]] std::uint64_t total() const;
    /// Memory it holds now.
    [[nodiscard]] std::uint64_t bytes() const;
    /// The tables, once advance() returned done. It returns refused when the system has not the memory.
    [[nodiscard]] Tables take();

private:
    Patterns patterns_;
    std::vector<PatternTable> tables_;
    std::optional<PatternTableBuilder> builder_;
    std::uint64_t done_ = 0;
};

/// What bytes must have been written for to be of use for these patterns, as a name for files: "tiles-4x4-15-654".
[[nodiscard]] std::string name_of(const Patterns& patterns);

/// The tables as bytes: magic, version, size, home of the blank, patterns, entries, checksum. The same on every platform.
[[nodiscard]] std::string to_bytes(const Tables& tables);

/// Reads what to_bytes wrote for the same patterns. Errors: bytes of something else, of another version, of other patterns, cut off, or
/// damaged.
[[nodiscard]] Result<Tables> from_bytes(std::string_view bytes, const Patterns& patterns);

}  // namespace shunt::npuzzle
