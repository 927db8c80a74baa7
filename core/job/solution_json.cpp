#include "core/job/solution_json.hpp"

#include <algorithm>

namespace shunt::job {

bool has_units_only(const puzzle::Puzzle& puzzle) {
    return std::all_of(puzzle.kinds().begin(), puzzle.kinds().end(),
                       [](const puzzle::Kind& kind) { return kind.shape.size() == 1; });
}

std::string letters_of(const std::vector<moves::Move>& moves) {
    std::string letters;
    for (const moves::Move& move : moves) letters += path_letters(move);
    return letters;
}

Json moves_json(const puzzle::Puzzle& puzzle, const std::vector<moves::Move>& moves) {
    Json list = Json::array();
    puzzle::Position position = puzzle.start();
    for (const moves::Move& move : moves) {
        Json names = Json::array();
        Json places = Json::array();
        for (const puzzle::PieceId piece : move.pieces) {
            const puzzle::Coordinate at = puzzle.board().coordinate(position.anchors[piece]);
            names.push_back(puzzle.pieces()[piece].name);
            places.push_back({at.row + 1, at.column + 1});
        }
        list.push_back({{"pieces", std::move(names)}, {"at", std::move(places)}, {"path", path_letters(move)}});
        position = moves::apply(puzzle, std::move(position), move);
    }
    return list;
}

Json counts_json(const moves::Counts& counts) {
    Json json;
    for (const puzzle::Metric metric : puzzle::kMetrics) {
        const auto count = counts.in(metric);
        json[std::string(to_string(metric))] = count ? Json(*count) : Json(nullptr);
    }
    return json;
}

}  // namespace shunt::job
