#include "core/analysis/shelved_exploration.hpp"

#include <algorithm>

#include "core/analysis/rank_exploration.hpp"
#include "core/base/readable.hpp"
#include "core/base/words.hpp"
#include "core/packing/position_cursor.hpp"
#include "core/parts/shelved_way.hpp"

namespace shunt::analysis {
namespace {

using packing::PackedSpace;
using search::Rank;
using ShelfSearch = parts::ShelvedSearch<PackedSpace>;

class ShelvedExploration final : public RankExploration<ShelfSearch> {
public:
    ShelvedExploration(std::unique_ptr<PackedSpace> space, parts::Shelf& shelf, ShelfSearch search)
        : RankExploration(std::move(space), std::move(search)), shelf_(&shelf) {}

    [[nodiscard]] bool is_crowded() const override { return space().is_crowded(); }
    [[nodiscard]] std::string failure() const override {
        if (is_lost_ && shelf_->failure().empty()) return say("the levels in the files do not lead back to the start");
        return shelf_->failure();
    }
    [[nodiscard]] std::string doing() const override {
        return say("searching block {block} of {blocks}, {read} read, {written} written",
                   {{"block", grouped(std::min(search().blocks_done() + 1, search().blocks()))},
                    {"blocks", grouped(search().blocks())},
                    {"read", bytes_text(shelf_->figures().bytes_read)},
                    {"written", bytes_text(shelf_->figures().bytes_written)}});
    }
    [[nodiscard]] std::unique_ptr<PositionListing> list_level(int /*depth*/, std::uint64_t from,
                                                              std::size_t most) override {
        return std::make_unique<PositionListingOf<ShelfSearch, PackedSpace>>(search(), space(), from, most,
                                                                             space().size());
    }
    [[nodiscard]] std::uint64_t level_parts() const override { return search().level_parts(); }
    void tell_level_part(std::uint64_t part, PositionTaker& to) override {
        part_.clear();
        search().add_level_part(part, part_);
        for (const Rank rank : part_) to.take(space().position(rank));
    }
    bool find_path(std::uint64_t budget) override {
        if (!way_) {
            neighbours_.emplace(space(), search().cursor());
            way_.emplace(space(), *neighbours_, *shelf_, depth());
        }
        const bool more = way_->advance(budget);
        is_lost_ = !more && path_size() == 0;
        return more;
    }
    [[nodiscard]] std::size_t path_size() const override { return way_->path().size(); }
    [[nodiscard]] puzzle::Position on_path(std::size_t number) const override {
        return space().position(way_->path()[path_size() - 1 - number]);
    }

private:
    parts::Shelf* shelf_;
    std::vector<Rank> part_;  // of a level that is told
    std::optional<search::NeighboursOf<PackedSpace>> neighbours_;
    std::optional<parts::ShelvedWay<PackedSpace>> way_;
    bool is_lost_ = false;  // the way is not found
};

}  // namespace

parts::ShelfRoom ShelvedLevels::room(const PackedSpace& space, std::uint64_t memory, int workers) const {
    const std::uint64_t beside = packing::PositionCursor::bytes_with_space(space, workers);
    parts::ShelfRoom room = parts::ShelfRoom::within(memory - std::min(memory, beside), space.size(), workers);
    if (block_words_ != 0) room.block_words = block_words_;
    room.held_bytes = held_bytes_.value_or(room.held_bytes);
    return room;
}

std::uint64_t ShelvedLevels::bytes_needed(const PackedSpace& space, std::uint64_t memory, int workers) const {
    return packing::PositionCursor::bytes_with_space(space, workers) + room(space, memory, workers).bytes();
}

std::unique_ptr<Exploration> ShelvedLevels::begin(std::unique_ptr<PackedSpace> space, Rank start, Purpose purpose,
                                                  std::uint64_t memory, search::Crew* crew) {
    parts::Shelf* const shelf = std::exchange(shelf_, nullptr);
    if (shelf == nullptr) return nullptr;
    const int workers = crew == nullptr ? 1 : crew->size();
    auto search = ShelfSearch::create(*space, *shelf, room(*space, memory, workers), purpose == Purpose::solve, crew);
    if (!search) return nullptr;
    if (earlier_ && earlier_->states == space->size()) {
        search->go_on(*earlier_);
    } else {
        search->begin(start);
    }
    return std::make_unique<ShelvedExploration>(std::move(space), *shelf, std::move(*search));
}

}  // namespace shunt::analysis
