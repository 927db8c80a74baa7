#include <algorithm>
#include <map>

#include "core/picture/picture.hpp"
#include "core/picture/piece_colours.hpp"

namespace shunt::picture {

namespace {

using puzzle::Coordinate;

/// Different for letters next to each other in the alphabet, so mostly for neighbours.
int colour_of(char letter) { return 1 + static_cast<unsigned char>(letter) * 7 % kKindColours; }

std::vector<Coordinate> moved_to_origin(std::vector<Coordinate> cells) {
    const Coordinate anchor = cells.front();
    for (Coordinate& cell : cells) cell = cell - anchor;
    return cells;
}

}  // namespace

Picture picture_of_tiling(std::span<const std::string> rows) {
    Picture picture;
    std::map<char, std::vector<Coordinate>> letters;
    for (const std::string& row : rows) {
        for (std::size_t column = 0; column < row.size(); ++column) {
            const char letter = row[column];
            const Coordinate at{picture.ground.rows, static_cast<int>(column)};
            picture.ground.inside.push_back(at);
            picture.ground.columns = std::max(picture.ground.columns, at.column + 1);
            if (letter != '#') picture.ground.live.push_back(at);
            if (letter != '#' && letter != '.') letters[letter].push_back(at);
        }
        ++picture.ground.rows;
    }
    std::map<std::vector<Coordinate>, std::size_t> known;
    for (const auto& [letter, cells] : letters) {
        for (const auto& part : connected_parts(cells)) {
            std::vector<Coordinate> form = moved_to_origin(part);
            const auto [figure, fresh] = known.try_emplace(form, picture.figures.size());
            if (fresh) picture.figures.push_back(figure_of(std::move(form)));
            Body& body = picture.bodies.emplace_back();
            body.figure = figure->second;
            body.at = corner_of(part.front());
            body.colour = colour_of(letter);
        }
    }
    return picture;
}

}  // namespace shunt::picture
