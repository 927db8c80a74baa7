// Stocks whose pieces move one at a time: the metrics step, slide and move.
//
// A search outwards from the solved positions, for every choice of the goal piece at once, as in outward.hpp: per board a set of
// anchors, the pieces that have been reached as the goal piece. Boards with new ones are gone through in the order of their numbers,
// arrangement by arrangement, and their moves are found anew each time:
//
//     a unit moves       AA1 -> AA.    the filling changes, the arrangement stays: bits of the filling, one look into a table
//                        A.2    A12
//     another one moves  AA. -> .AA    the arrangement changes, the units stay where they are: the same cells, as bits of the cells
//                        .12    .12    that are free there. Where a piece can go if no unit is in its way is laid down before.
#include <algorithm>

#include "core/base/carried_bits.hpp"
#include "core/finder/stock_search.hpp"
#include "core/finder/tracks.hpp"

namespace shunt::finder {
namespace {

using Cells = Narrow::Cells;

constexpr Cells kNever = ~Cells{0};  // cells that are never all empty

/// A piece larger than a unit, where it stands in an arrangement.
struct Standing {
    std::uint32_t kind : 16;
    std::uint32_t anchor : 16;
    std::array<Cells, 4>
        ahead;    // by Direction: cells that must be empty for a step; kNever where something else stops it
    Cells reach;  // where it can go if no unit is in its way
    std::uint32_t first_target;  // the arrangements to which that leads, in the order of the places
};

/// What is known of every arrangement.
struct Arrangement {
    Cells free = 0;                 // cells that it leaves to units
    Cells anchors = 0;              // of its pieces
    Cells starts = 0;               // anchors at which a goal piece may start, if a piece is there: units included
    Cells goals = 0;                // anchors at which it is where it has to go
    std::uint32_t first_other = 0;  // of its pieces that can move; they end where those of the next begin
};

/// One level of the search: what it has added to each board.
struct Level {
    std::vector<Cells> fresh;          // by board
    std::vector<std::uint64_t> known;  // bit set of the boards with any

    void reset(std::size_t boards) {
        fresh.assign(boards, 0);
        known.assign(boards / 64 + 1, 0);
    }
    void add(std::size_t board, Cells pieces) {
        fresh[board] |= pieces;
        known[board / 64] |= std::uint64_t{pieces != 0} << board % 64;
    }
    [[nodiscard]] bool any() const {
        return std::any_of(known.begin(), known.end(), [](std::uint64_t boards) { return boards != 0; });
    }
    [[nodiscard]] static std::uint64_t bytes_for(std::uint64_t boards) {
        return boards * sizeof(Cells) + (boards / 64 + 1) * sizeof(std::uint64_t);
    }
    [[nodiscard]] std::uint64_t bytes() const {
        return fresh.capacity() * sizeof(Cells) + known.capacity() * sizeof(std::uint64_t);
    }
};

class PieceSearch final : public StockSearch {
public:
    PieceSearch(const Catalogue& catalogue, const StockRules& rules)
        : StockSearch(catalogue, rules),
          grid_(catalogue.grid()),
          reach_(rules.motion.reach),
          unit_(grid_, cell_bit<Cells>(0)),
          ends_(catalogue.grid(), rules.kind) {}

    void begin(StockTask task) override;
    State advance(std::int64_t& budget, Tally& tally) override;
    void admit() override;
    [[nodiscard]] std::uint64_t bytes() const override {
        return index_.bytes() + bytes_laid() + fillings_.bytes() + seen_.capacity() * sizeof(Cells) + now_.bytes() +
               next_.bytes();
    }

private:
    enum class Phase : unsigned char { noting, laying, waiting, beginning, searching, done, too_large };

    [[nodiscard]] const BoardList<Narrow>& list() const { return task_->boards.arrangements(); }
    [[nodiscard]] std::uint64_t bytes_to_search() const;
    [[nodiscard]] std::uint64_t bytes_laid() const {
        return arrangements_.capacity() * sizeof(Arrangement) + others_.capacity() * sizeof(Standing) +
               targets_.capacity() * sizeof(BoardId);
    }
    void note_arrangement();
    void add_kind(Arrangement& one, Corners& corners, std::size_t kind, Cells anchors) const;
    void note_piece(std::size_t kind, int anchor, Cells free);
    void decide();
    void lay_arrangement();
    void enter(BoardId arrangement);
    void look_at(BoardId filling);
    [[nodiscard]] Cells movers() const;
    void begin_goal();
    void add_solved();
    void search(std::int64_t& budget);
    void begin_level();
    void report(Cells found);
    void expand(Cells fresh);
    void move_units(Cells fresh, Cells staying);
    template <class Visit>
    void for_each_unit_move(const Visit& visit) const;
    void move_others(Cells fresh, Cells staying);
    [[nodiscard]] Cells places(const Standing& piece) const;
    [[nodiscard]] bool can_move(const Standing& piece) const;
    void meet(std::size_t board, Cells pieces);

    Grid<Narrow> grid_;
    Reach reach_;
    Body<Narrow> unit_;
    Phase phase_ = Phase::done;
    PuzzleEnds<Narrow> ends_;

    BoardIndex<Narrow> index_;               // of arrangements, while they are laid
    std::vector<Arrangement> arrangements_;  // one more at the end
    std::vector<Standing> others_;           // pieces larger than units that can move, by arrangement
    std::vector<BoardId> targets_;
    Fillings fillings_;
    std::vector<Cells> seen_;  // by board: the pieces that have been reached as the goal piece
    Level now_;
    Level next_;
    int depth_ = 0;
    BoardId at_ = 0;        // arrangement to be noted, laid or begun with next
    std::size_t word_ = 0;  // of now_.known, to be looked at next

    // The board that is looked at.
    std::size_t first_board_ = 0;  // of its arrangement
    BoardId arrangement_ = 0;
    std::span<const Standing> standing_;  // the arrangement's part of others_
    Cells free_ = 0;
    Cells chosen_ = 0;  // the filling
    Cells units_ = 0;
    Cells voids_ = 0;
};

void PieceSearch::begin(StockTask task) {
    take(std::move(task));
    const FilledBoards& boards = task_->boards;
    ends_.reset(boards.kinds());
    // One board has no neighbours: no piece of it can move.
    phase_ = boards.size() < 2 ? Phase::done : boards.size() < kNoBoard ? Phase::noting : Phase::too_large;
    if (phase_ != Phase::noting) return;
    fillings_.reset(boards.free_cells(), boards.units());
    arrangements_.clear();
    arrangements_.reserve(list().size() + 1);
    others_.clear();
    targets_.clear();
    at_ = 0;
}

/// Notes what is to be known of the next arrangement, and of its boards who can move.
void PieceSearch::note_arrangement() {
    const std::size_t kinds = list().kinds().size();
    const auto anchors = list().anchors(at_);
    Arrangement one;
    Corners at_corners{};
    one.free = grid_.all() & ~list().word(at_).covered();
    one.first_other = static_cast<std::uint32_t>(others_.size());
    for (std::size_t kind = 0; kind < kinds; ++kind) {
        one.anchors |= anchors[kind];
        add_kind(one, at_corners, kind, anchors[kind]);
        for_each_cell(anchors[kind], [&](int anchor) { note_piece(kind, anchor, one.free); });
    }
    if (fillings_.of_units() != 0) add_kind(one, at_corners, kinds, one.free);
    arrangements_.push_back(one);
    free_ = one.free;
    standing_ = {others_.data() + one.first_other, others_.data() + others_.size()};
    for (BoardId filling = 0; filling < fillings_.size(); ++filling) {
        look_at(filling);
        const Cells movers = this->movers();
        ends_.note((one.anchors | units_) & one.starts, movers & one.goals);
        for (std::size_t corner = 0; corner < kCorners; ++corner)
            just_solved_[corner] += (at_corners[corner] & movers) != 0;
    }
    if (++at_ == list().size()) decide();
}

/// Adds what is known of the pieces of a kind, at some anchors if they are there.
void PieceSearch::add_kind(Arrangement& one, Corners& corners, std::size_t kind, Cells anchors) const {
    one.starts |= anchors & ends_.starts(kind);
    one.goals |= anchors & ends_.goals(kind);
    for (std::size_t corner = 0; corner < kCorners; ++corner) corners[corner] |= anchors & at_corners_[kind][corner];
}

/// Notes a piece, unless other pieces than units are in its way in every direction.
void PieceSearch::note_piece(std::size_t kind, int anchor, Cells free) {
    const GridShape<Narrow>& shape = *list().kinds()[kind];
    Standing piece{static_cast<std::uint16_t>(kind), static_cast<std::uint16_t>(anchor), {}, 0, 0};
    Cells stopped = kNever;
    for (std::size_t way = 0; way < piece.ahead.size(); ++way) {
        const bool inside = (shape.body.from[way] >> anchor & 1) != 0;
        const Cells ahead = inside ? shape.fresh[way] << (anchor + grid_.stride(kDirections[way])) : kNever;
        piece.ahead[way] = (ahead & ~free) == 0 ? ahead : kNever;
        stopped &= piece.ahead[way];
    }
    if (stopped != kNever) others_.push_back(piece);
}

/// Whether to search, now that all boards are noted.
void PieceSearch::decide() {
    phase_ = ends_.may_find() ? Phase::laying : Phase::done;
    if (phase_ == Phase::done) return;
    arrangements_.push_back({0, 0, 0, 0, static_cast<std::uint32_t>(others_.size())});
    index_.build(list());
    at_ = 0;
}

/// Notes where the pieces of the next arrangement can go.
void PieceSearch::lay_arrangement() {
    voids_ = free_ = arrangements_[at_].free;
    for (std::uint32_t other = arrangements_[at_].first_other; other < arrangements_[at_ + 1].first_other; ++other) {
        Standing& piece = others_[other];
        const GridShape<Narrow>& shape = *list().kinds()[piece.kind];
        const Narrow::Word rest = list().word(at_) ^ shape.word_at(static_cast<int>(piece.anchor));
        piece.reach = places(piece);
        piece.first_target = static_cast<std::uint32_t>(targets_.size());
        for_each_cell(piece.reach, [&](int place) {
            targets_.push_back(index_.find(list(), rest ^ shape.word_at(place)));
            assert(targets_.back() != kNoBoard);
        });
    }
    if (++at_ != list().size()) return;
    index_.clear();
    phase_ = Phase::waiting;
    if (need(bytes_to_search())) admit();
}

/// Exact but for what earlier stocks have left behind.
std::uint64_t PieceSearch::bytes_to_search() const {
    const std::uint64_t boards = task_->boards.size();
    return list().bytes() + bytes_laid() + Fillings::bytes_for(task_->boards) + boards * sizeof(Cells) +
           2 * Level::bytes_for(boards);
}

void PieceSearch::admit() {
    const auto boards = static_cast<std::size_t>(task_->boards.size());
    seen_.assign(boards, 0);
    now_.reset(boards);
    next_.reset(boards);
    begin_goal();
}

/// Goes to an arrangement.
void PieceSearch::enter(BoardId arrangement) {
    const Arrangement& one = arrangements_[arrangement];
    arrangement_ = arrangement;
    first_board_ = std::size_t{arrangement} * fillings_.size();
    free_ = one.free;
    standing_ = {others_.data() + one.first_other, others_.data() + arrangements_[arrangement + 1].first_other};
}

/// Goes to a board of the arrangement.
void PieceSearch::look_at(BoardId filling) {
    chosen_ = fillings_.units(filling);
    units_ = static_cast<Cells>(spread_bits(chosen_, free_));
    voids_ = free_ ^ units_;
}

bool PieceSearch::can_move(const Standing& piece) const {
    for (const Cells ahead : piece.ahead) {
        if ((ahead & ~voids_) == 0) return true;
    }
    return false;
}

/// Anchors of the pieces that can move.
Cells PieceSearch::movers() const {
    Cells all = 0;
    for (std::size_t way = 0; way < kDirections.size(); ++way) {
        all |= moved(voids_, -grid_.stride(kDirections[way])) & unit_.from[way];
    }
    all &= units_;
    for (const Standing& piece : standing_) {
        if (can_move(piece)) all |= cell_bit<Cells>(static_cast<int>(piece.anchor));
    }
    return all;
}

StockSearch::State PieceSearch::advance(std::int64_t& budget, Tally& tally) {
    while (budget > 0 && phase_ != Phase::done) {
        if (phase_ == Phase::waiting) return State::waiting;
        if (phase_ == Phase::too_large) return State::too_large;
        if (phase_ == Phase::searching) {
            search(budget);
            continue;
        }
        budget -= phase_ == Phase::laying ? 1 : fillings_.size();
        if (phase_ == Phase::noting) {
            note_arrangement();
        } else if (phase_ == Phase::laying) {
            lay_arrangement();
        } else {
            add_solved();
        }
    }
    if (phase_ != Phase::done) return State::working;
    tell(ends_, tally);
    return State::done;
}

/// Begins with the next goal.
void PieceSearch::begin_goal() {
    phase_ = ends_.next_goal() ? Phase::beginning : Phase::done;
    at_ = 0;
    depth_ = 0;
}

/// Adds the positions of distance 0 of the next arrangement. Only those are searched from that a move may leave: the others have no
/// neighbour that is not solved too.
void PieceSearch::add_solved() {
    const Arrangement& one = arrangements_[at_];
    const Cells goals = one.goals & ends_.wanted();
    if (goals != 0) {
        enter(at_);
        for (BoardId filling = 0; filling < fillings_.size(); ++filling) {
            look_at(filling);
            const Cells solved = (one.anchors | units_) & goals;
            if (solved == 0) continue;
            seen_[first_board_ + filling] = solved;
            const Cells leaving = solved & movers();
            now_.add(first_board_ + filling, leaving);
            ends_.visit(leaving);
        }
    }
    if (++at_ != list().size()) return;
    phase_ = Phase::searching;
    begin_level();
}

void PieceSearch::begin_level() {
    word_ = 0;
    arrangement_ = kNoBoard;
}

/// Goes through the boards of a level, at most `budget` of them.
void PieceSearch::search(std::int64_t& budget) {
    const BoardId fillings = fillings_.size();
    for (; word_ < now_.known.size(); ++word_) {
        while (now_.known[word_] != 0) {
            if (budget-- <= 0) return;
            const std::size_t board = word_ * 64 + static_cast<std::size_t>(std::countr_zero(now_.known[word_]));
            now_.known[word_] &= now_.known[word_] - 1;
            if (arrangement_ == kNoBoard || board - first_board_ >= fillings)
                enter(static_cast<BoardId>(board) / fillings);
            look_at(static_cast<BoardId>(board - first_board_));
            const Cells fresh = now_.fresh[board];
            now_.fresh[board] = 0;
            if (depth_ != 0) report(fresh);
            expand(fresh);
        }
    }
    --budget;
    std::swap(now_, next_);
    ++depth_;
    if (now_.any()) {
        begin_level();
    } else {
        begin_goal();
        if (phase_ == Phase::beginning) std::fill(seen_.begin(), seen_.end(), 0);
    }
}

/// Tells of new positions of the board that is looked at.
void PieceSearch::report(Cells found) {
    ends_.visit(found);
    const Cells starts = found & arrangements_[arrangement_].starts;
    if (starts == 0) return;
    const std::size_t units = list().kinds().size();
    ends_.count(depth_, starts, list().word(arrangement_) ^ Narrow::word(units_, 0, 0),
                [&](int anchor) { return (units_ >> anchor & 1) != 0 ? units : list().kind_at(arrangement_, anchor); });
}

void PieceSearch::expand(Cells fresh) {
    const Cells staying = depth_ == 0 ? 0 : fresh;  // what leaves the goal is the goal piece
    if (units_ != 0) move_units(fresh, staying);
    move_others(fresh, staying);
}

/// Calls visit(units, cells) for units that can each move to all of some cells; a unit may come more than once, with other cells.
template <class Visit>
void PieceSearch::for_each_unit_move(const Visit& visit) const {
    if (reach_ == Reach::any_path) {
        for (Cells left = voids_; left != 0;) {
            const Cells region = unit_.flood(grid_, lowest(left), left);
            left ^= region;
            const int down = grid_.columns();
            const Cells beside = (region & unit_.from[0]) >> down | (region & unit_.from[1]) >> 1 |
                                 (region & unit_.from[2]) << 1 | (region & unit_.from[3]) << down;
            visit(beside & units_, region);
        }
    } else {
        for (std::size_t way = 0; way < kDirections.size(); ++way) {
            const int stride = grid_.stride(kDirections[way]);
            for_each_cell(units_ & unit_.from[way] & moved(voids_, -stride), [&](int unit) {
                Cells way_on = cell_bit<Cells>(unit + stride);
                if (reach_ == Reach::straight) {
                    for (Cells last = way_on; (last & unit_.from[way]) != 0; way_on |= last) {
                        last = moved(last, stride) & voids_;
                    }
                }
                visit(cell_bit<Cells>(unit), way_on);
            });
        }
    }
}

void PieceSearch::move_units(Cells fresh, Cells staying) {
    for_each_unit_move([&](Cells units, Cells region) {
        const auto places = static_cast<Cells>(gathered_bits(region, free_));
        for (; units != 0; units &= units - 1) {
            const Cells from = units & (~units + 1);
            const Cells rest = chosen_ ^ cell_bit<Cells>(std::popcount(free_ & (from - 1)));
            const Cells stands = staying & ~from;
            if ((fresh & from) == 0) {
                if (stands == 0) continue;
                for (Cells to = places; to != 0; to &= to - 1)
                    meet(first_board_ + fillings_.number(rest | (to & (~to + 1))), stands);
            } else {
                Cells cells = region;
                for (Cells to = places; to != 0; to &= to - 1, cells &= cells - 1) {
                    meet(first_board_ + fillings_.number(rest | (to & (~to + 1))), stands | (cells & (~cells + 1)));
                }
            }
        }
    });
}

void PieceSearch::move_others(Cells fresh, Cells staying) {
    for (const Standing& piece : standing_) {
        const Cells from = cell_bit<Cells>(static_cast<int>(piece.anchor));
        const Cells stands = staying & ~from;
        const Cells goes = (fresh & from) != 0 ? ~Cells{0} : 0;
        if ((stands | goes) == 0 || !can_move(piece)) continue;
        for (Cells left = places(piece); left != 0; left &= left - 1) {
            const Cells to = left & (~left + 1);
            const BoardId arrangement =
                targets_[piece.first_target + static_cast<std::uint32_t>(std::popcount(piece.reach & (to - 1)))];
            const auto chosen = static_cast<Cells>(gathered_bits(units_, arrangements_[arrangement].free));
            meet(std::size_t{arrangement} * fillings_.size() + fillings_.number(chosen), stands | (goes & to));
        }
    }
}

/// Where a piece can move to.
Cells PieceSearch::places(const Standing& piece) const {
    const auto anchor = static_cast<int>(piece.anchor);
    if (reach_ == Reach::one_cell) {
        Cells places = 0;
        for (std::size_t way = 0; way < kDirections.size(); ++way) {
            if ((piece.ahead[way] & ~voids_) == 0) places |= cell_bit<Cells>(anchor + grid_.stride(kDirections[way]));
        }
        return places;
    } else {
        const Body<Narrow>& body = list().kinds()[piece.kind]->body;
        const Cells room = body.fits(voids_ | body.cells_at(anchor));
        const Cells places = reach_ == Reach::any_path
                                 ? body.flood(grid_, anchor, room)
                                 : body.line(grid_, anchor, room, true) | body.line(grid_, anchor, room, false);
        return places & ~cell_bit<Cells>(anchor);
    }
}

/// Adds positions of a board that a move leads to, as far as they are new: one in eight, which is too often to be foretold, so that
/// it is done without a branch.
void PieceSearch::meet(std::size_t board, Cells pieces) {
    const Cells seen = seen_[board];
    const Cells news = pieces & ~seen;
    seen_[board] = seen | news;
    next_.add(board, news);
}

}  // namespace

std::unique_ptr<StockSearch> StockSearch::of_pieces(const Catalogue& catalogue, const StockRules& rules) {
    return std::make_unique<PieceSearch>(catalogue, rules);
}

}  // namespace shunt::finder
