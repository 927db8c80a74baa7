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
    std::optional<std::uint64_t> random_seed;  ///< present: also draw a random tiling
    std::uint64_t memory_limit = std::uint64_t{1} << 30;  ///< bytes
};

/// Counts the tilings. Report keys: tilings (decimal string; only when it was counted), tiling (a random one as
/// print_tiling writes it, when asked for and there is one), seed (with it), status (unsolvable when a random one was
/// asked for and there is none), reason (limit only), seconds, peak_bytes.
class TilingJob final : public CountingJob<counting::TilingCount> {
public:
    TilingJob(counting::TilingCount count, std::optional<std::uint64_t> random_seed)
        : CountingJob(std::move(count)), random_seed_(random_seed) {}

    [[nodiscard]] Status status() const override;
    [[nodiscard]] std::string report(double seconds) const override;

private:
    std::optional<std::uint64_t> random_seed_;
};

/// Errors: neither grid nor board, or both of different sizes; those of the board's and the drawings' texts; an unknown
/// name of pieces; a piece that fits nowhere (unless it belongs to a family); those of counting::TilingCount::create.
[[nodiscard]] Result<std::unique_ptr<Job>> make_tiling_job(const TilingRequest& request);

}  // namespace shunt::job
