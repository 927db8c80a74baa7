#include <algorithm>

#include "core/base/words.hpp"
#include "core/puzzle/format/shunt_text_draft.hpp"

namespace shunt::puzzle::format {
namespace {

using RestrictionsBlock = Definition::Block;

/// Calls `action` for every block of every name in `names`; refuses unknown names.
template <class Action>
Failure for_pieces(const Row& names, Draft& draft, Action action) {
    for (const Symbol& name : names_in(draft, names)) {
        const auto blocks = blocks_named(draft, name);
        if (!blocks) return blocks.error();
        for (const int block : *blocks) {
            if (auto failure = action(draft.definition.blocks[static_cast<std::size_t>(block)], name)) return failure;
        }
    }
    return std::nullopt;
}

Failure set_axis(RestrictionsBlock& block, Axis axis, const Symbol& place) {
    if (block.axis != Axis::both && block.axis != axis) {
        return error_at(place, say("piece '{name}' is restricted to the other axis already", {{"name", block.name}}));
    }
    block.axis = axis;
    return std::nullopt;
}

Failure read_axis(const Section& section, Draft& draft) {
    const std::string text = joined(section.value);
    const bool horizontal = text.rfind("horizontal ", 0) == 0;
    if (!horizontal && text.rfind("vertical ", 0) != 0) {
        return refuse(section, say("expected 'axis: horizontal PIECES' or 'axis: vertical PIECES'"));
    }
    const auto skip = static_cast<std::ptrdiff_t>(text.find(' ') + 1);
    const Row names(section.value.begin() + skip, section.value.end());
    return for_pieces(names, draft, [&](RestrictionsBlock& block, const Symbol& name) {
        return set_axis(block, horizontal ? Axis::horizontal : Axis::vertical, name);
    });
}

Failure read_cars(const Section& section, Draft& draft) {
    const std::string text = joined(section.value);
    if (text != "yes" && text != "no") return refuse(section, say("'cars:' must be yes or no"));
    if (text == "no") return std::nullopt;
    for (RestrictionsBlock& block : draft.definition.blocks) {
        const Coordinate extent = Shape(block.cells).extent();
        const int size = static_cast<int>(block.cells.size());
        if (size < 2 || extent.row * extent.column != size || std::min(extent.row, extent.column) != 1) continue;
        const Axis axis = extent.row == 1 ? Axis::horizontal : Axis::vertical;
        if (auto failure = set_axis(block, axis, section.value.front())) return failure;
    }
    return std::nullopt;
}

Failure read_gate(const Section& section, Draft& draft) {
    if (section.value.empty()) return Error{say("'gate:' names no piece"), section.line, 1};
    return for_pieces(section.value, draft, [](RestrictionsBlock& block, const Symbol&) {
        block.enters_gates = true;
        return Failure{};
    });
}

/// The number of a colour, from 0, if the text begins with one and a blank.
std::optional<int> colour_of(const std::string& text) {
    if (text.size() < 2 || text[1] != ' ' || text[0] < '1' || text[0] >= '1' + kColours) return std::nullopt;
    return text[0] - '1';
}

Failure read_colour(const Section& section, Draft& draft) {
    const auto colour = colour_of(joined(section.value));
    if (!colour) return refuse(section, say("expected 'colour: NUMBER PIECES' with a number from 1 to 7"));
    const Row names(section.value.begin() + 2, section.value.end());
    return for_pieces(names, draft, [&](RestrictionsBlock& block, const Symbol& name) {
        if (block.colour != kNoColour && block.colour != *colour)
            return Failure{error_at(name, say("piece '{name}' has another colour already", {{"name", block.name}}))};
        block.colour = *colour;
        return Failure{};
    });
}

}  // namespace

Failure read_restrictions(const Sections& sections, Draft& draft) {
    for (const Section& section : sections) {
        Failure failure;
        if (section.key == "axis") failure = read_axis(section, draft);
        if (section.key == "cars") failure = read_cars(section, draft);
        if (section.key == "gate") failure = read_gate(section, draft);
        if (section.key == "colour") failure = read_colour(section, draft);
        if (failure) return failure;
    }
    return std::nullopt;
}

}  // namespace shunt::puzzle::format
