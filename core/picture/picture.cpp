#include "core/picture/picture.hpp"

#include <algorithm>

#include "core/picture/board_look.hpp"
#include "core/picture/piece_colours.hpp"

namespace shunt::picture {

namespace {

using puzzle::Coordinate;

/// Board and figures, without pieces.
Picture empty_picture(const puzzle::Puzzle& puzzle) {
    Picture picture;
    picture.title = puzzle.name();
    picture.ground = ground_of(puzzle.board());
    for (const puzzle::Kind& kind : puzzle.kinds()) {
        const auto offsets = kind.shape.offsets();
        picture.figures.push_back(figure_of({offsets.begin(), offsets.end()}));
    }
    return picture;
}

void add_goals(Picture& picture, const puzzle::Puzzle& puzzle, std::span<const int> colours) {
    const puzzle::Board& board = puzzle.board();
    for (const puzzle::Goal& goal : puzzle.goals()) {
        for (const auto& [kind, anchor, named] : goal.placements) {
            const Placed placed{kind, corner_of(board.coordinate(anchor)), colours[kind]};
            const auto& known = picture.goals;
            if (std::find(known.begin(), known.end(), placed) != known.end()) continue;
            const std::string& name = puzzle.pieces()[puzzle.kinds()[kind].pieces.front()].name;
            picture.goals.push_back({placed, goal.placements.size() > 1 ? name : ""});
        }
        for (const puzzle::Cell cell : goal.voids) picture.goal_voids.push_back(middle_of(board.coordinate(cell)));
    }
}

/// The largest of the pieces of a move: the one its arrow starts from.
puzzle::PieceId leader(const puzzle::Puzzle& puzzle, const moves::Move& move) {
    return *std::max_element(move.pieces.begin(), move.pieces.end(), [&](puzzle::PieceId a, puzzle::PieceId b) {
        return puzzle.kind_of(a).shape.size() < puzzle.kind_of(b).shape.size();
    });
}

}  // namespace

Ground ground_of(const puzzle::Board& board) {
    Ground ground{board.rows(), board.columns(), {}, {}, {}};
    for (int row = 0; row < board.rows(); ++row) {
        for (int column = 0; column < board.columns(); ++column) {
            const Coordinate at{row, column};
            const puzzle::Ground kind = board.ground(at);
            if (kind == puzzle::Ground::outside) continue;
            ground.inside.push_back(at);
            if (kind != puzzle::Ground::wall) ground.live.push_back(at);
            if (kind == puzzle::Ground::gate) ground.gates.push_back(at);
        }
    }
    return ground;
}

bool goal_is_picture(const puzzle::Puzzle& puzzle) {
    return !puzzle.goals().empty() && puzzle.goals().front().placements.size() > 3;
}

Picture picture_of(const puzzle::Puzzle& puzzle, const puzzle::Position& position, std::span<const int> colours) {
    Picture picture = empty_picture(puzzle);
    for (std::size_t piece = 0; piece < puzzle.pieces().size(); ++piece) {
        const auto& [name, kind, colour] = puzzle.pieces()[piece];
        Body& body = picture.bodies.emplace_back();
        body.figure = kind;
        body.at = corner_of(puzzle.board().coordinate(position.anchors[piece]));
        body.colour = colours[kind];
        body.name = name;
    }
    if (!goal_is_picture(puzzle)) add_goals(picture, puzzle, colours);
    return picture;
}

Picture picture_of_goal(const puzzle::Puzzle& puzzle, std::span<const int> colours) {
    Picture picture = empty_picture(puzzle);
    if (puzzle.goals().empty()) return picture;
    for (const auto& [kind, anchor, named] : puzzle.goals().front().placements) {
        Body& body = picture.bodies.emplace_back();
        body.figure = kind;
        body.at = corner_of(puzzle.board().coordinate(anchor));
        body.colour = colours[kind];
        body.name = puzzle.pieces()[puzzle.kinds()[kind].pieces.front()].name;
    }
    return picture;
}

Picture picture_of(const npuzzle::Board& board, const npuzzle::Board& goal) {
    Picture picture;
    const npuzzle::Size size = board.size();
    picture.ground = {size.rows, size.columns, {}, {}, {}};
    picture.figures.push_back(figure_of({{0, 0}}));
    const std::vector<npuzzle::Cell> homes = goal.cells_by_tile();
    for (int number = 0; number < size.cells(); ++number) {
        const auto cell = static_cast<npuzzle::Cell>(number);
        const Coordinate at{size.row(cell), size.column(cell)};
        picture.ground.inside.push_back(at);
        const npuzzle::Tile tile = board.tile(cell);
        if (tile == 0) continue;
        Body& body = picture.bodies.emplace_back();
        body.at = corner_of(at);
        body.colour = 1 + size.row(homes[tile]) % kKindColours;
        body.name = std::to_string(tile);
    }
    picture.ground.live = picture.ground.inside;
    return picture;
}

std::vector<Vec> way_of(const Picture& picture, const puzzle::Puzzle& puzzle, const moves::Move& move) {
    const Body& first = picture.bodies[leader(puzzle, move)];
    std::vector<Vec> way{first.at + picture.figures[first.figure].label_places.front()};
    for (const puzzle::Direction direction : move.path)
        way.push_back(way.back() + corner_of(puzzle::offset(direction)));
    return way;
}

void show_hint(Picture& picture, const puzzle::Puzzle& puzzle, const moves::Move& move) {
    Arrow arrow{way_of(picture, puzzle, move), {}};
    const Vec moved = arrow.way.back() - arrow.way.front();
    for (const puzzle::PieceId piece : move.pieces) {
        Placed end = picture.bodies[piece];
        end.at = end.at + moved;
        arrow.ends.push_back(end);
    }
    picture.hint = std::move(arrow);
}

Vec extent_of(const Ground& ground, bool framed) {
    const float edge = framed ? 2 * board_look().edge() : 0;
    return {static_cast<float>(ground.columns) + edge, static_cast<float>(ground.rows) + edge};
}

}  // namespace shunt::picture
