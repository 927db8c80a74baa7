#include "core/job/told_choices.hpp"

#include <algorithm>

#include "core/base/readable.hpp"
#include "core/base/words.hpp"
#include "core/puzzle/format/shunt_text.hpp"

namespace shunt::job {
namespace {

/// Of a budget: to write a position, with what leads on from it, or to tell it, is more than to look at one.
constexpr std::uint64_t kCostOfText = 4;

outcome::Choice told_choice(const puzzle::Puzzle& puzzle, const analysis::Choice& choice) {
    outcome::Choice told{print_position(puzzle, choice.position),
                         choice.solutions().decimal(),
                         choice.to_goal.decimal(),
                         {},
                         std::nullopt};
    told.next.assign(choice.next.begin(), choice.next.end());
    if (choice.mirror) told.mirror = *choice.mirror;
    return told;
}

std::uint64_t bytes_beside(const outcome::Choice& told) {
    return told.position.capacity() + told.solutions.capacity() + told.ways.capacity() +
           told.next.capacity() * sizeof(std::uint64_t);
}

std::string no_room(std::uint64_t memory) {
    return say("the positions of all shortest solutions do not fit {size}", {{"size", bytes_text(memory)}});
}

}  // namespace

outcome::Choices told_columns(const analysis::ShortestPaths& paths, std::uint64_t most, bool through) {
    outcome::Choices told;
    for (std::size_t layer = 0; layer < paths.layers(); ++layer) {
        told.per_move.push_back(paths.layer_size(layer));
        told.positions += told.per_move.back();
        told.shared += told.per_move.back() == 1 ? 1 : 0;
    }
    if (told.positions <= most) return told;
    const std::uint64_t count = told.positions;
    if (through) told = {};  // what was counted is of all solutions, and nothing is known of those through one position
    told.reason =
        say("all shortest solutions pass {count} positions, more than {most}", {{"count", count}, {"most", most}});
    return told;
}

ChoicesTeller::ChoicesTeller(const puzzle::Puzzle& puzzle, std::unique_ptr<analysis::SolutionChoices> written,
                             const std::optional<puzzle::Position>& through, std::uint64_t memory)
    : puzzle_(&puzzle), written_(std::move(written)), position_(through), memory_(memory) {}

bool ChoicesTeller::advance(std::uint64_t budget) {
    while (phase_ != Phase::ended && budget > 0) {
        if (phase_ != Phase::forgetting && !has_room(0)) refuse(no_room(memory_));
        work(budget);
    }
    return phase_ != Phase::ended;
}

void ChoicesTeller::work(std::uint64_t& budget) {
    if (phase_ == Phase::writing) {
        const std::uint64_t share = 1 + budget / kCostOfText;
        std::uint64_t left = share;
        if (!written_->advance(left)) end_writing();
        budget -= std::min(budget, (share - left) * kCostOfText);
    } else if (phase_ == Phase::choosing) {
        if (through_->advance(budget)) return;
        if (through_->found()) return begin_telling();
        refuse(say("no shortest solution passes this position"));
    } else if (phase_ == Phase::pairing) {
        if (mirrored_->advance(budget)) return;
        told_.mirror = written_->mirror();
        told_.solutions_mirrored = mirrored_->count().decimal();
        told_.shared_mirrored = shared_columns_reflected(choices());
        begin_telling();
    } else if (phase_ == Phase::telling) {
        tell(budget);
    } else {
        forget(budget);
    }
}

void ChoicesTeller::end_writing() {
    if (position_) {
        through_.emplace(choices(), *position_);
        phase_ = Phase::choosing;
    } else if (!written_->mirror().empty()) {
        mirrored_.emplace(choices());
        phase_ = Phase::pairing;
    } else {
        begin_telling();
    }
}

void ChoicesTeller::begin_telling() {
    phase_ = Phase::telling;
    told_.shared = shared_columns(choices());
    told_.moves.reserve(choices().size());
}

/// What was told is forgotten as it was written.
void ChoicesTeller::tell(std::uint64_t& budget) {
    for (; budget > 0 && column_ < choices().size(); ++column_) {
        auto& column = choices()[column_];
        if (told_.moves.size() == column_) {
            if (!has_room(2 * column.size() * sizeof(outcome::Choice))) return refuse(no_room(memory_));
            told_.moves.emplace_back().reserve(column.size());
            told_bytes_ += column.size() * sizeof(outcome::Choice);
        }
        auto& positions = told_.moves.back();
        for (; positions.size() < column.size() && budget > 0; budget -= std::min(budget, kCostOfText)) {
            analysis::Choice& choice = column[positions.size()];
            positions.push_back(told_choice(*puzzle_, choice));
            told_bytes_ += bytes_beside(positions.back());
            freed_ += choice.heap_bytes();
            choice = {};
            if (!has_room(0)) return refuse(no_room(memory_));
        }
        if (positions.size() < column.size()) return;
        told_.per_move.push_back(positions.size());
        told_.positions += positions.size();
    }
    if (column_ == choices().size()) phase_ = Phase::ended;
}

void ChoicesTeller::refuse(std::string reason) {
    told_.reason = std::move(reason);
    phase_ = Phase::forgetting;
}

void ChoicesTeller::forget(std::uint64_t& budget) {
    const auto forget_last = [&budget](auto& columns) {
        while (!columns.empty() && budget > 0) {
            for (auto& last = columns.back(); !last.empty() && budget > 0; --budget) last.pop_back();
            if (columns.back().empty()) columns.pop_back();
        }
        return columns.empty();
    };
    if (!forget_last(told_.moves) || !forget_last(choices())) return;
    outcome::Choices reason;
    reason.reason = std::move(told_.reason);
    told_ = std::move(reason);
    phase_ = Phase::ended;
}

std::uint64_t ChoicesTeller::bytes() const {
    return written_->bytes() - std::min(freed_, written_->bytes()) + (through_ ? through_->bytes() : 0) +
           (mirrored_ ? mirrored_->bytes() : 0) + 2 * told_bytes_;
}

}  // namespace shunt::job
