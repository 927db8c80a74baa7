// What can be said of all positions of a level in 64 digits, so that others can check a census without having its positions.
//
//     hash of a level = the sum, modulo 2^256, of SHA-256(code of the position) of each of its positions           puzzle/position_code.hpp
//
// A sum and not the hash of a sorted list: no search has its positions in the order of their texts, and to sort them would take the memory
// that searches of a bit for each position are there to save. A sum is the same in whatever order, and by whatever plan, they are met.
// Somebody who is free to choose both sets can make two of them with equal sums; here there is one set, which the rules of the puzzle
// choose, and another one with its sum is as hard to come by as always.
#pragma once

#include <memory>
#include <vector>

#include "core/analysis/level_watch.hpp"
#include "core/base/sha256.hpp"
#include "core/puzzle/position_code.hpp"

namespace shunt::analysis {

class LevelHashes final : public LevelWatch, private PositionTaker {
public:
    explicit LevelHashes(const puzzle::Problem& problem) : code_(problem) {}

    [[nodiscard]] bool is_due(const Exploration& search) const override {
        if (search.counts().empty()) return false;  // it was full before its first level
        return defect_.empty() && static_cast<std::size_t>(search.depth()) >= hashes_.size();
    }
    void advance(Exploration& search, std::uint64_t budget) override;
    [[nodiscard]] const std::string& defect() const override { return defect_; }
    /// Of every level that was seen whole.
    [[nodiscard]] const std::vector<Digest>& hashes() const { return hashes_; }

private:
    void take(const puzzle::Position& position) override {
        sum_.add(code_.of(position));
        ++taken_;
    }
    void end_level(const Exploration& search);

    puzzle::PositionCode code_;
    std::vector<Digest> hashes_;
    // Of the level at hand.
    DigestSum sum_;
    std::uint64_t taken_ = 0;
    std::uint64_t part_ = 0;
    std::string defect_;
};

/// For jobs that can do without it, and then need not be linked with it.
[[nodiscard]] std::unique_ptr<LevelHashes> level_hashes_of(const puzzle::Problem& problem);

}  // namespace shunt::analysis
