#include "core/analysis/solution_choices.hpp"

#include <algorithm>

#include "core/base/sort.hpp"

namespace shunt::analysis {

std::uint64_t Choice::heap_bytes() const {
    return position.anchors.capacity() * sizeof(puzzle::Cell) + from_start.heap_bytes() + to_goal.heap_bytes() +
           next.capacity() * sizeof(std::uint32_t);
}

std::uint64_t shared_columns(const Choices& choices) {
    return static_cast<std::uint64_t>(
        std::count_if(choices.begin(), choices.end(), [](const auto& column) { return column.size() == 1; }));
}

std::uint64_t shared_columns_reflected(const Choices& choices) {
    return static_cast<std::uint64_t>(std::count_if(choices.begin(), choices.end(), [](const auto& column) {
        return column.size() == 1 || (column.size() == 2 && column.front().mirror == 1);
    }));
}

SolutionChoices::SolutionChoices(const ShortestPaths& paths, PositionGraph& graph, const puzzle::Problem& problem)
    : paths_(&paths), graph_(&graph), puzzle_(&problem.puzzle), reflection_(puzzle::find_reflection(problem)) {
    choices_.resize(paths.layers());
    for (std::size_t layer = 0; layer < paths.layers(); ++layer)
        bytes_ahead_ += paths.layer_size(layer) * sizeof(Choice);
}

bool SolutionChoices::advance(std::uint64_t& budget) {
    while (column_ < choices_.size()) {
        if (!make_room(budget)) return true;
        if (next_ == choices_[column_].size()) {
            ++column_;
            next_ = 0;
            continue;
        }
        if (budget == 0) return true;
        const bool last = column_ + 1 == choices_.size();
        const auto* neighbours = last ? nullptr : graph_->neighbours().of(paths_->state(column_, next_), budget);
        if (neighbours == nullptr && !last) return true;
        if (last) --budget;
        write(next_++, last ? std::vector<search::Rank>() : *neighbours);
    }
    return false;
}

/// Has the column at hand, and the one that its positions add their ways to; false when the budget was used up before.
bool SolutionChoices::make_room(std::uint64_t& budget) {
    for (; roomy_ < std::min(column_ + 2, choices_.size()); ++roomy_) {
        auto& column = choices_[roomy_];
        const std::size_t size = paths_->layer_size(roomy_);
        if (column.capacity() == 0) {
            column.reserve(size);
            bytes_ += size * sizeof(Choice);
            bytes_ahead_ -= size * sizeof(Choice);
        }
        for (; column.size() < size && budget > 0; --budget) column.emplace_back();
        if (column.size() < size) return false;
        if (roomy_ == 0) column.front().from_start = 1;
    }
    return true;
}

/// All ways to the position are known.
void SolutionChoices::write(std::size_t number, const std::vector<search::Rank>& neighbours) {
    Choice& choice = choices_[column_][number];
    choice.position = graph_->position(paths_->state(column_, number));
    choice.to_goal = paths_->ways(column_, number);
    for (const search::Rank neighbour : neighbours)
        if (const auto next = paths_->find(neighbour, column_ + 1))
            choice.next.push_back(static_cast<std::uint32_t>(*next));
    shell_sort(choice.next);
    choice.next.erase(std::unique(choice.next.begin(), choice.next.end()), choice.next.end());
    for (const std::uint32_t next : choice.next) choices_[column_ + 1][next].from_start += choice.from_start;
    if (reflection_) {
        const auto image = paths_->find(graph_->number(reflected(*puzzle_, *reflection_, choice.position)), column_);
        if (image) choice.mirror = static_cast<std::uint32_t>(*image);
    }
    bytes_ += choice.heap_bytes();
}

}  // namespace shunt::analysis
