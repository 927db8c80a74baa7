// What a sweep makes before it begins and tells afterwards: none of it takes time, so the page has it compiled for size.
#include <bit>

#include "core/npuzzle/sweep.hpp"

namespace shunt::npuzzle {

Sweep::Sweep(const Arrangements& arrangements, Options options) : arrangements_(&arrangements), options_(options) {
    choose_block();
    make_masks();
}

/// The bar is put before the last digits, as many as a block may have.
void Sweep::choose_block() {
    orders_ = arrangements_->orders();
    for (; orders_ > kMostOrders; ++digits_) orders_ /= arrangements_->radix(digits_);
    words_ = (orders_ + kLanes - 1) / kLanes;
}

void Sweep::make_masks() {
    const int line = arrangements_->line();
    const int places = arrangements_->places();
    for (int place = 0; place < places; ++place) {
        const std::uint64_t bit = kEveryLane << place;
        colours_[(place / line + place % line) % 2 != 0 ? 1 : 0] |= bit;
        if (place % line != 0) not_first_ |= bit;
        if (place % line != line - 1) not_last_ |= bit;
        if (place >= line) not_in_first_line_ |= bit;
        if (place + line < places) not_in_last_line_ |= bit;
        if (place - line >= digits_) turns_back_ |= bit;
        if (place >= digits_ && place + line < places) turns_on_ |= bit;
    }
}

void Sweep::make_turns() {
    const int line = arrangements_->line();
    turns_.resize(4 * static_cast<std::size_t>(arrangements_->places()) * orders_);
    for (int place = 0; place < arrangements_->places(); ++place) {
        if ((turns_back_ >> place & 1) != 0) make_turn(place, place - line);
        if ((turns_on_ >> place & 1) != 0) make_turn(place, place + line);
    }
    odd_.resize(here_.size());
    for (Number block = 0; block < blocks(); ++block) odd_[block] = arrangements_->odd_digits(block, digits_) ? 1 : 0;
}

/// All blocks with one parity before the bar do it alike: as the first, or the second, whose digits before the bar are 0 ... 0 1.
void Sweep::make_turn(int place, int to) {
    for (const bool odd : {false, true}) {
        if (odd && digits_ == 0) continue;
        const Number base = odd ? orders_ : 0;
        std::uint16_t* lanes = &turns_[turn(place, to > place, odd)];
        for (Number order = 0; order < orders_; ++order)
            lanes[order] =
                static_cast<std::uint16_t>((arrangements_->across(base + order, place, to) - base) * kLaneBits);
    }
}

std::uint64_t Sweep::bytes_needed(const Arrangements& arrangements, Options options) {
    const Sweep shape(arrangements, options);
    const std::uint64_t blocks = arrangements.orders() / shape.orders_;
    const std::uint64_t planes = 2 + (options.is_shared ? 1 : 0) + (options.keeps_depths ? 1 : 0);
    const std::uint64_t turns = 4 * static_cast<std::uint64_t>(arrangements.places()) * shape.orders_;
    return blocks * (planes * shape.words_ * sizeof(std::uint64_t) + 2 * sizeof(std::uint16_t) + 1) +
           turns * sizeof(std::uint16_t);
}

std::optional<Sweep> Sweep::create(const Arrangements& arrangements, Number start, Options options) {
    Sweep sweep(arrangements, options);
    const std::uint64_t blocks = arrangements.orders() / sweep.orders_;
    const auto make = [words = blocks * sweep.words_](WordArray& plane) {
        auto made = WordArray::create(words);
        if (made) plane = std::move(*made);
        return made.has_value();
    };
    if (!make(sweep.levels_[0]) || !make(sweep.reached_[0])) return std::nullopt;
    if (options.is_shared && !make(sweep.levels_[1])) return std::nullopt;
    if (options.keeps_depths && !make(sweep.reached_[1])) return std::nullopt;
    sweep.here_.assign(static_cast<std::size_t>(blocks), 0);
    sweep.next_.assign(static_cast<std::size_t>(blocks), 0);
    sweep.make_turns();
    const auto [word, bit] = sweep.where(start);
    sweep.levels_[0][word] = sweep.reached_[0][word] = std::uint64_t{1} << bit;
    sweep.here_[sweep.block_of(start)] = 1;
    sweep.start_colour_ = (sweep.colours_[1] >> bit & 1) != 0 ? 1 : 0;
    return sweep;
}

/// The word of a board's order and the bit in it.
std::pair<std::uint64_t, unsigned> Sweep::where(Number board) const {
    const Number order = arrangements_->order(board) % orders_;
    return {block_of(board) * words_ + order / kLanes,
            order % kLanes * kLaneBits + static_cast<unsigned>(arrangements_->place(board))};
}

bool Sweep::is_reached(Number board) const {
    const auto [word, lane_bit] = where(board);
    return bit(reached_[0], word, lane_bit) || (options_.keeps_depths && bit(reached_[1], word, lane_bit));
}

bool Sweep::has_depth(Number board, int depth) const {
    const auto [word, lane_bit] = where(board);
    return bit(reached_[depth / 2 % 2 != 0 ? 1 : 0], word, lane_bit);
}

void Sweep::end_level() {
    here_.swap(next_);
    ++depth_;
}

Sweep::Number Sweep::member(std::uint64_t index) const {
    Number block = 0;
    for (; index >= here_[block]; ++block) index -= here_[block];
    std::uint64_t word = block * words_;
    for (;; ++word) {
        const auto members = static_cast<std::uint64_t>(std::popcount(members_of(word)));
        if (index < members) break;
        index -= members;
    }
    std::uint64_t members = members_of(word);
    for (; index > 0; --index) members &= members - 1;
    return board_at(block, word, static_cast<unsigned>(std::countr_zero(members)));
}

void Sweep::add_members(Number block, std::vector<search::Rank>& boards) const {
    if (here_[block] == 0) return;
    for (std::uint64_t word = block * words_; word < (block + 1) * words_; ++word)
        search::for_each_state(0, members_of(word), [&](search::Rank lane_bit) {
            boards.push_back(board_at(block, word, static_cast<unsigned>(lane_bit)));
        });
}

std::uint64_t Sweep::members_of(std::uint64_t word) const { return level_at(depth_)[word] & colour(depth_); }

/// The board that a bit of a word of a block stands for; see where().
Sweep::Number Sweep::board_at(Number block, std::uint64_t word, unsigned lane_bit) const {
    const std::uint64_t order = block * orders_ + (word - block * words_) * kLanes + lane_bit / kLaneBits;
    return arrangements_->number(static_cast<Number>(order), static_cast<int>(lane_bit % kLaneBits));
}

}  // namespace shunt::npuzzle
