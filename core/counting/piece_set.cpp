#include "core/counting/piece_set.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

#include "core/base/words.hpp"
#include "core/counting/grid.hpp"
#include "core/counting/shape_text.hpp"

namespace shunt::counting {
namespace {

using puzzle::Coordinate;
using puzzle::Shape;

constexpr std::array<std::pair<std::string_view, int>, 9> kFamilies{{{"monominoes", 1},
                                                                     {"dominoes", 2},
                                                                     {"triominoes", 3},
                                                                     {"tetrominoes", 4},
                                                                     {"pentominoes", 5},
                                                                     {"hexominoes", 6},
                                                                     {"heptominoes", 7},
                                                                     {"octominoes", 8},
                                                                     {"trominoes", 3}}};

/// The usual letters, their rows divided by '/'. Those of five cells are S. W. Golomb's.
constexpr std::array<std::pair<std::string_view, std::string_view>, 19> kLetters{{
    {"L3", "X./XX"},       {"O4", "XX/XX"},       {"T4", "XXX/.X."},     {"S4", ".XX/XX."},     {"Z4", "XX./.XX"},
    {"L4", "X./X./XX"},    {"J4", ".X/.X/XX"},    {"F5", ".XX/XX./.X."}, {"L5", "X./X./X./XX"}, {"N5", ".X/.X/XX/X."},
    {"P5", "XX/XX/X."},    {"T5", "XXX/.X./.X."}, {"U5", "X.X/XXX"},     {"V5", "X../X../XXX"}, {"W5", "X../XX./.XX"},
    {"X5", ".X./XXX/.X."}, {"Y5", ".X/XX/.X/.X"}, {"Z5", "XX./.X./.XX"}, {"I1", "X"},
}};

constexpr std::array<std::pair<std::string_view, Turning>, 3> kPrefixes{
    {{"free-", Turning::free}, {"one-sided-", Turning::one_sided}, {"fixed-", Turning::fixed}}};

bool take_prefix(std::string_view& text, std::string_view prefix) {
    if (text.substr(0, prefix.size()) != prefix) return false;
    text.remove_prefix(prefix.size());
    return true;
}

Error in_file(Error error, const std::string& name) {
    error.message = say("{error} (in '{file}')", {{"error", error.message}, {"file", name}});
    return error;
}

/// A side of a grid or the length of a bar.
std::optional<int> side(std::string_view digits) {
    int value = 0;
    const char* end = digits.data() + digits.size();
    const auto read = std::from_chars(digits.data(), end, value);
    if (read.ec != std::errc{} || read.ptr != end || value < 1 || value > Grid::kMostRows) return std::nullopt;
    return value;
}

Shape rectangle(int rows, int columns) {
    std::vector<Coordinate> cells;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) cells.push_back({row, column});
    }
    return Shape(std::move(cells));
}

Shape drawn(std::string_view rows) {
    std::vector<Coordinate> cells;
    Coordinate at;
    for (const char mark : rows) {
        if (mark == 'X') cells.push_back(at);
        at = mark == '/' ? Coordinate{at.row + 1, 0} : Coordinate{at.row, at.column + 1};
    }
    return Shape(std::move(cells));
}

std::optional<int> size_of_family(std::string_view name) {
    for (const auto& [family, size] : kFamilies) {
        if (name == family) return size;
    }
    return std::nullopt;
}

/// The piece of a name that is no family's.
std::optional<Shape> single_piece(std::string_view name) {
    for (const auto& [letter, rows] : kLetters) {
        if (name == letter) return drawn(rows);
    }
    if (take_prefix(name, "I")) {
        const auto length = side(name);
        return length ? std::optional(rectangle(*length, 1)) : std::nullopt;
    }
    const std::size_t times = name.find('x');
    if (times == std::string_view::npos) return std::nullopt;
    const auto rows = side(name.substr(0, times));
    const auto columns = side(name.substr(times + 1));
    if (!rows || !columns || *rows * *columns > kMostCellsOfShape) return std::nullopt;
    return rectangle(*rows, *columns);
}

/// The pieces of a family, which are fewer the more may be done with each.
std::vector<Piece> family(const PieceTerm& term, int size) {
    std::vector<Piece> pieces;
    std::vector<Shape> met;
    for (const Shape& shape : puzzle::all_polyominoes(size)) {
        if (std::find(met.begin(), met.end(), shape) != met.end()) continue;
        auto lying = orientations(shape, term.turning);
        met.insert(met.end(), lying.begin(), lying.end());
        pieces.push_back({term.name, std::move(lying), false});
    }
    return pieces;
}

}  // namespace

std::vector<PieceTerm> split_piece_set(std::string_view set) {
    std::vector<PieceTerm> terms;
    for (bool more = true; more;) {
        const std::size_t plus = set.find('+');
        std::string_view name = set.substr(0, plus);
        PieceTerm term;
        for (const auto& [prefix, turning] : kPrefixes) {
            if (!take_prefix(name, prefix)) continue;
            term.turning = turning;
            break;
        }
        term.name = name;
        terms.push_back(std::move(term));
        more = plus != std::string_view::npos;
        if (more) set.remove_prefix(plus + 1);
    }
    return terms;
}

bool is_known_name(std::string_view name) { return size_of_family(name) || single_piece(name); }

std::string known_names() {
    std::string text;
    for (const auto& [family, size] : kFamilies) text += std::string(family) + ", ";
    text += say("bars (I2, I3, ...)");
    for (const auto& [letter, rows] : kLetters) {
        if (letter != "I1") text += ", " + std::string(letter);
    }
    return text + ", " + say("rectangles (2x3)");
}

Result<std::vector<Piece>> pieces_of(const PieceTerm& term) {
    if (const auto size = size_of_family(term.name)) return family(term, *size);
    if (const auto shape = single_piece(term.name)) {
        return std::vector{Piece{term.name, orientations(*shape, term.turning), true}};
    }
    if (!term.drawing) {
        return Error{
            say("'{name}' is no set of pieces; known are {names}", {{"name", term.name}, {"names", known_names()}})};
    }
    auto shapes = parse_shapes(*term.drawing);
    if (!shapes) return in_file(shapes.error(), term.name);
    std::vector<Piece> pieces;
    for (const DrawnShape& drawing : *shapes) {
        const std::string name =
            say("the shape on line {line} of '{file}'", {{"line", std::to_string(drawing.line)}, {"file", term.name}});
        pieces.push_back({name, orientations(drawing.shape, term.turning), true});
    }
    return pieces;
}

}  // namespace shunt::counting
