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
/// Letters that make_some() writes at least: some ten microseconds.
constexpr std::size_t kLettersOfSome = std::size_t{1} << 12;
/// So many letters count as a position: the neighbours of one on a small board.
constexpr std::size_t kLettersOfPosition = std::size_t{1} << 8;

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
      table_(memory_),
      scratch_(words_),
      letters_(static_cast<std::size_t>(puzzle.board().cells())) {}

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

Rank HashedSpace::rank(const Position& position) {
    encode(position, scratch_);
    const std::uint64_t hash = hash_of(scratch_);
    const auto is_it = [&](Rank rank) { return std::equal(scratch_.begin(), scratch_.end(), stored(rank).begin()); };
    if (const auto known = table_.find(hash, is_it)) return *known;
    const Rank next = size();
    if (!make_room()) return next;
    const auto index = static_cast<std::size_t>(next);
    std::copy(scratch_.begin(), scratch_.end(), &chunks_[index / kChunk][index % kChunk * words_]);
    table_.put(hash, [this](Rank rank) { return hash_of(stored(rank)); });
    return next;
}

/// Makes sure that one more position can be kept.
bool HashedSpace::make_room() {
    const bool chunk_full = size() == chunks_.size() * kChunk;
    full_ = full_ || size() + 1 >= RankTable::kMost || !table_.make_room() || (chunk_full && !add_chunk());
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

void HashedCursor::load(std::span<const HashedSpace::Block> blocks) {
    here_ = space_->position(blocks.front().first);
    motions_->begin(here_);
    if (motions_->is_crowded()) space_->note_crowded();
    edges_.clear();
}

std::uint64_t HashedCursor::make_some() {
    std::size_t letters = 0;
    while (letters < kLettersOfSome) {
        const auto motions = motions_->more();
        if (motions.empty()) return 0;
        for (const moves::Motion& motion : motions) meet(motion);
        letters += motions.size() * static_cast<std::size_t>(space_->puzzle().board().cells());
    }
    return letters / kLettersOfPosition;
}

void HashedCursor::meet(const moves::Motion& motion) {
    there_ = here_;
    for (std::size_t k = 0; k < motion.pieces.size(); ++k) there_.anchors[motion.pieces[k]] = motion.anchors[k];
    const Rank known = space_->size();
    const Rank rank = space_->rank(there_);
    if (rank == space_->size()) return;  // new, and there is no room for it
    const bool is_goal = rank == known && space_->puzzle().is_solved(there_);
    edges_.push_back({rank, is_goal ? std::uint64_t{1} : 0});
}

std::span<const HashedSpace::Edge> HashedCursor::edges(std::size_t /*i*/) {
    while (make_some() != 0) {
    }
    // Of those with one number the one that was told first comes first: only it knows of a goal.
    shell_sort(edges_,
               [](const auto& a, const auto& b) { return a.first != b.first ? a.first < b.first : a.goals > b.goals; });
    edges_.erase(
        std::unique(edges_.begin(), edges_.end(), [](const auto& a, const auto& b) { return a.first == b.first; }),
        edges_.end());
    return edges_;
}

}  // namespace shunt::hashed
