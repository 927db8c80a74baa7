// What is new about a position, among those that are as near to a goal: the measure of best-first width search.
//
//     1   some piece stands where none of its kind stood before
//     2   some two pieces stand as no two of their kinds stood before
//     3   neither
//
// It keeps a search from filling up with positions that differ in what is of no matter. (Lipovetzky and Geffner, "Width and serialization
// of classical planning problems", 2012.)
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/bit_array.hpp"
#include "core/levels/position_keys.hpp"

namespace shunt::approach {

class Novelty {
public:
    /// The least new.
    static constexpr std::size_t kNone = 3;

    /// `keys` must outlive it. What takes more than `most_bytes` is not told apart: classes then share what they remember.
    Novelty(const levels::PositionKeys& keys, std::uint64_t most_bytes);

    /// Of a position among those of its class, which remembers it. `moved`: the field of the only piece in which it differs from a
    /// position of this class that was asked for before; absent: there may be none. O(pieces), or O(pieces^2) without it.
    [[nodiscard]] std::size_t of(const std::uint64_t* key, std::size_t of_class, std::optional<std::size_t> moved);
    /// Memory held.
    [[nodiscard]] std::uint64_t bytes() const { return bytes_; }

private:
    [[nodiscard]] WordArray& seen_by(std::size_t of_class);
    [[nodiscard]] std::size_t note(WordArray& seen, std::size_t field);

    const levels::PositionKeys* keys_;
    std::uint64_t atoms_ = 0;                // kinds with a place each
    std::vector<std::uint64_t> first_atom_;  // by field
    std::uint64_t words_ = 0;                // of a class
    std::size_t most_classes_ = 1;
    std::vector<WordArray> seen_;       // by class; bits of pairs, an atom with itself being one of them
    std::vector<std::uint64_t> stand_;  // by field: atoms of the position that is asked for
    std::uint64_t bytes_ = 0;
};

}  // namespace shunt::approach
