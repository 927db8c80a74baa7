#include "core/analysis/parted_exploration.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/analysis/position_listing.hpp"
#include "core/analysis/rank_exploration.hpp"
#include "core/base/sort.hpp"
#include "core/packing/position_cursor.hpp"
#include "core/parts/parted_search.hpp"
#include "core/parts/rank_list.hpp"

namespace shunt::analysis {
namespace {

using packing::PackedSpace;
using search::Rank;
using Search = parts::PartedSearch<PackedSpace>;

/// The first positions of the last level: every part lists what it keeps, then all tell each other.
class PartedListing final : public PositionListing {
public:
    PartedListing(const Search& search, const PackedSpace& space, parts::Post& post, std::size_t most)
        : space_(&space), post_(&post), most_(most), own_(search, most) {}

    bool advance(std::uint64_t budget) override {
        if (is_told_) return false;
        if (own_.advance(budget)) return true;
        gather();
        is_told_ = true;
        return false;
    }
    [[nodiscard]] bool has(std::uint64_t from, std::size_t most) const override {
        return is_told_ && from <= most_ && most <= most_ - from;
    }
    [[nodiscard]] std::vector<puzzle::Position> positions(std::uint64_t from, std::size_t most) const override {
        std::vector<puzzle::Position> positions;
        for (auto i = static_cast<std::size_t>(from); i < ranks_.size() && positions.size() < most; ++i)
            positions.push_back(space_->position(ranks_[i]));
        return positions;
    }
    [[nodiscard]] std::uint64_t bytes() const override { return own_.bytes() + ranks_.capacity() * sizeof(Rank); }

private:
    void gather();

    const PackedSpace* space_;
    parts::Post* post_;
    std::size_t most_;
    search::LevelListing<const Search> own_;
    std::vector<Rank> ranks_;
    bool is_told_ = false;
};

void PartedListing::gather() {
    parts::Letter own;
    parts::put_number(own, most_);  // memory may allow parts to list more or fewer
    parts::RankWriter writer(own);
    for (const Rank rank : own_.states()) writer.put(rank);
    const auto count = static_cast<std::size_t>(post_->parts());
    for (const auto& letter : post_->exchange(std::vector<parts::Letter>(count, own))) {
        std::string_view rest(letter);
        most_ = std::min(most_, static_cast<std::size_t>(parts::take_number(rest).value_or(0)));
        parts::RankReader reader(rest);
        while (const auto rank = reader.next()) ranks_.push_back(*rank);
    }
    shell_sort(ranks_);
    ranks_.resize(std::min(ranks_.size(), most_));
}

class PartedExploration final : public RankExploration<Search> {
public:
    PartedExploration(std::unique_ptr<PackedSpace> space, parts::Post& post, Search search)
        : RankExploration(std::move(space), std::move(search)), post_(&post) {}

    /// In any part.
    [[nodiscard]] bool is_crowded() const override { return state() == State::full; }
    [[nodiscard]] parts::Snapshot snapshot() const { return search().snapshot(); }
    [[nodiscard]] std::unique_ptr<PositionListing> list_level(int /*depth*/, std::uint64_t from,
                                                              std::size_t most) override {
        return std::make_unique<PartedListing>(search(), space(), *post_, static_cast<std::size_t>(from) + most);
    }

private:
    parts::Post* post_;
};

}  // namespace

std::uint64_t PostedParts::bytes_needed(const PackedSpace& space, int workers) const {
    return packing::PositionCursor::bytes_with_space(space, workers) +
           Search::bytes_needed(partition(space), *post_, saves_);
}

std::unique_ptr<Exploration> PostedParts::begin(std::unique_ptr<PackedSpace> space, Rank start, search::Crew* crew) {
    auto search = Search::create(*space, *post_, partition(*space), saves_, crew);
    if (!search) return nullptr;
    if (earlier_.empty() || earlier_.front().states != space->size()) {
        search->seed(start);
        search->begin();
    } else {
        search->go_on(earlier_);
    }
    earlier_.clear();
    auto exploration = std::make_unique<PartedExploration>(std::move(space), *post_, std::move(*search));
    if (saves_) snapshot_ = [begun = exploration.get()] { return begun->snapshot(); };
    return exploration;
}

}  // namespace shunt::analysis
