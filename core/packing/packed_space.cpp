#include "core/packing/packed_space.hpp"

#include <algorithm>
#include <cassert>

#include "core/packing/block_positions.hpp"
#include "core/packing/word_reading.hpp"

namespace shunt::packing {
namespace {

using puzzle::Cell;
using puzzle::Kind;
using puzzle::KindId;
using puzzle::Puzzle;

/// Fewest fillings that pay for telling arrangements and fillings apart.
constexpr std::uint64_t kLeastFillings = 3;

bool may_fill(const Puzzle& puzzle, const Kind& kind) {
    return kind.shape.size() == 1 && kind.axis == puzzle::Axis::both &&
           static_cast<int>(kind.region.size()) == puzzle.board().cells();
}

}  // namespace

Split split(const Puzzle& puzzle) {
    Split result;
    result.voids = stock_of(puzzle).voids();
    result.free = result.voids;
    std::size_t most = 0;
    for (const Kind& kind : puzzle.kinds()) {
        if (!may_fill(puzzle, kind) || kind.pieces.size() <= most) continue;
        const int free = result.voids + static_cast<int>(kind.pieces.size());
        if (Fillings(free, result.voids).size() < kLeastFillings) continue;
        most = kind.pieces.size();
        result.filler = static_cast<KindId>(&kind - puzzle.kinds().data());
        result.free = free;
    }
    for (std::size_t kind = 0; kind < puzzle.kinds().size(); ++kind) {
        if (result.filler != kind) result.body.push_back(static_cast<KindId>(kind));
    }
    return result;
}

PackedSpace::PackedSpace(const Puzzle& puzzle, puzzle::Metric metric, const Split& split, FrontierDag dag)
    : dag_(std::move(dag)),
      metric_(metric),
      body_(split.body),
      filler_(split.filler),
      fillings_(split.free, split.voids),
      filling_blocks_(fillings_, split.free),
      places_(puzzle, body_),
      all_(stock_of(puzzle).all()),
      voids_(split.voids),
      word_length_(split.free),
      free_letter_(static_cast<Letter>(body_.size())) {
    for (const Kind& kind : puzzle.kinds()) pieces_of_kind_.push_back(kind.pieces);
    for (const KindId kind : body_) word_length_ += static_cast<int>(pieces_of_kind_[kind].size());
    const int bits = body_.empty() ? 0 : static_cast<int>(std::bit_width(body_.size() - 1));
    if (bits * (word_length_ - split.free) <= 64 && bits < 64) kind_bits_ = bits;
    wide_ = filler_ && filling_blocks_.any() && !puzzle::moves_groups(metric);
    fill_goals(puzzle);
}

void PackedSpace::fill_goals(const Puzzle& puzzle) {
    for (const puzzle::Goal& goal : puzzle.goals()) {
        Demand demand;
        for (const Cell cell : goal.voids) demand.voids |= CellSet{1} << cell;
        for (const auto& wanted : goal.placements) {
            if (filler_ == wanted.kind) {
                demand.fillers |= CellSet{1} << wanted.anchor;
                continue;
            }
            const auto letter = std::find(body_.begin(), body_.end(), wanted.kind) - body_.begin();
            demand.body.emplace_back(static_cast<Letter>(letter), static_cast<std::uint8_t>(wanted.anchor));
        }
        goals_.push_back(std::move(demand));
    }
}

void PackedSpace::pair_up(const Puzzle& puzzle, const puzzle::Reflection& reflection) {
    assert(blocks_tell_kinds());
    reflection_.emplace();
    for (std::size_t cell = 0; cell < reflection.cells.size(); ++cell)
        reflection_->cells[cell] = static_cast<std::uint8_t>(reflection.cells[cell]);
    reflection_->anchors.resize(body_.size() * kMostCells);
    for (std::size_t letter = 0; letter < body_.size(); ++letter) {
        const auto image = std::find(body_.begin(), body_.end(), reflection.kinds[body_[letter]]);
        reflection_->letters.push_back(static_cast<Letter>(image - body_.begin()));
        for (const Cell anchor : puzzle.kinds()[body_[letter]].region) {
            reflection_->anchors[letter * kMostCells + anchor] =
                static_cast<std::uint8_t>(reflected_anchor(puzzle, reflection, body_[letter], anchor));
        }
    }
}

Rank PackedSpace::rank(const puzzle::Position& position) const {
    Letters letters;
    letters.fill(free_letter_);
    for (Letter kind = 0; kind < body_.size(); ++kind)
        for (const puzzle::PieceId piece : pieces_of_kind_[body_[kind]]) letters[position.anchors[piece]] = kind;
    const WordReading body(*this, [&](int cell) { return letters[static_cast<std::size_t>(cell)]; });
    CellSet voids = body.free;
    if (filler_) {
        for (const puzzle::PieceId piece : pieces_of_kind_[*filler_]) voids &= ~(CellSet{1} << position.anchors[piece]);
    }
    return rank(body.number, voids, body.free);
}

bool PackedSpace::cut_words(int cell, std::uint64_t most_bytes) {
    assert(can_cut_words());
    std::optional<WordCut> cut = WordCut::at(*this, cell, most_bytes);
    if (cut) cut_ = std::move(*cut);
    return cut.has_value();
}

WordReading PackedSpace::word(Rank arrangement, Letters& letters) const {
    WordReading word(*this);
    while (word.undecided != 0) {
        Letter& letter = letters[static_cast<std::size_t>(word.cell())];
        letter = word.read(*this, arrangement);
    }
    return word;
}

puzzle::Position PackedSpace::position(Rank rank) const {
    Letters letters;
    const WordReading body = word(rank / fillings_.size(), letters);
    BlockPositions positions(*this);
    positions.place_body(body.anchors, [&](int cell) { return letters[static_cast<std::size_t>(cell)]; });
    return positions.filled(rank % fillings_.size(), body.free);
}

PackedSpace::Block PackedSpace::block(Rank rank) const {
    const Rank number = rank / fillings_.size();
    WordReading body(*this);
    while ((body.undecided & cut_.prefix()) != 0) body.read(*this, number);
    return block(rank, body.arrangement());
}

bool PackedSpace::is_goal(Rank rank) const {
    Letters letters;
    const WordReading body = word(rank / fillings_.size(), letters);
    const CellSet voids = fillings_.voids(rank % fillings_.size(), body.free);
    return std::any_of(goals_.begin(), goals_.end(), [&](const Demand& demand) {
        return fills(demand, voids, body.free) &&
               std::all_of(demand.body.begin(), demand.body.end(), [&](const auto& wanted) {
                   return (body.anchors >> wanted.second & 1) != 0 && letters[wanted.second] == wanted.first;
               });
    });
}

bool PackedSpace::meets_one(Goals goals, Rank arrangement, CellSet voids, CellSet free) const {
    const bool others = (goals & kUnclearGoals) != 0;
    for (std::size_t goal = 0; goal < std::min(goals_.size(), kGoalBits - 1); ++goal) {
        if ((goals >> goal & 1) != 0 && fills(goals_[goal], voids, free)) return true;
    }
    return others && is_goal(rank(arrangement, voids, free));
}

BlockBits PackedSpace::endings_of(const Demand& demand, const WordCut::Below& below, std::size_t chunk) const {
    const CellSet voids = demand.voids & ~cut_.prefix();
    if ((voids & ~below.undecided) != 0) return 0;
    BlockBits endings = cut_.meeting(below, chunk, {voids, WordCut::Condition::kNobody, 0});
    for (const auto& [kind, anchor] : demand.body)
        if ((cut_.prefix() >> anchor & 1) == 0) endings &= cut_.meeting(below, chunk, {0, anchor, kind});
    return endings;
}

BlockBits PackedSpace::meeting(Goals goals, Rank first, BlockBits bits, const WordCut::Below& below,
                               std::size_t chunk) const {
    BlockBits met = 0;
    for (std::size_t goal = 0; goal < std::min(goals_.size(), kGoalBits - 1); ++goal) {
        if ((goals >> goal & 1) != 0) met |= bits & endings_of(goals_[goal], below, chunk);
    }
    for (BlockBits left = (goals & kUnclearGoals) == 0 ? 0 : bits & ~met; left != 0; left &= left - 1)
        if (is_goal(first + static_cast<Rank>(std::countr_zero(left)))) met |= left & -left;
    return met;
}

FillingSet PackedSpace::meeting(Goals goals, Rank first, FillingSet bits, CellSet free) const {
    FillingSet met = 0;
    for (FillingSet left = goals == 0 ? 0 : bits; left != 0; left &= left - 1) {
        const Rank rank = first + static_cast<Rank>(std::countr_zero(left));
        const CellSet voids = fillings_.voids(rank % fillings_.size(), free);
        if (meets_one(goals, rank / fillings_.size(), voids, free)) met |= left & -left;
    }
    return met;
}

}  // namespace shunt::packing
