#include "ui/model/task_settings.hpp"

#include <algorithm>
#include <charconv>

#include "core/npuzzle/board_text.hpp"
#include "ui/model/model.hpp"

namespace shunt::ui {

namespace {

constexpr std::string_view kEveryBoard = "every";
constexpr std::string_view kEvolve = "evolve";
constexpr std::string_view kNoPieces = "none";
constexpr std::string_view kGoalMark = " to ";

/// The text up to the mark, which goes off its front together with the mark.
std::string_view take_word(std::string_view& rest, std::string_view mark = " ") {
    const std::size_t end = std::min(rest.find(mark), rest.size());
    const std::string_view word = rest.substr(0, end);
    rest.remove_prefix(std::min(end + mark.size(), rest.size()));
    return word;
}

std::optional<int> number_of(std::string_view word) {
    int number = 0;
    const auto [end, fault] = std::from_chars(word.data(), word.data() + word.size(), number);
    return fault == std::errc() && end == word.data() + word.size() ? std::optional(number) : std::nullopt;
}

std::string size_text(int rows, int columns) { return std::to_string(rows) + "x" + std::to_string(columns); }

/// Reads "3x4" with sides from 1 to `most`; false when it is none.
bool read_size(std::string_view word, int most, int& rows, int& columns) {
    const auto high = number_of(take_word(word, "x"));
    const auto wide = number_of(word);
    if (!high || !wide || std::min(*high, *wide) < 1 || std::max(*high, *wide) > most) return false;
    rows = *high;
    columns = *wide;
    return true;
}

// ── find ──

std::string find_text(const FindSetup& setup) {
    if (setup == FindSetup{}) return "";
    std::string text = size_text(setup.rows, setup.columns) + " " + std::string(puzzle::to_string(setup.metric)) + " " +
                       kFindKinds[setup.kind].name + " " +
                       std::string(setup.way == FindWay::evolve ? kEvolve : kEveryBoard);
    return setup.shapes.empty() ? text : text + " " + setup.shapes;
}

std::optional<FindSetup> read_find(std::string_view text) {
    FindSetup setup;
    if (text.empty()) return setup;
    if (!read_size(take_word(text), Finder::kMostSide, setup.rows, setup.columns)) return std::nullopt;
    const auto metric = puzzle::metric_from(take_word(text));
    const std::string_view kind = take_word(text);
    const auto* const known =
        std::find_if(kFindKinds.begin(), kFindKinds.end(), [&](const FindKind& each) { return kind == each.name; });
    const std::string_view way = take_word(text);
    if (!metric || known == kFindKinds.end() || (way != kEvolve && way != kEveryBoard)) return std::nullopt;
    setup.metric = *metric;
    setup.kind = static_cast<std::size_t>(known - kFindKinds.begin());
    setup.way = way == kEvolve ? FindWay::evolve : FindWay::every_board;
    setup.shapes = text;
    return setup;
}

// ── tilings ──

constexpr std::string_view kOnce = "once";

std::string tilings_text(const TilingSetup& setup) {
    const TilingSetup first;
    std::string board = size_text(setup.rows, setup.columns);
    if (!setup.walls.empty()) {
        board = setup.board_text();
        board.pop_back();
        std::replace(board.begin(), board.end(), '\n', '/');
    }
    const std::string set = setup.has_pieces() ? setup.set_text() : std::string(kNoPieces);
    std::string text = board + " " + set + " " + std::to_string(setup.voids);
    if (setup.each_once) text += " " + std::string(kOnce);
    if (!setup.shapes.empty()) text += " " + setup.shapes;
    return text == size_text(first.rows, first.columns) + " " + first.set_text() + " 0" ? "" : text;
}

bool read_board(std::string_view word, TilingSetup& setup) {
    if (word.find('x') != std::string_view::npos) return read_size(word, Tilings::kMostSide, setup.rows, setup.columns);
    setup.rows = 0;
    setup.columns = static_cast<int>(word.substr(0, word.find('/')).size());
    for (; !word.empty(); ++setup.rows) {
        const std::string_view row = take_word(word, "/");
        if (static_cast<int>(row.size()) != setup.columns || row.find_first_not_of(".#") != std::string_view::npos)
            return false;
        for (int column = 0; column < setup.columns; ++column)
            if (row[static_cast<std::size_t>(column)] == '#') setup.walls.insert({setup.rows, column});
    }
    return std::min(setup.rows, setup.columns) >= 1 && std::max(setup.rows, setup.columns) <= Tilings::kMostSide;
}

/// Reads what TilingSetup::set_text() writes; every piece says how it may be turned, all alike.
bool read_pieces(std::string_view word, TilingSetup& setup) {
    const std::string wanted(word);
    setup.pieces.clear();
    if (word == kNoPieces) return true;
    for (const Turning turning : {Turning::one_sided, Turning::fixed, Turning::free}) {
        setup.turning = turning;
        setup.pieces.clear();
        for (std::size_t piece = 0; piece < kPieceNames.size(); ++piece) {
            TilingSetup one;
            one.turning = turning;
            one.pieces = {piece};
            if (("+" + wanted + "+").find("+" + one.set_text() + "+") != std::string::npos) setup.pieces.insert(piece);
        }
        if (setup.set_text() == wanted) return true;
    }
    return false;
}

std::optional<TilingSetup> read_tilings(std::string_view text) {
    TilingSetup setup;
    if (text.empty()) return setup;
    if (!read_board(take_word(text), setup)) return std::nullopt;
    const std::string_view pieces = take_word(text);
    const auto voids = number_of(take_word(text));
    setup.each_once = text.substr(0, kOnce.size()) == kOnce;
    if (setup.each_once) take_word(text);
    setup.shapes = text;
    if (!read_pieces(pieces, setup) || !voids || *voids < 0 || *voids > setup.rows * setup.columns) return std::nullopt;
    setup.voids = *voids;
    return setup;
}

// ── tiles ──

std::string tiles_text(const NPuzzle& lab) {
    const std::string board = npuzzle::print_board(lab.board());
    if (!lab.goal_is_ordered()) return board + std::string(kGoalMark) + npuzzle::print_board(lab.goal());
    return lab.board() == first_npuzzle().board ? "" : board;
}

std::optional<NPuzzleSetup> read_tiles(std::string_view text) {
    if (text.empty()) return first_npuzzle();
    auto board = npuzzle::parse_board(take_word(text, kGoalMark));
    if (!board) return std::nullopt;
    auto goal = npuzzle::parse_goal(text.empty() ? std::nullopt : std::optional(std::string(text)), board->size());
    if (!goal) return std::nullopt;
    return NPuzzleSetup{std::move(*board), std::move(*goal)};
}

}  // namespace

std::string settings_text(const Model& model, std::string_view task) {
    if (task == "find") return find_text(model.finder.setup());
    if (task == "tilings") return tilings_text(model.tilings.setup());
    return task == "npuzzle" ? tiles_text(model.npuzzle.get()) : "";
}

bool take_settings(Model& model, std::string_view task, std::string_view text) {
    if (text == settings_text(model, task)) return true;
    if (task == "find") {
        const auto setup = read_find(text);
        if (setup) model.finder.set(*setup);
        return setup.has_value();
    }
    if (task == "tilings") {
        const auto setup = read_tilings(text);
        if (setup) model.tilings.set(*setup);
        return setup.has_value();
    }
    if (task != "npuzzle") return false;
    auto setup = read_tiles(text);
    if (setup) model.npuzzle.get().set(std::move(*setup));
    return setup.has_value();
}

}  // namespace shunt::ui
