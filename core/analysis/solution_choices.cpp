#include "core/analysis/solution_choices.hpp"

#include <algorithm>
#include <utility>

#include "core/base/sort.hpp"

namespace shunt::analysis {
namespace {

constexpr std::uint32_t kDropped = UINT32_MAX;

bool is_own_mirror(const std::vector<Choice>& column, std::size_t number) { return column[number].mirror == number; }

/// Which positions of every column are on a solution through the one that is left in its own.
std::vector<std::vector<bool>> kept_through(const Choices& choices, std::size_t column, std::size_t number) {
    std::vector<std::vector<bool>> kept;
    kept.reserve(choices.size());
    for (const auto& each : choices) kept.emplace_back(each.size(), false);
    kept[column][number] = true;
    for (std::size_t before = column; before-- > 0;) {
        for (std::size_t i = 0; i < choices[before].size(); ++i)
            for (const std::uint32_t next : choices[before][i].next)
                if (kept[before + 1][next]) kept[before][i] = true;
    }
    for (std::size_t at = column; at + 1 < choices.size(); ++at) {
        for (std::size_t i = 0; i < choices[at].size(); ++i)
            for (const std::uint32_t next : choices[at][i].next)
                if (kept[at][i]) kept[at + 1][next] = true;
    }
    return kept;
}

/// Drops the others; what is left has its new numbers everywhere.
void drop_others(Choices& choices, const std::vector<std::vector<bool>>& kept) {
    std::vector<std::vector<std::uint32_t>> numbers;
    for (const auto& column : kept) {
        std::uint32_t count = 0;
        auto& renumbered = numbers.emplace_back();
        for (const bool stays : column) renumbered.push_back(stays ? count++ : kDropped);
    }
    for (std::size_t at = 0; at < choices.size(); ++at) {
        std::vector<Choice> column;
        for (std::size_t i = 0; i < choices[at].size(); ++i) {
            if (!kept[at][i]) continue;
            Choice& choice = column.emplace_back(std::move(choices[at][i]));
            for (std::uint32_t& next : choice.next) next = numbers[at + 1][next];
            std::erase(choice.next, kDropped);
            choice.mirror.reset();  // the image of a solution need not pass the position
        }
        choices[at] = std::move(column);
    }
}

void count_ways(Choices& choices) {
    for (auto& column : choices)
        for (Choice& choice : column) choice.from_start = choice.to_goal = 0;
    choices.front().front().from_start = 1;
    for (std::size_t at = 0; at + 1 < choices.size(); ++at)
        for (const Choice& choice : choices[at])
            for (const std::uint32_t next : choice.next) choices[at + 1][next].from_start += choice.from_start;
    for (Choice& choice : choices.back()) choice.to_goal = 1;
    for (std::size_t at = choices.size() - 1; at-- > 0;)
        for (Choice& choice : choices[at])
            for (const std::uint32_t next : choice.next) choice.to_goal += choices[at + 1][next].to_goal;
}

}  // namespace

std::uint64_t Choice::heap_bytes() const {
    return position.anchors.capacity() * sizeof(puzzle::Cell) + from_start.heap_bytes() + to_goal.heap_bytes() +
           next.capacity() * sizeof(std::uint32_t);
}

std::uint64_t shared_columns(const Choices& choices) {
    return static_cast<std::uint64_t>(
        std::count_if(choices.begin(), choices.end(), [](const auto& column) { return column.size() == 1; }));
}

std::uint64_t shared_columns_mirrored(const Choices& choices) {
    return static_cast<std::uint64_t>(std::count_if(choices.begin(), choices.end(), [](const auto& column) {
        return column.size() == 1 || (column.size() == 2 && column.front().mirror == 1);
    }));
}

/// A solution is its own image where every position of it is; all others come in pairs.
Natural solutions_mirrored(const Choices& choices) {
    std::vector<Natural> ways(choices.back().size(), 0);
    for (std::size_t i = 0; i < ways.size(); ++i)
        if (is_own_mirror(choices.back(), i)) ways[i] = 1;
    for (std::size_t at = choices.size() - 1; at-- > 0;) {
        std::vector<Natural> nearer(choices[at].size(), 0);
        for (std::size_t i = 0; i < nearer.size(); ++i) {
            if (!is_own_mirror(choices[at], i)) continue;
            for (const std::uint32_t next : choices[at][i].next) nearer[i] += ways[next];
        }
        ways = std::move(nearer);
    }
    Natural count = choices.front().front().to_goal;
    count += ways.front();
    return count /= 2;
}

void keep_through(Choices& choices, std::size_t column, std::size_t number) {
    drop_others(choices, kept_through(choices, column, number));
    count_ways(choices);
}

SolutionChoices::SolutionChoices(const ShortestPaths& paths, PositionGraph& graph, const puzzle::Problem& problem)
    : paths_(&paths), graph_(&graph), puzzle_(&problem.puzzle), reflection_(puzzle::find_reflection(problem)) {
    choices_.resize(paths.layers());
    for (std::size_t column = 0; column < choices_.size(); ++column) {
        choices_[column].resize(paths.layer_size(column));
        bytes_ += choices_[column].capacity() * sizeof(Choice);
    }
    choices_.front().front().from_start = 1;
}

bool SolutionChoices::advance(std::uint64_t budget) {
    while (column_ < choices_.size()) {
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
