#include "core/levels/filling_moves.hpp"

#include <algorithm>

namespace shunt::levels {
namespace {

/// Of a place while a piece walks.
enum State : std::uint8_t { unseen, seen, waiting };

}  // namespace

FillingMoves::FillingMoves(const FillingEntries& entries, puzzle::Metric metric)
    : entries_(entries),
      extent_(puzzle::extent(metric)),
      chunk_words_(entries.said_words()),
      at_(entries.body().fields().size()),
      coming_(entries.body().most_places() * chunk_words_, 0),
      state_(entries.body().most_places(), unseen),
      by_fillers_(entries.most_chunks() * chunk_words_, 0) {
    for (const auto& table : entries.tables()) {
        if (table == nullptr) {
            ++least_free_;
        } else {
            counts_.emplace_back(*table);
        }
    }
}

void FillingMoves::see(const std::uint64_t* entry) {
    key_ = entry;
    fillings_ = entry + entries_.key_words();
    chunk_ = entries_.chunk_of(entry);
    taken_ = 0;
    for (std::size_t field = 0; field < at_.size(); ++field) {
        const PositionKeys::Field& of = entries_.body().fields()[field];
        at_[field] = PositionKeys::get(entry, of);
        taken_ |= entries_.places(of)[at_[field]].cells;
    }
    free_ = entries_.fillable() & ~taken_;
    table_ = &entries_.table(free_);
    see_open_cells();
}

void FillingMoves::see_open_cells() {
    open_ = entries_.all() & ~taken_ & ~free_;  // no filler comes there
    int number = 0;
    for (CellSet left = free_; left != 0; left &= left - 1) {
        const std::uint64_t* const row = table_->with_void(number++) + chunk_ * chunk_words_;
        void_[static_cast<std::size_t>(std::countr_zero(left))] = row;
        std::uint64_t some = 0;
        for (std::size_t i = 0; i < chunk_words_; ++i) some |= row[i] & fillings_[i];
        if (some != 0) open_ |= left & -left;
    }
}

void FillingMoves::take_up(std::size_t field) {
    field_ = field;
    places_ = entries_.places(entries_.body().fields()[field]);
    own_ = places_[at_[field]].cells;
    reached_.clear();
}

bool FillingMoves::with_voids(const std::uint64_t* fillings, CellSet cells, Words& result) const {
    std::copy_n(fillings, chunk_words_, result.begin());
    for (cells &= free_; cells != 0; cells &= cells - 1) {
        const std::uint64_t* const row = void_[static_cast<std::size_t>(std::countr_zero(cells))];
        for (std::size_t i = 0; i < chunk_words_; ++i) result[i] &= row[i];
    }
    std::uint64_t any = 0;
    for (std::size_t i = 0; i < chunk_words_; ++i) any |= result[i];
    return any != 0;
}

void FillingMoves::go_straight() {
    for (std::size_t d = 0; d < FillingEntries::kDirections; ++d) slide(d);
}

void FillingMoves::slide(std::size_t direction) {
    Words going;
    const std::uint64_t* from = fillings_;
    for (PlaceId at = at_[field_]; places_[at].next[direction] != PositionKeys::kNoPlace;) {
        const CellSet entered = places_[at].entered[direction] & ~own_;
        at = places_[at].next[direction];
        if ((entered & ~open_) != 0 || !with_voids(from, entered, going)) return;
        std::copy_n(going.begin(), chunk_words_, coming(at));
        reached_.push_back(at);
        if (extent_ == puzzle::Extent::one_cell) return;
        from = coming(at);
    }
}

void FillingMoves::walk() {
    const PlaceId start = at_[field_];
    state_[start] = seen;
    const auto go_on = [&](PlaceId from, const std::uint64_t* fillings) {
        for (std::size_t d = 0; d < FillingEntries::kDirections; ++d) {
            const PlaceId to = places_[from].next[d];
            if (to != PositionKeys::kNoPlace && to != start) come(to, places_[from].entered[d] & ~own_, fillings);
        }
    };
    go_on(start, fillings_);
    while (!todo_.empty()) {
        const PlaceId from = todo_.back();
        todo_.pop_back();
        state_[from] = seen;
        Words fillings;
        std::copy_n(coming(from), chunk_words_, fillings.begin());
        go_on(from, fillings.data());
    }
    state_[start] = unseen;
    for (const PlaceId place : reached_) state_[place] = unseen;
}

/// Some fillings come to a place beside one that is reached.
void FillingMoves::come(PlaceId to, CellSet entered, const std::uint64_t* fillings) {
    Words going;
    if ((entered & ~open_) != 0 || !with_voids(fillings, entered, going)) return;
    std::uint64_t* const known = coming(to);
    if (state_[to] == unseen) {
        std::fill_n(known, chunk_words_, 0);
        reached_.push_back(to);
        state_[to] = seen;
    }
    std::uint64_t fresh = 0;
    for (std::size_t i = 0; i < chunk_words_; ++i) {
        fresh |= going[i] & ~known[i];
        known[i] |= going[i];
    }
    if (fresh == 0 || state_[to] == waiting) return;
    state_[to] = waiting;
    todo_.push_back(to);
}

/// From the first word that has any to the last one.
FillingMoves::Stream FillingMoves::taken_along(const std::uint64_t* fillings, const FillingMembers& from) {
    std::size_t first = 0;
    while (fillings[first] == 0) ++first;
    std::size_t last = chunk_words_ - 1;
    while (fillings[last] == 0) --last;
    const std::size_t begin = chunk_ * chunk_words_;
    Stream stream;
    stream.before = static_cast<std::ptrdiff_t>(from.count(begin, begin + first));
    for (std::size_t i = first; i <= last; ++i) {
        const std::uint64_t members = from.word(begin + i);
        stream.add(gathered_bits(fillings[i], members), std::popcount(members));
        generated_ += static_cast<std::uint64_t>(std::popcount(fillings[i]));
    }
    return stream;
}

/// Makes of a stream the fillings of a chunk, whose members begin `at` one of its bits; whether there are any. Goes on to the next chunk.
bool FillingMoves::spread(const Stream& stream, const FillingMembers& to, std::size_t chunk, std::ptrdiff_t& at,
                          Words& words) const {
    std::uint64_t any = 0;
    for (std::size_t i = 0; i < chunk_words_; ++i) {
        words[i] = 0;
        if (at >= static_cast<std::ptrdiff_t>(stream.size)) continue;
        const std::uint64_t members = to.word(chunk * chunk_words_ + i);
        const int count = std::popcount(members);
        if (at + count > 0) words[i] = spread_bits(stream.from(at), members);
        any |= words[i];
        at += count;
    }
    return any != 0;
}

void FillingMoves::move_fillers() {
    for (std::size_t i = 0; i < chunk_words_; ++i) {
        for (std::uint64_t left = fillings_[i]; left != 0; left &= left - 1) {
            const std::size_t filling =
                (chunk_ * chunk_words_ + i) * 64 + static_cast<std::size_t>(std::countr_zero(left));
            const CellSet voids = table_->voids(filling, free_);
            packing::for_each_filler_move(entries_.filler_places(), extent_, voids, free_,
                                          [&](CellSet from, CellSet to) {
                                              const std::size_t moved = table_->number((voids ^ to) | from, free_);
                                              by_fillers_[moved / 64] |= std::uint64_t{1} << moved % 64;
                                              const std::size_t chunk = moved / 64 / chunk_words_;
                                              if (std::find(chunks_.begin(), chunks_.end(), chunk) == chunks_.end())
                                                  chunks_.push_back(chunk);
                                              ++generated_;
                                          });
        }
    }
}

}  // namespace shunt::levels
