#include "ui/model/open_puzzle.hpp"

#include <utility>

#include "ui/known/game.hpp"
#include "ui/known/kept.hpp"

namespace shunt::ui {

std::string OpenPuzzle::game() const { return has_puzzle() ? game_of(entry()) : std::string(); }

void OpenPuzzle::turn_to(EntryPtr entry, DossierPtr book) {
    entry_ = std::move(entry);
    book_ = std::move(book);
    read_solutions();
    set_metric(puzzle().metric());
}

void OpenPuzzle::set_metric(puzzle::Metric metric) {
    metric_ = metric;
    motions_.emplace(puzzle(), metric);
    failure_.clear();
}

const AnyOutcome* OpenPuzzle::way() const {
    const auto& known = book_->any_solution(metric_);
    return known && known->length && !book_->is_settled(metric_) ? &*known : nullptr;
}

bool OpenPuzzle::has_few_positions() const {
    constexpr std::uint64_t kFew = 200'000;
    const CensusOutcome* census = book_->whole_census(metric_);
    return census != nullptr && census->reachable <= kFew;
}

void OpenPuzzle::keep_known(Outbox& outbox) {
    if (!has_puzzle()) return;
    for (std::string& proved : take_unkept(*book_, entry())) outbox.keeps.push_back(std::move(proved));
}

}  // namespace shunt::ui
