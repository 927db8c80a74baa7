// The job behind `shunt tile`.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.hpp"
#include "core/counting/piece_set.hpp"
#include "core/counting/tiling_count.hpp"
#include "core/job/counting_job.hpp"

namespace shunt::job {

struct TilingRequest {
    std::optional<counting::Grid> grid;  ///< an open grid
    std::optional<std::string>
        board;  ///< text of a board with walls (see counting::parse_floor); with `grid`: of that size
    std::vector<counting::PieceTerm> pieces;   ///< of counting::split_piece_set, with the text of every drawing
    int voids = 0;                             ///< exactly so many cells stay empty
    bool each_once = false;                    ///< every piece of the set stands once; else as often as needed
    std::optional<std::uint64_t> random_seed;  ///< present: also draw a random tiling
    std::uint64_t memory_limit = std::uint64_t{1} << 30;  ///< bytes
};

/// Counts the tilings, and draws one if asked to; unsolvable when there is none to draw.
class TilingJob final : public CountingJob<counting::TilingCount, outcome::TilingOutcome> {
public:
    /// Errors: neither grid nor board, or both of different sizes; those of the board's and the drawings' texts; an unknown name of
    /// pieces; a piece that fits nowhere (unless it belongs to a family); those of counting::TilingCount::create.
    [[nodiscard]] static Result<std::unique_ptr<TilingJob>> create(const TilingRequest& request);

    [[nodiscard]] Status status() const override;
    [[nodiscard]] outcome::TilingOutcome make_outcome() const override;

private:
    TilingJob(counting::TilingCount count, std::optional<std::uint64_t> random_seed)
        : CountingJob(std::move(count)), random_seed_(random_seed) {}

    void conclude() override;

    std::string tiling_;  // the random one
    std::optional<std::uint64_t> random_seed_;
};

}  // namespace shunt::job
