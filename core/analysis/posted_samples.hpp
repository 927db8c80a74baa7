// Lengths that the parts joined by a post (core/parts/post.hpp) draw together.
#pragma once

#include "core/analysis/drawn_lengths.hpp"
#include "core/parts/post.hpp"

namespace shunt::analysis {

class PostedSamples final : public DrawnTogether {
public:
    /// `post` must outlive it.
    explicit PostedSamples(parts::Post& post) : post_(&post) {}

    [[nodiscard]] int parts() const override { return post_->parts(); }
    [[nodiscard]] int part() const override { return post_->part(); }
    /// A round of the post: what part 0 wishes is agreed after it.
    [[nodiscard]] Told tell(const DrawnLengths& own, bool more) override;

private:
    parts::Post* post_;
    std::uint64_t rounds_ = 0;
    std::uint64_t sent_ = 0;  // bytes, by this part
};

}  // namespace shunt::analysis
