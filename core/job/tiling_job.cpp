#include "core/job/tiling_job.hpp"

#include <algorithm>

#include "core/base/words.hpp"

namespace shunt::job {
namespace {

using counting::Floor;
using counting::Piece;

Result<Floor> floor_of(const TilingRequest& request) {
    if (request.grid) {
        if (auto valid = checked(*request.grid); !valid) return valid.error();
        if (!request.board) return Floor(*request.grid);
    }
    if (!request.board) return Error{say("neither the size of a grid nor a board is given")};
    auto floor = counting::parse_floor(*request.board);
    if (!floor)
        return Error{say("{why} (in the board)", {{"why", floor.error().message}}), floor.error().line,
                     floor.error().column};
    if (request.grid && floor->grid() != *request.grid) {
        return Error{say("the board is {size}, not {other}",
                         {{"size", to_string(floor->grid())}, {"other", to_string(*request.grid)}})};
    }
    return floor;
}

bool fits_somewhere(const Piece& piece, const Floor& floor) {
    return std::any_of(piece.orientations.begin(), piece.orientations.end(),
                       [&](const puzzle::Shape& shape) { return floor.has_room_for(shape); });
}

struct Shapes {
    std::vector<puzzle::Shape> shapes;
    std::vector<int> pieces;  // by shape
};

/// All shapes of all terms, each once, or by the pieces that they are orientations of.
Result<Shapes> shapes_of(const TilingRequest& request, const Floor& floor) {
    Shapes found;
    int number = 0;
    for (const counting::PieceTerm& term : request.pieces) {
        auto pieces = pieces_of(term);
        if (!pieces) return pieces.error();
        for (const Piece& piece : *pieces) {
            if (piece.must_fit && !fits_somewhere(piece, floor))
                return Error{say("{piece} fits nowhere on the board", {{"piece", piece.name}})};
            found.shapes.insert(found.shapes.end(), piece.orientations.begin(), piece.orientations.end());
            found.pieces.resize(found.shapes.size(), number++);
        }
    }
    if (!request.each_once) return Shapes{puzzle::distinct(std::move(found.shapes)), {}};
    return found;
}

}  // namespace

Status TilingJob::status() const {
    const Status counted = CountingJob::status();
    const bool none_to_draw = counted == Status::complete && random_seed_ && count().tilings() == 0;
    return none_to_draw ? Status::unsolvable : counted;
}

void TilingJob::conclude() {
    if (!random_seed_ || count().tilings() == 0) return;
    Random random(*random_seed_);
    tiling_ = print_tiling(count().draw(random));
}

outcome::TilingOutcome TilingJob::make_outcome() const {
    outcome::TilingOutcome outcome;
    set_figures(outcome);
    if (CountingJob::status() != Status::complete) return outcome;
    outcome.tilings = count().tilings().decimal();
    outcome.tiling = tiling_;
    if (!tiling_.empty()) outcome.seed = std::to_string(*random_seed_);
    return outcome;
}

Result<std::unique_ptr<TilingJob>> TilingJob::create(const TilingRequest& request) {
    auto floor = floor_of(request);
    if (!floor) return floor.error();
    auto shapes = shapes_of(request, *floor);
    if (!shapes) return shapes.error();
    auto count = counting::TilingCount::create({std::move(*floor), std::move(shapes->shapes), request.voids,
                                                request.random_seed.has_value(), std::move(shapes->pieces)},
                                               request.memory_limit);
    if (!count) return count.error();
    return std::unique_ptr<TilingJob>(new TilingJob(std::move(*count), request.random_seed));
}

}  // namespace shunt::job
