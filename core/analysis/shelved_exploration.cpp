#include "core/analysis/shelved_exploration.hpp"

#include <algorithm>

#include "core/base/readable.hpp"
#include "core/base/words.hpp"
#include "core/packing/position_cursor.hpp"

namespace shunt::analysis {
namespace {

using packing::PackedSpace;
using search::Rank;
using ShelfSearch = parts::ShelvedSearch<PackedSpace>;

class ShelvedExploration final : public Exploration {
public:
    ShelvedExploration(std::unique_ptr<PackedSpace> space, const parts::Shelf& shelf, ShelfSearch search)
        : space_(std::move(space)), shelf_(&shelf), search_(std::move(search)) {}

    State advance(std::uint64_t budget) override { return search_.advance(budget); }
    State advance_level(std::uint64_t budget) override { return search_.advance_level(budget); }
    [[nodiscard]] State state() const override { return search_.state(); }
    [[nodiscard]] bool is_crowded() const override { return space_->is_crowded(); }
    [[nodiscard]] std::string failure() const override { return shelf_->failure(); }
    [[nodiscard]] std::string doing() const override {
        return say("searching block {block} of {blocks}, {read} read, {written} written",
                   {{"block", grouped(std::min(search_.blocks_done() + 1, search_.blocks()))},
                    {"blocks", grouped(search_.blocks())},
                    {"read", bytes_text(shelf_->figures().bytes_read)},
                    {"written", bytes_text(shelf_->figures().bytes_written)}});
    }
    [[nodiscard]] int depth() const override { return search_.depth(); }
    [[nodiscard]] const std::vector<std::uint64_t>& counts() const override { return search_.counts(); }
    [[nodiscard]] const std::vector<std::uint64_t>& goal_counts() const override { return search_.goal_counts(); }
    [[nodiscard]] search::SearchStatistics statistics() const override { return search_.statistics(); }
    [[nodiscard]] std::optional<std::uint64_t> most() const override { return space_->size(); }
    [[nodiscard]] std::uint64_t bytes() const override {
        return packing::PositionCursor::bytes_with_space(*space_) + search_.bytes();
    }
    [[nodiscard]] std::unique_ptr<PositionListing> list_level(int /*depth*/, std::uint64_t from,
                                                              std::size_t most) override {
        return std::make_unique<PositionListingOf<ShelfSearch, PackedSpace>>(search_, *space_, from, most,
                                                                             space_->size());
    }
    [[nodiscard]] std::uint64_t level_parts() const override { return search_.level_parts(); }
    void tell_level_part(std::uint64_t part, PositionTaker& to) override {
        part_.clear();
        search_.add_level_part(part, part_);
        for (const Rank rank : part_) to.take(space_->position(rank));
    }

private:
    std::unique_ptr<PackedSpace> space_;
    const parts::Shelf* shelf_;
    ShelfSearch search_;
    std::vector<Rank> part_;  // of a level that is told
};

}  // namespace

parts::ShelfRoom ShelvedLevels::room(const PackedSpace& space, std::uint64_t memory) const {
    const std::uint64_t beside = packing::PositionCursor::bytes_with_space(space);
    parts::ShelfRoom room = parts::ShelfRoom::within(memory - std::min(memory, beside), space.size());
    if (block_words_ != 0) room.block_words = block_words_;
    return room;
}

std::uint64_t ShelvedLevels::bytes_needed(const PackedSpace& space, std::uint64_t memory) const {
    return packing::PositionCursor::bytes_with_space(space) + room(space, memory).bytes();
}

std::unique_ptr<Exploration> ShelvedLevels::begin(std::unique_ptr<PackedSpace> space, Rank start,
                                                  std::uint64_t memory) {
    parts::Shelf* const shelf = std::exchange(shelf_, nullptr);
    if (shelf == nullptr) return nullptr;
    auto search = ShelfSearch::create(*space, *shelf, room(*space, memory));
    if (!search) return nullptr;
    if (earlier_ && earlier_->states == space->size()) {
        search->go_on(*earlier_);
    } else {
        search->begin(start);
    }
    return std::make_unique<ShelvedExploration>(std::move(space), *shelf, std::move(*search));
}

}  // namespace shunt::analysis
