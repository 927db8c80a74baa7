#include "core/hashed/hashed_space.hpp"

#include <algorithm>
#include <utility>

#include "core/base/sort.hpp"

namespace shunt::hashed {
namespace {

/// Letters that make_some() writes at least: some ten microseconds.
constexpr std::size_t kLettersOfSome = std::size_t{1} << 12;
/// So many letters count as a position: the neighbours of one on a small board.
constexpr std::size_t kLettersOfPosition = std::size_t{1} << 7;
/// Neighbours noted before their numbers are looked up.
constexpr std::size_t kMostNoted = 16;

std::uint64_t hash_of(Word word) {
    std::uint64_t hash = 0x9E3779B97F4A7C15ull;
    for (const std::uint64_t part : word) {
        hash = (hash ^ part) * 0xD6E8FEB86659FD93ull;
        hash ^= hash >> 32;
    }
    return hash * 0x9E3779B97F4A7C15ull;
}

}  // namespace

HashedSpace::HashedSpace(const puzzle::Puzzle& puzzle, puzzle::Metric metric, std::uint64_t memory_limit)
    : words_(puzzle), writer_(words_), metric_(metric), memory_(memory_limit), table_(memory_) {}

puzzle::Position HashedSpace::position(Rank rank) const {
    puzzle::Position position;
    WordWriter(words_).enter(word(rank), position);
    return position;
}

Rank HashedSpace::rank(const puzzle::Position& position) {
    writer_.enter(position);
    const Word word = writer_.word();
    return rank(word, hash_of(word));
}

Rank HashedSpace::rank(Word word, std::uint64_t hash) {
    const auto is_it = [&](Rank rank) { return std::equal(word.begin(), word.end(), this->word(rank).begin()); };
    if (const auto known = table_.find(hash, is_it)) return *known;
    const Rank next = size();
    if (!make_room()) return next;
    const auto index = static_cast<std::size_t>(next);
    std::copy(word.begin(), word.end(), &chunks_[index / kChunk][index % kChunk * words_.parts()]);
    table_.put(hash, [this](Rank rank) { return hash_of(this->word(rank)); });
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
    auto chunk = WordArray::create(kChunk * words_.parts());
    if (chunk) {
        chunks_.push_back(std::move(*chunk));
    } else {
        memory_.give_back_refused(bytes);
    }
    return chunk.has_value();
}

void HashedCursor::load(std::span<const HashedSpace::Block> blocks) {
    std::copy(blocks.begin(), blocks.end(), blocks_.begin());
    count_ = blocks.size();
    made_ = 0;
    is_begun_ = false;
}

std::uint64_t HashedCursor::make_some() {
    while (letters_ < kLettersOfSome) {
        if (made_ == count_) return 0;
        letters_ += is_begun_ ? make_next() : begin();
    }
    look_up();
    return std::exchange(letters_, 0) / kLettersOfPosition;
}

/// Goes to the next of the positions loaded; returns how many letters were read.
std::size_t HashedCursor::begin() {
    writer_.enter(space_->word(blocks_[made_].first), here_);
    motions_.begin(here_);
    if (motions_.is_crowded()) space_->note_crowded();
    edges_[made_].clear();
    is_begun_ = true;
    return here_.anchors.size();
}

/// Makes the edges of the next group that can move there, if there is one; returns how many letters were written.
std::size_t HashedCursor::make_next() {
    const auto motions = motions_.more();
    if (motions.empty()) {
        end();
        return 0;
    }
    const std::vector<puzzle::PieceId>& pieces = motions.front().pieces;
    for (const puzzle::PieceId piece : pieces) writer_.lift(piece, here_.anchors[piece]);
    for (const moves::Motion& motion : motions) note(motion);
    for (const puzzle::PieceId piece : pieces) writer_.place(piece, here_.anchors[piece]);
    return motions.size() * static_cast<std::size_t>(space_->puzzle().board().cells());
}

/// Notes where a group comes to that has been lifted.
void HashedCursor::note(const moves::Motion& motion) {
    for (std::size_t k = 0; k < motion.pieces.size(); ++k) writer_.place(motion.pieces[k], motion.anchors[k]);
    const Word word = writer_.word();
    for (std::size_t k = 0; k < motion.pieces.size(); ++k) writer_.lift(motion.pieces[k], motion.anchors[k]);
    const std::uint64_t hash = hash_of(word);
    space_->prefetch(hash);
    noted_.push_back({hash, moved_.size()});
    words_.insert(words_.end(), word.begin(), word.end());
    for (std::size_t k = 0; k < motion.pieces.size(); ++k) moved_.push_back({motion.pieces[k], motion.anchors[k]});
    if (noted_.size() == kMostNoted) look_up();
}

/// Adds the edges to what was noted, in that order.
void HashedCursor::look_up() {
    for (const Noted& noted : noted_) space_->prefetch_word(noted.hash);
    const std::size_t parts = space_->words().parts();
    for (std::size_t i = 0; i < noted_.size(); ++i) {
        const Rank known = space_->size();
        const Rank rank = space_->rank(Word(words_).subspan(i * parts, parts), noted_[i].hash);
        if (rank == space_->size()) continue;  // new, and there is no room for it
        edges_[made_].push_back({rank, rank == known && is_goal(i) ? std::uint64_t{1} : 0});
    }
    noted_.clear();
    words_.clear();
    moved_.clear();
}

bool HashedCursor::is_goal(std::size_t noted) {
    if (space_->puzzle().goals().empty()) return false;
    const std::size_t end = noted + 1 < noted_.size() ? noted_[noted + 1].moved : moved_.size();
    there_ = here_;
    for (std::size_t k = noted_[noted].moved; k < end; ++k) there_.anchors[moved_[k].piece] = moved_[k].anchor;
    return space_->puzzle().is_solved(there_);
}

void HashedCursor::end() {
    look_up();
    auto& edges = edges_[made_++];
    is_begun_ = false;
    // Of those with one number the one that was told first comes first: only it knows of a goal.
    shell_sort(edges,
               [](const auto& a, const auto& b) { return a.first != b.first ? a.first < b.first : a.goals > b.goals; });
    edges.erase(
        std::unique(edges.begin(), edges.end(), [](const auto& a, const auto& b) { return a.first == b.first; }),
        edges.end());
}

std::span<const HashedSpace::Edge> HashedCursor::edges(std::size_t i) {
    while (make_some() != 0) {
    }
    return edges_[i];
}

}  // namespace shunt::hashed
