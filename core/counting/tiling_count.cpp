#include "core/counting/tiling_count.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <optional>

#include "core/base/words.hpp"
#include "core/counting/tiling_draw.hpp"
#include "core/puzzle/polyomino.hpp"

namespace shunt::counting {
namespace {

using puzzle::Shape;

std::vector<Shape> all_transposed(const std::vector<Shape>& shapes) {
    std::vector<Shape> turned;
    for (const Shape& shape : shapes) turned.push_back(transposed(shape));
    return turned;
}

/// Whether no number of shapes covers the right number of cells: their sizes have a common divisor that it has not.
bool sizes_cannot_add_up(const TilingCount::Request& request) {
    int divisor = 0;
    for (const Shape& shape : request.shapes) divisor = std::gcd(divisor, shape.size());
    const int cells = request.floor.size() - request.voids;
    return divisor == 0 ? cells != 0 : cells % divisor != 0;
}

int pieces_in(const TilingCount::Request& request) {
    return request.pieces.empty() ? 0 : *std::max_element(request.pieces.begin(), request.pieces.end()) + 1;
}

/// Of pieces that stand once.
std::optional<Error> refusal_of_pieces(const TilingCount::Request& request) {
    const int count = pieces_in(request);
    if (count > TilingStates::kMostPieces)
        return Error{say("{count} pieces, each once: at most {limit} can be counted",
                         {{"count", std::to_string(count)}, {"limit", TilingStates::kMostPieces}})};
    int covered = 0;
    for (std::size_t shape = 0; shape < request.pieces.size(); ++shape) {
        const bool first = shape == 0 || request.pieces[shape] != request.pieces[shape - 1];
        covered += first ? request.shapes[shape].size() : 0;
    }
    const int cells = request.floor.size() - request.voids;
    if (count == 0 || covered == cells) return std::nullopt;
    return Error{say("each piece once covers {covered} cells, and {cells} are to be covered",
                     {{"covered", std::to_string(covered)}, {"cells", std::to_string(cells)}})};
}

std::optional<Error> refusal_of_voids(const TilingCount::Request& request) {
    const int cells = request.floor.size();
    const std::string voids = std::to_string(request.voids);
    if (request.voids < 0)
        return Error{say("{voids} voids: the number of cells left empty is at least 0", {{"voids", voids}})};
    if (request.voids > cells) {
        return Error{say("{voids} voids do not fit: the board has {cells} cells",
                         {{"voids", voids}, {"cells", std::to_string(cells)}})};
    }
    if (request.voids <= TilingStates::kMostVoids) return std::nullopt;
    return Error{say("{voids} voids: at most {limit} can be counted",
                     {{"voids", voids}, {"limit", std::to_string(TilingStates::kMostVoids)}})};
}

}  // namespace

TilingCount::TilingCount(const Request& request, bool transposed, std::uint64_t memory_limit)
    : transposed_(transposed),
      impossible_(sizes_cannot_add_up(request)),
      scan_(transposed ? TilingStates(request.floor.transposed(), all_transposed(request.shapes), request.voids,
                                      request.pieces)
                       : TilingStates(request.floor, request.shapes, request.voids, request.pieces),
            request.draw, memory_limit) {}

Result<TilingCount> TilingCount::create(const Request& request, std::uint64_t memory_limit) {
    if (const auto error = refusal_of_voids(request)) return *error;
    if (const auto error = refusal_of_pieces(request)) return *error;
    const int limit = Window::kBits - pieces_in(request);
    const int along_rows = TilingStates::window_needed(request.floor, request.shapes);
    const int along_columns = TilingStates::window_needed(request.floor.transposed(), all_transposed(request.shapes));
    if (const int ahead = std::min(along_rows, along_columns); ahead > limit) {
        return Error{
            say("on a grid of {grid} a shape reaches {cells} cells ahead of its first one; at most {limit} can be "
                "counted: take a narrower grid or smaller shapes",
                {{"grid", to_string(request.floor.grid())}, {"cells", std::to_string(ahead)}, {"limit", limit}})};
    }
    return TilingCount(request, along_columns < along_rows, memory_limit);
}

TilingCount::Phase TilingCount::advance(std::uint64_t budget) {
    if (!impossible_) scan_.advance(budget);
    return phase();
}

std::string TilingCount::advice() const {
    constexpr Phrase kTexts[] = {Phrase("passed at cell {cell} of {cells} with {states} states counted; a narrower "
                                        "board or smaller pieces need less"),
                                 Phrase("passed at cell {cell} of {cells} with {states} states counted; a narrower "
                                        "board or smaller pieces need less, "
                                        "and counting without drawing too")};
    return say(kTexts[scan_.keeps() ? 1 : 0], {{"cell", std::to_string(scan_.cell() + 1)},
                                               {"cells", std::to_string(scan_.automaton().cells())},
                                               {"states", scan_.states()}});
}

Natural TilingCount::tilings() const {
    assert(phase() == Phase::done);
    return Natural(scan_.end().find(TilingStates::encode(scan_.automaton().end())));
}

Tiling TilingCount::draw(Random& random) const {
    assert(phase() == Phase::done && tilings() != 0);
    return draw_tiling(scan_, transposed_, random);
}

}  // namespace shunt::counting
