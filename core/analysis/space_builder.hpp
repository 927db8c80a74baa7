// From a puzzle to its numbered positions, in slices, within a memory limit.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/packing/packed_space.hpp"
#include "core/puzzle/puzzle.hpp"

namespace shunt::analysis {

/// Counts the packings of a puzzle and numbers them.
class SpaceBuilder {
public:
    enum class State : unsigned char { building, done, refused };

    /// `memory_limit` in bytes; `most_packings` that whoever asks can do with: absent, as many as it has bits. `puzzle` must outlive the
    /// builder. Refuses at once when the board has more than 64 cells or when it is plain that there are more packings.
    SpaceBuilder(const puzzle::Puzzle& puzzle, puzzle::Metric metric, std::uint64_t memory_limit,
                 std::optional<std::uint64_t> most_packings = {});

    /// Works on about `budget` nodes of the automaton.
    State advance(std::uint64_t budget);
    [[nodiscard]] State state() const { return state_; }
    /// Why it refused: one sentence with the figures.
    [[nodiscard]] const std::string& reason() const { return reason_; }
    /// Exact number of packings, decimal; empty while unknown.
    [[nodiscard]] const std::string& packings() const { return packings_; }
    [[nodiscard]] std::uint64_t bytes() const { return builder_ ? builder_->bytes() : 0; }
    /// The numbered positions, once done; call once.
    [[nodiscard]] packing::PackedSpace take();

private:
    void refuse(std::string reason);

    const puzzle::Puzzle* puzzle_;
    puzzle::Metric metric_;
    std::uint64_t memory_limit_;
    packing::Split split_;
    std::optional<packing::FrontierDagBuilder> builder_;
    State state_ = State::building;
    std::string reason_;
    std::string packings_;
};

}  // namespace shunt::analysis
