#include "core/graph/quotient.hpp"

#include <algorithm>

#include "core/base/words.hpp"
#include "core/puzzle/small_pieces.hpp"

namespace shunt::graph {

std::string why_no_classes(const puzzle::Puzzle& puzzle) {
    const std::string why = puzzle::why_none_is_small(puzzle);
    return why.empty()
               ? ""
               : say("there are no groups of positions that differ in small pieces only: {why}", {{"why", why}});
}

Quotient::Quotient(const puzzle::Puzzle& puzzle, analysis::PositionGraph& graph, std::uint64_t memory)
    : graph_(&graph), memory_(memory) {
    const std::vector<puzzle::KindId> small = puzzle::small_kinds(puzzle);
    for (std::size_t piece = 0; piece < puzzle.pieces().size(); ++piece)
        if (!std::binary_search(small.begin(), small.end(), puzzle.pieces()[piece].kind))
            large_.push_back(static_cast<puzzle::PieceId>(piece));
    places_.resize(large_.size());
    out_of_memory_ = graph.searched().reached() > UINT32_MAX || bytes_needed(graph) > memory;
    if (!out_of_memory_) distances_.begin(graph, true);
}

std::uint64_t Quotient::bytes() const {
    const std::uint64_t words = by_depth_.capacity() + found_as_.capacity() + number_of_.capacity() +
                                class_of_.capacity() + first_.capacity() + seen_.capacity() + found_.capacity();
    return distances_.bytes() + (table_ ? table_->bytes() : 0) + classes_.capacity() * sizeof(Class) +
           words * sizeof(std::uint32_t) + positions_.capacity() * sizeof(Rank);
}

bool Quotient::advance(std::uint64_t& budget) {
    while (budget > 0 && phase_ != Phase::ended && !out_of_memory_) {
        if (phase_ == Phase::measuring) {
            if (!distances_.advance(budget)) go_to(Phase::sorting);
        } else if (phase_ == Phase::sorting) {
            sort(budget);
        } else if (phase_ == Phase::tallying) {
            tally(budget);
        } else if (phase_ == Phase::numbering) {
            number(budget);
        } else {
            file(budget);
        }
        out_of_memory_ = out_of_memory_ || bytes() > memory_;
    }
    return phase_ != Phase::ended && !out_of_memory_;
}

/// To measure takes most of the time.
double Quotient::share() const {
    const double passed = static_cast<double>(at_) / static_cast<double>(graph_->size());
    if (phase_ == Phase::measuring) return 0.7 * distances_.share();
    if (phase_ == Phase::sorting) return 0.7 + 0.2 * passed;
    return phase_ == Phase::ended ? 1 : 0.9 + (phase_ == Phase::filing ? 0.1 * passed : 0);
}

void Quotient::go_to(Phase phase) {
    phase_ = phase;
    at_ = 0;
    if (phase == Phase::sorting) {
        class_of_.resize(static_cast<std::size_t>(distances_.numbers().size()));
        table_.emplace(large_.size(), memory_ - std::min(memory_, bytes()));
    } else if (phase == Phase::tallying) {
        table_.reset();
        by_depth_.assign(graph_->searched().counts().size() + 1, 0);
    } else if (phase == Phase::numbering) {
        for (std::size_t depth = 1; depth < by_depth_.size(); ++depth) by_depth_[depth] += by_depth_[depth - 1];
        found_as_.resize(classes_.size());
        number_of_.resize(classes_.size());
    } else if (phase == Phase::filing) {
        begin_filing();
    } else {
        seen_.assign(classes_.size(), 0);
    }
}

/// Calls `take(number, rank)` with further positions, as many as the budget allows; at_ is behind the last one then.
template <class Take>
void Quotient::each_position(std::uint64_t& budget, Take take) {
    const DenseNumbers& numbers = distances_.numbers();
    for (; budget > 0 && !out_of_memory_; --budget, ++at_, ++done_) {
        at_ = numbers.next(at_, graph_->size());
        if (at_ >= graph_->size()) return;
        take(numbers.number(at_), at_);
    }
}

/// The same of classes as they were found.
template <class Take>
void Quotient::each_class(std::uint64_t& budget, Take take) {
    for (; budget > 0 && at_ < classes_.size(); --budget, ++at_) take(static_cast<std::uint32_t>(at_));
}

void Quotient::sort(std::uint64_t& budget) {
    each_position(budget, [this](std::uint64_t number, Rank rank) {
        const puzzle::Position position = graph_->position(rank);
        for (std::size_t i = 0; i < large_.size(); ++i) places_[i] = position.anchors[large_[i]];
        const auto class_id = table_->number(places_);
        out_of_memory_ = !class_id;
        if (class_id) put(number, rank, *class_id);
    });
    if (at_ >= graph_->size()) go_to(Phase::tallying);
}

/// Takes account of a position in its class; they come by ascending numbers.
void Quotient::put(std::uint64_t number, Rank rank, std::uint32_t class_id) {
    const std::int32_t from_start = distances_.from_start(number);
    const std::int32_t to_goal = distances_.to_goal(number);
    if (class_id == classes_.size()) classes_.push_back({rank, from_start, to_goal, 0});
    Class& its = classes_[class_id];
    if (from_start < its.from_start) {
        its.first = rank;
        its.from_start = from_start;
    }
    its.to_goal =
        std::min(its.to_goal, to_goal);  // where one position leads to a goal, all do: moves can be taken back
    ++its.positions;
    class_of_[static_cast<std::size_t>(number)] = class_id;
}

void Quotient::tally(std::uint64_t& budget) {
    each_class(budget,
               [this](std::uint32_t id) { ++by_depth_[static_cast<std::size_t>(classes_[id].from_start) + 1]; });
    if (at_ >= classes_.size()) go_to(Phase::numbering);
}

void Quotient::number(std::uint64_t& budget) {
    each_class(budget, [this](std::uint32_t id) {
        const std::uint32_t number = by_depth_[static_cast<std::size_t>(classes_[id].from_start)]++;
        found_as_[number] = id;
        number_of_[id] = number;
    });
    if (at_ >= classes_.size()) go_to(Phase::filing);
}

/// While positions are filed, first_ has behind the place of a class where its next position goes: at last that is where the class
/// behind it begins.
void Quotient::begin_filing() {
    positions_.resize(class_of_.size());
    first_.assign(classes_.size() + 1, 0);
    std::uint32_t before = 0;
    for (std::size_t number = 0; number < found_as_.size(); ++number) {
        first_[number + 1] = before;
        before += classes_[found_as_[number]].positions;
    }
}

void Quotient::file(std::uint64_t& budget) {
    each_position(budget, [this](std::uint64_t number, Rank rank) {
        std::uint32_t& its = class_of_[static_cast<std::size_t>(number)];
        its = number_of_[its];
        positions_[first_[its + 1]++] = rank;
    });
    if (at_ >= graph_->size()) go_to(Phase::ended);
}

const std::vector<std::uint32_t>* Quotient::neighbours(std::uint32_t number, std::uint64_t& budget) {
    if (!is_looking_) {
        found_.clear();
        next_ = first_[number];
        is_looking_ = true;
        ++round_;
    }
    for (; next_ < first_[number + 1]; ++next_) {
        const auto* const around = budget == 0 ? nullptr : graph_->neighbours().of(positions_[next_], budget);
        if (around == nullptr) return nullptr;
        for (const Rank rank : *around) {
            const std::uint32_t other = class_of(rank);
            if (other == number || seen_[other] == round_) continue;
            seen_[other] = round_;
            found_.push_back(other);
        }
    }
    is_looking_ = false;
    std::sort(found_.begin(), found_.end());
    return &found_;
}

}  // namespace shunt::graph
