// How many tilings a floor has, and a random one of them.
#pragma once

#include <string>
#include <vector>

#include "core/base/natural.hpp"
#include "core/base/random.hpp"
#include "core/counting/scan.hpp"
#include "core/counting/tiling.hpp"
#include "core/counting/tiling_states.hpp"

namespace shunt::counting {

/// Counts in slices the ways to cover a floor by shapes from an unlimited stock, or by one of each piece. It scans along the side from
/// which the shapes reach less far ahead (for sets that hold all orientations the shorter one): there are at most 2 to that many
/// states in a layer, and far fewer in practice.
class TilingCount {
public:
    using Phase = Scan<TilingStates>::Phase;

    struct Request {
        Floor floor;
        std::vector<puzzle::Shape> shapes;  ///< as they lie, each once
        int voids = 0;                      ///< exactly so many cells stay empty
        bool draw = false;                  ///< keep what it takes to draw tilings
        std::vector<int> pieces{};  ///< by shape: of which piece, each of which stands once; empty: as often as needed
    };

    /// Errors: a number of voids below 0, above the floor's cells or above TilingStates::kMostVoids; shapes that reach
    /// more than Window::kBits cells ahead in either direction of the scan, less one for each piece that stands once; more than
    /// TilingStates::kMostPieces of these, or such as do not cover what is to be covered.
    [[nodiscard]] static Result<TilingCount> create(const Request& request, std::uint64_t memory_limit);

    /// Processes about `budget` states (some tenths of a microsecond for each, and some for each way to go on).
    Phase advance(std::uint64_t budget);
    [[nodiscard]] Phase phase() const { return impossible_ ? Phase::done : scan_.phase(); }
    [[nodiscard]] const Scan<TilingStates>& scan() const { return scan_; }

    /// Not known before: that depends on the shapes more than any estimate tells.
    [[nodiscard]] std::uint64_t bytes_needed() const { return 0; }
    [[nodiscard]] bool may_fit() const { return true; }
    /// How far it came and what might fit, for when the memory did not do.
    [[nodiscard]] std::string advice() const;

    /// Once done: the number of tilings.
    [[nodiscard]] Natural tilings() const;
    /// Once done, with `draw`: a tiling, each with the same probability; there must be one. O(cells x places in a
    /// window x shapes).
    [[nodiscard]] Tiling draw(Random& random) const;

private:
    TilingCount(const Request& request, bool transposed, std::uint64_t memory_limit);

    bool transposed_;  // the scan's grid is the transposed of the request's
    bool impossible_;  // the sizes of the shapes cannot add up to the cells to cover
    Scan<TilingStates> scan_;
};

}  // namespace shunt::counting
