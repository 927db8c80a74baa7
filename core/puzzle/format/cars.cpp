#include "core/puzzle/format/cars.hpp"

#include <algorithm>

namespace shunt::puzzle::format {
namespace {

bool leaves_sideways(Side side) { return side == Side::right || side == Side::left; }

Axis axis_towards(Side side) { return leaves_sideways(side) ? Axis::horizontal : Axis::vertical; }

int line_of(const Definition::Block& car, Side side) {
    const Coordinate first = first_of(car.cells);
    return leaves_sideways(side) ? first.row : first.column;
}

/// Whether the letter before this one names no car: it was not given in turn, so it means something.
bool stands_apart(const Sketch& sketch, char label) {
    return sketch.find(std::string(1, static_cast<char>(label - 1))) < 0;
}

/// The word of a text for a side.
std::string edge(Side side, std::string_view car) {
    switch (side) {
        case Side::right:
            return say("car {car} to the right edge", {{"car", car}});
        case Side::left:
            return say("car {car} to the left edge", {{"car", car}});
        case Side::top:
            return say("car {car} to the upper edge", {{"car", car}});
        case Side::bottom:
            break;
    }
    return say("car {car} to the lower edge", {{"car", car}});
}

/// Where the car stands when it is about to leave.
Cells place_at(const Sketch& sketch, const Cells& cells, Side side) {
    Coordinate to = first_of(cells);
    const int length = static_cast<int>(cells.size());
    if (side == Side::right) to.column = sketch.columns() - length;
    if (side == Side::left) to.column = 0;
    if (side == Side::top) to.row = 0;
    if (side == Side::bottom) to.row = sketch.rows() - length;
    return moved_to(cells, to);
}

/// Moves the goal in front of a frame of walls.
Cells before_frame(Sketch& sketch, Cells cells, Side side) {
    const Coordinate back{side == Side::top      ? 1
                          : side == Side::bottom ? -1
                                                 : 0,
                          side == Side::left    ? 1
                          : side == Side::right ? -1
                                                : 0};
    const auto at_wall = [&](Coordinate at) { return sketch.inside(at) && sketch.at(at) == Ground::wall; };
    const bool framed = std::any_of(cells.begin(), cells.end(), at_wall);
    for (Coordinate& at : cells) at = framed ? at + back : at;
    return cells;
}

bool is_frame(Sketch& sketch) {
    for (int row = 0; row < sketch.rows(); ++row) {
        for (int column = 0; column < sketch.columns(); ++column) {
            const bool edge = row == 0 || column == 0 || row == sketch.rows() - 1 || column == sketch.columns() - 1;
            if (edge && sketch.at({row, column}) != Ground::wall) return false;
        }
    }
    return true;
}

}  // namespace

Failure make_cars(const Source& source, Sketch& sketch) {
    auto& blocks = sketch.definition.blocks;
    if (blocks.empty()) return source.error(source.text(), say("there is no car"));
    for (std::size_t car = 0; car < blocks.size(); ++car) {
        const Shape shape(blocks[car].cells);
        const Coordinate extent = shape.extent();
        if (shape.size() < 2 || std::min(extent.row, extent.column) != 1 ||
            std::max(extent.row, extent.column) != shape.size())
            return source.error(sketch.places[car],
                                say("car {car} is no straight run of two or more cells", {{"car", blocks[car].name}}));
        blocks[car].axis = extent.row == 1 ? Axis::horizontal : Axis::vertical;
    }
    return std::nullopt;
}

int car_to_leave(const Sketch& sketch, const std::optional<Exit>& exit) {
    const auto& blocks = sketch.definition.blocks;
    const Side side = exit ? exit->side : Side::right;
    const auto could = [&](int car) {
        return car >= 0 && blocks[static_cast<std::size_t>(car)].axis == axis_towards(side) &&
               (!exit || line_of(blocks[static_cast<std::size_t>(car)], side) == exit->line);
    };
    for (const char label : {'X', 'x', 'A', 'R', 'r', 'Z', 'z'}) {
        const int car = sketch.find(std::string(1, label));
        const bool meant = label == 'X' || label == 'x' || label == 'A' || stands_apart(sketch, label);
        if (could(car) && meant) return car;
    }
    int first = -1;
    for (int car = 0; car < static_cast<int>(blocks.size()); ++car) {
        const bool before =
            first < 0 || blocks[static_cast<std::size_t>(car)].name < blocks[static_cast<std::size_t>(first)].name;
        if (before && (!exit || could(car))) first = car;
    }
    return first;
}

Failure set_car_goal(const Source& source, Sketch& sketch, int car, Side side) {
    const auto& blocks = sketch.definition.blocks;
    const auto index = static_cast<std::size_t>(car);
    const std::string_view place = sketch.places[index];
    const Axis axis = axis_towards(side);
    if (blocks[index].axis != axis && side == Side::right)
        return source.error(
            place, say("the primary car {car} (the first by label) must be horizontal", {{"car", blocks[index].name}}));
    if (blocks[index].axis != axis)
        return source.error(place, say("car {car} stands across the way to its exit", {{"car", blocks[index].name}}));
    for (std::size_t other = 0; other < blocks.size(); ++other) {
        if (other == index || blocks[other].axis != axis ||
            line_of(blocks[other], side) != line_of(blocks[index], side))
            continue;
        if (side != Side::right)
            return source.error(sketch.places[other], say("car {car} stands along the way of the car that leaves",
                                                          {{"car", blocks[other].name}}));
        return source.error(sketch.places[other], say("car {car} is horizontal in the row of the primary car",
                                                      {{"car", blocks[other].name}}));
    }
    Cells goal = place_at(sketch, blocks[index].cells, side);
    if (is_frame(sketch)) goal = before_frame(sketch, std::move(goal), side);
    if (std::any_of(goal.begin(), goal.end(), [&](Coordinate at) { return sketch.at(at) == Ground::wall; }))
        return source.error(place, say("a wall stands at the end of the primary car's row: it can never get there"));
    sketch.goal_place = place;
    sketch.goal = edge(side, blocks[index].name);
    sketch.definition.targets.push_back({{{car, std::move(goal)}}, {}});
    return std::nullopt;
}

}  // namespace shunt::puzzle::format
