// Levels counted in parts (core/parts), each of which knows the whole puzzle and keeps some of its positions.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/analysis/in_parts.hpp"
#include "core/parts/partition.hpp"
#include "core/parts/post.hpp"
#include "core/parts/snapshot.hpp"

namespace shunt::analysis {

/// The parts that a post joins.
class PostedParts final : public InParts {
public:
    /// `post` must outlive it and what it begins. `least`: words of a block of numbers (partition.hpp).
    explicit PostedParts(parts::Post& post, std::uint64_t least = parts::Partition::kLeastWords)
        : post_(&post), least_(least) {}

    [[nodiscard]] int parts() const override { return post_->parts(); }
    [[nodiscard]] std::uint64_t bytes_needed(const packing::PackedSpace& space, int workers) const override;
    [[nodiscard]] std::unique_ptr<Exploration> begin(std::unique_ptr<packing::PackedSpace> space, search::Rank start,
                                                     search::Crew* crew) override;

    /// From now on what is begun can be asked for snapshots, and takes more memory.
    void save() { saves_ = true; }
    /// What is begun next goes on from there, instead of from its start: the snapshots of all parts of an earlier search of the same puzzle
    /// in the same metric. One of another space is begun from its start.
    void go_on(std::vector<parts::Snapshot> snapshots) {
        earlier_ = std::move(snapshots);
        save();
    }
    /// Of the search begun last, as long as that lives; nothing before.
    [[nodiscard]] std::optional<parts::Snapshot> snapshot() const {
        if (!snapshot_) return std::nullopt;
        return snapshot_();
    }

private:
    [[nodiscard]] parts::Partition partition(const packing::PackedSpace& space) const {
        return {space.size(), post_->parts(), least_};
    }

    parts::Post* post_;
    std::uint64_t least_;
    bool saves_ = false;
    std::vector<parts::Snapshot> earlier_;
    std::function<parts::Snapshot()> snapshot_;
};

}  // namespace shunt::analysis
