#include "core/hashed/hashed_space.hpp"

#include <algorithm>
#include <bit>

#include "core/base/sort.hpp"

namespace shunt::hashed {
namespace {

using puzzle::Cell;
using puzzle::Kind;
using puzzle::PieceId;
using puzzle::Position;
using puzzle::Puzzle;

constexpr std::uint16_t kCovered = 0xFFFF;
constexpr std::size_t kBytesPerSlot = sizeof(std::uint32_t) + sizeof(std::uint8_t);

/// Letters of every word: pieces and voids.
std::size_t word_length(const Puzzle& puzzle) {
    std::size_t letters = static_cast<std::size_t>(puzzle.board().cells());
    for (const Kind& kind : puzzle.kinds()) {
        letters -= kind.pieces.size() * static_cast<std::size_t>(kind.shape.size() - 1);
    }
    return letters;
}

std::uint64_t hash_of(std::span<const std::uint64_t> word) {
    std::uint64_t hash = 0x9E3779B97F4A7C15ull;
    for (const std::uint64_t part : word) {
        hash = (hash ^ part) * 0xD6E8FEB86659FD93ull;
        hash ^= hash >> 32;
    }
    return hash * 0x9E3779B97F4A7C15ull;
}

}  // namespace

HashedSpace::HashedSpace(const Puzzle& puzzle, puzzle::Metric metric, std::uint64_t memory_limit)
    : puzzle_(&puzzle),
      metric_(metric),
      footprints_(puzzle),
      memory_(memory_limit),
      letter_bits_(static_cast<int>(std::bit_width(puzzle.kinds().size()))),
      words_((word_length(puzzle) * static_cast<std::size_t>(letter_bits_) + 63) / 64),
      table_(kFirstSlots, 0),
      tags_(kFirstSlots, 0),
      scratch_(words_),
      letters_(static_cast<std::size_t>(puzzle.board().cells())) {
    static_cast<void>(memory_.take(kFirstSlots * kBytesPerSlot));
}

/// Writes the letters of anchors and voids in the order of the cells, letter_bits_ each.
void HashedSpace::encode(const Position& position, Word& word) {
    const auto voids = static_cast<std::uint16_t>(puzzle_->kinds().size());
    std::fill(letters_.begin(), letters_.end(), voids);
    for (PieceId piece = 0; piece < position.anchors.size(); ++piece) {
        const puzzle::KindId kind = puzzle_->pieces()[piece].kind;
        const Cell anchor = position.anchors[piece];
        for (const Cell cell : footprints_.cells(kind, anchor)) letters_[cell] = kCovered;
        letters_[anchor] = kind;
    }
    std::fill(word.begin(), word.end(), 0);
    std::size_t bit = 0;
    for (const std::uint16_t letter : letters_) {
        if (letter == kCovered) continue;
        word[bit / 64] |= std::uint64_t{letter} << (bit % 64);
        const std::size_t room = 64 - bit % 64;
        if (room < static_cast<std::size_t>(letter_bits_)) word[bit / 64 + 1] |= std::uint64_t{letter} >> room;
        bit += static_cast<std::size_t>(letter_bits_);
    }
}

Position HashedSpace::position(Rank rank) const {
    const auto word = stored(rank);
    const std::uint64_t mask = (std::uint64_t{1} << letter_bits_) - 1;
    std::vector<std::size_t> placed(puzzle_->kinds().size(), 0);
    std::vector<bool> covered(static_cast<std::size_t>(puzzle_->board().cells()), false);
    Position position;
    position.anchors.resize(puzzle_->pieces().size());
    std::size_t bit = 0;
    for (Cell cell = 0; cell < covered.size(); ++cell) {
        if (covered[cell]) continue;
        std::uint64_t bits = word[bit / 64] >> (bit % 64);
        const std::size_t room = 64 - bit % 64;
        if (room < static_cast<std::size_t>(letter_bits_)) bits |= word[bit / 64 + 1] << room;
        const auto letter = static_cast<std::size_t>(bits & mask);
        bit += static_cast<std::size_t>(letter_bits_);
        if (letter == puzzle_->kinds().size()) continue;
        position.anchors[puzzle_->kinds()[letter].pieces[placed[letter]++]] = cell;
        for (const Cell other : footprints_.cells(static_cast<puzzle::KindId>(letter), cell)) covered[other] = true;
    }
    return position;
}

std::span<const std::uint64_t> HashedSpace::stored(Rank rank) const {
    const auto index = static_cast<std::size_t>(rank);
    return {&chunks_[index / kChunk][index % kChunk * words_], words_};
}

/// Where a word stands in the table, or the free slot where it belongs.
HashedSpace::Place HashedSpace::place_of(std::span<const std::uint64_t> word) const {
    const std::uint64_t hash = hash_of(word);
    const std::size_t mask = table_.size() - 1;
    Place place{static_cast<std::size_t>(hash >> (64 - std::countr_zero(table_.size()))),
                static_cast<std::uint8_t>(hash)};
    const auto stands_here = [&] {
        return tags_[place.slot] == place.tag &&
               std::equal(word.begin(), word.end(), stored(table_[place.slot] - 1).begin());
    };
    while (table_[place.slot] != 0 && !stands_here()) place.slot = (place.slot + 1) & mask;
    return place;
}

Rank HashedSpace::rank(const Position& position) {
    encode(position, scratch_);
    Place place = place_of(scratch_);
    if (table_[place.slot] != 0) return table_[place.slot] - 1;
    if (!make_room()) return size_;
    place = place_of(scratch_);
    const auto index = static_cast<std::size_t>(size_);
    std::copy(scratch_.begin(), scratch_.end(), &chunks_[index / kChunk][index % kChunk * words_]);
    put(place, size_++);
    return size_ - 1;
}

/// Makes sure that one more position can be kept.
bool HashedSpace::make_room() {
    const bool chunk_full = size_ == chunks_.size() * kChunk;
    const bool table_full = (size_ + 1) * 4 > table_.size() * 3;
    const bool has_least = memory_.used() != 0;  // the least table was within the limit
    full_ = full_ || !has_least || size_ + 1 >= kMost || (chunk_full && !add_chunk()) || (table_full && !grow_table());
    return !full_;
}

bool HashedSpace::add_chunk() {
    const std::uint64_t bytes = kChunk * bytes_per_position();
    if (!memory_.take(bytes)) return false;
    auto chunk = WordArray::create(kChunk * words_);
    if (chunk) {
        chunks_.push_back(std::move(*chunk));
    } else {
        memory_.give_back_refused(bytes);
    }
    return chunk.has_value();
}

bool HashedSpace::grow_table() {
    const std::size_t slots = table_.size() * 2;
    if (!memory_.take(slots * kBytesPerSlot)) return false;
    memory_.give_back(table_.size() * kBytesPerSlot);
    tags_ = std::vector<std::uint8_t>(slots, 0);
    table_ = std::vector<std::uint32_t>(slots, 0);
    for (Rank rank = 0; rank < size_; ++rank) put(place_of(stored(rank)), rank);
    return true;
}

void HashedCursor::load(std::span<const HashedSpace::Block> blocks) {
    std::copy(blocks.begin(), blocks.end(), blocks_.begin());
}

std::span<const HashedSpace::Edge> HashedCursor::edges(std::size_t i) {
    std::vector<HashedSpace::Edge>& found = edges_[i];
    found.clear();
    const Position here = space_->position(blocks_[i].first);
    const auto motions = motions_->from(here);
    if (motions_->is_crowded()) space_->note_crowded();
    for (const moves::Motion& motion : motions) {
        there_ = here;
        for (std::size_t k = 0; k < motion.pieces.size(); ++k) there_.anchors[motion.pieces[k]] = motion.anchors[k];
        const Rank known = space_->size();
        const Rank rank = space_->rank(there_);
        if (rank == space_->size()) continue;  // new, and there is no room for it
        const bool is_goal = rank == known && space_->puzzle().is_solved(there_);
        found.push_back({rank, is_goal ? std::uint64_t{1} : 0});
    }
    // Of those with one number the one that was told first comes first: only it knows of a goal.
    shell_sort(found,
               [](const auto& a, const auto& b) { return a.first != b.first ? a.first < b.first : a.goals > b.goals; });
    found.erase(
        std::unique(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first == b.first; }),
        found.end());
    return found;
}

}  // namespace shunt::hashed
