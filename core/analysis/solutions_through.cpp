#include "core/analysis/solutions_through.hpp"

#include <utility>

namespace shunt::analysis {
namespace {

constexpr std::uint32_t kDropped = UINT32_MAX;

}  // namespace

bool SolutionsThrough::advance(std::uint64_t& budget) {
    while (phase_ != Phase::ended && budget > 0) {
        if (number_ == column().size()) {
            end_column();
            continue;
        }
        --budget;
        work();
    }
    return phase_ != Phase::ended;
}

void SolutionsThrough::work() {
    Choice& choice = column()[number_];
    if (phase_ == Phase::finding && choice.position == position_) {
        is_found_ = true;
        through_column_ = column_;
        through_ = number_;
        phase_ = Phase::back;
        column_ = choices_->size() - 1;
        number_ = 0;
        return;
    }
    ++number_;
    if (phase_ == Phase::back) {
        count_back(choice);
    } else if (phase_ == Phase::onward) {
        for (const std::uint32_t next : choice.next) (*choices_)[column_ + 1][next].from_start += choice.from_start;
    } else if (phase_ == Phase::dropping) {
        drop_or_keep(choice);
    }
}

/// From the last column to the first: what is known before the way onward.
void SolutionsThrough::count_back(Choice& choice) {
    if (column_ > through_column_) {
        choice.from_start = 0;
    } else if (column_ < through_column_) {
        choice.to_goal = 0;
        for (const std::uint32_t next : choice.next) choice.to_goal += (*choices_)[column_ + 1][next].to_goal;
    } else if (number_ != through_ + 1) {
        choice.from_start = choice.to_goal = 0;
    }
}

/// Solutions pass what there are ways to and from.
void SolutionsThrough::drop_or_keep(Choice& choice) {
    const bool stays = !(choice.from_start == Natural{0}) && !(choice.to_goal == Natural{0});
    numbers_.push_back(stays ? kept_ : kDropped);
    if (!stays) {
        choice = {};
        return;
    }
    for (std::uint32_t& next : choice.next) next = numbers_behind_[next];
    std::erase(choice.next, kDropped);
    choice.mirror.reset();
    Choice& place = column()[kept_++];
    if (&place != &choice) place = std::move(choice);
}

void SolutionsThrough::end_column() {
    number_ = 0;
    if (phase_ == Phase::finding) {
        if (++column_ == choices_->size()) phase_ = Phase::ended;
        if (phase_ == Phase::ended) column_ = 0;
    } else if (phase_ == Phase::back) {
        if (column_-- != 0) return;
        phase_ = Phase::onward;
        column_ = through_column_;
    } else if (phase_ == Phase::onward) {
        if (++column_ != choices_->size()) return;
        phase_ = Phase::dropping;
        --column_;
    } else {
        column().resize(std::exchange(kept_, 0));
        std::swap(numbers_, numbers_behind_);
        numbers_.clear();
        if (column_ == 0) phase_ = Phase::ended;
        column_ -= column_ == 0 ? 0 : 1;
    }
}

}  // namespace shunt::analysis
