#include "core/finder/unit_search.hpp"

#include <algorithm>

#include "core/base/sort.hpp"

namespace shunt::finder {

UnitSearch::UnitSearch(const Finder& finder, std::uint64_t share)
    : finder_(finder),
      rules_{motion_of(finder.task().metric), finder.task().kind, static_cast<std::size_t>(finder.task().hardest),
             share},
      walk_(finder.catalogue(), finder.limits()),
      search_(StockSearch::create(finder.catalogue(), rules_)) {}

void UnitSearch::begin(Unit unit) {
    unit_ = std::move(unit);
    found_ = {};
    walk_.start_at(unit_.stock, true);
    first_ = true;
    searching_ = false;
}

UnitSearch::State UnitSearch::advance(std::int64_t& budget) {
    while (budget > 0) {
        if (!searching_) {
            if (!take_stock()) return State::done;
            --budget;
            auto task = describe_stock();
            searching_ = task.has_value();
            if (searching_) search_->begin(std::move(*task));
        } else {
            const State state = search_->advance(budget, found_);
            if (state == State::too_large || state == State::waiting) return state;
            searching_ = state == State::working;
            if (!searching_ && search_->bytes() > rules_.share) give_back();
        }
    }
    return State::working;
}

std::vector<Unit> UnitSearch::split() {
    if (!unit_.subtree) return {};
    const auto stock = walk_.stock();
    StockWalk walk(finder_.catalogue(), finder_.limits());  // the stock at hand keeps the boards of walk_
    walk.start_at(unit_.stock, true);
    walk.descend(stock);
    std::vector<std::pair<std::uint64_t, Unit>> rest;  // with the boards of its first stock
    for (bool down = true; walk.next(down); down = false)
        rest.emplace_back(walk.boards().size(), Unit{{walk.stock().begin(), walk.stock().end()}, true});
    shell_sort(rest, [](const auto& a, const auto& b) { return b.first < a.first; });
    if (rest.empty()) return {};
    unit_ = {{stock.begin(), stock.end()}, false};
    std::vector<Unit> units;
    for (auto& [boards, unit] : rest) units.push_back(std::move(unit));
    return units;
}

/// What a large stock took: another worker may need it for its own.
void UnitSearch::give_back() {
    most_bytes_ = most_bytes();
    search_ = StockSearch::create(finder_.catalogue(), rules_);
}

/// Goes to the next stock of the unit; false when there is none.
bool UnitSearch::take_stock() {
    if (first_) {
        first_ = false;
        return true;
    }
    return unit_.subtree && walk_.next();
}

/// The task for the present stock; empty when the stock is not searched, or searched as the mirror image of another.
std::optional<StockTask> UnitSearch::describe_stock() {
    const auto stock = walk_.stock();
    if (finder_.task().pieces && static_cast<int>(stock.size()) != *finder_.task().pieces) return std::nullopt;
    StockTask task{walk_.boards(), static_cast<int>(stock.size()), {stock.begin(), stock.end()}, 0, {}};
    images_.clear();
    for (const Symmetry& symmetry : finder_.symmetries()) {
        std::vector<ShapeId> image;
        for (const ShapeId shape : stock) image.push_back(symmetry.image[shape]);
        std::sort(image.begin(), image.end());
        if (std::lexicographical_compare(image.begin(), image.end(), stock.begin(), stock.end())) return std::nullopt;
        if (std::find(images_.begin(), images_.end(), image) != images_.end()) continue;
        images_.push_back(std::move(image));
        ++task.weight;
        ++task.corner_weights[symmetry.corner];
    }
    task.shapes.erase(std::unique(task.shapes.begin(), task.shapes.end()), task.shapes.end());
    return task;
}

}  // namespace shunt::finder
