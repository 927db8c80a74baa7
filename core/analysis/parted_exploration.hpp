// Levels counted in parts (core/parts), each of which knows the whole puzzle and keeps some of its positions.
#pragma once

#include "core/analysis/in_parts.hpp"
#include "core/parts/partition.hpp"
#include "core/parts/post.hpp"

namespace shunt::analysis {

/// The parts that a post joins.
class PostedParts final : public InParts {
public:
    /// `post` must outlive it and what it begins. `least`: words of a block of numbers (partition.hpp).
    explicit PostedParts(parts::Post& post, std::uint64_t least = parts::Partition::kLeastWords)
        : post_(&post), least_(least) {}

    [[nodiscard]] int parts() const override { return post_->parts(); }
    [[nodiscard]] std::uint64_t bytes_needed(const packing::PackedSpace& space) const override;
    [[nodiscard]] std::unique_ptr<Exploration> begin(std::unique_ptr<packing::PackedSpace> space,
                                                     search::Rank start) const override;

private:
    [[nodiscard]] parts::Partition partition(const packing::PackedSpace& space) const {
        return {space.size(), post_->parts(), least_};
    }

    parts::Post* post_;
    std::uint64_t least_;
};

}  // namespace shunt::analysis
