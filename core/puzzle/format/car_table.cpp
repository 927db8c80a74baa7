// Lists of cars, one a line: with the names of the columns in front, or ROW COLUMN HEIGHT WIDTH NAME from 1 below the side of the board.
//
//   car,orientation,col,row,length         6
//   A,H,4,1,2                              3 2 1 2 z
//   X,H,1,3,2                              1 1 1 2 1
//
// The board is as large as is said (a number in front, N, size), else 6x6, or as the cars need.
#include <algorithm>
#include <array>

#include "core/puzzle/format/cars.hpp"

namespace shunt::puzzle::format {
namespace {

using Words = std::vector<std::string_view>;

/// What a column of the table tells.
enum class Column : std::uint8_t { name, orientation, row, column, length, height, width, side, other };

struct ColumnWord {
    std::string_view word;
    Column means;
};
constexpr std::array<ColumnWord, 31> kColumnWords{{{"car", Column::name},
                                                   {"name", Column::name},
                                                   {"id", Column::name},
                                                   {"label", Column::name},
                                                   {"vehicle", Column::name},
                                                   {"piece", Column::name},
                                                   {"block", Column::name},
                                                   {"orientation", Column::orientation},
                                                   {"direction", Column::orientation},
                                                   {"dir", Column::orientation},
                                                   {"orient", Column::orientation},
                                                   {"axis", Column::orientation},
                                                   {"row", Column::row},
                                                   {"y", Column::row},
                                                   {"r", Column::row},
                                                   {"line", Column::row},
                                                   {"col", Column::column},
                                                   {"column", Column::column},
                                                   {"x", Column::column},
                                                   {"c", Column::column},
                                                   {"length", Column::length},
                                                   {"len", Column::length},
                                                   {"l", Column::length},
                                                   {"height", Column::height},
                                                   {"h", Column::height},
                                                   {"rows", Column::height},
                                                   {"width", Column::width},
                                                   {"w", Column::width},
                                                   {"columns", Column::width},
                                                   {"n", Column::side},
                                                   {"size", Column::side}}};

Column meaning_of(std::string_view word) {
    const std::string lowered = lower(word);
    const auto found = std::find_if(kColumnWords.begin(), kColumnWords.end(),
                                    [&](const auto& entry) { return entry.word == lowered; });
    return found == kColumnWords.end() ? Column::other : found->means;
}

Words fields_of(std::string_view line) {
    const char mark = line.find(';') != std::string_view::npos   ? ';'
                      : line.find(',') != std::string_view::npos ? ','
                                                                 : ' ';
    if (mark == ' ') return words_of(line);
    Words fields;
    for (;;) {
        const std::size_t end = line.find(mark);
        std::string_view field = trimmed(line.substr(0, end));
        if (field.size() > 1 && field.front() == '"' && field.back() == '"') field = field.substr(1, field.size() - 2);
        fields.push_back(field);
        if (end == std::string_view::npos) return fields;
        line.remove_prefix(end + 1);
    }
}

struct Table {
    std::vector<Column> columns;
    std::vector<Words> cars;
    int side = 0;

    [[nodiscard]] bool has(Column column) const {
        return std::find(columns.begin(), columns.end(), column) != columns.end();
    }
    /// What a car's line says there; empty where it says nothing.
    [[nodiscard]] std::string_view at(const Words& car, Column column) const {
        const auto index =
            static_cast<std::size_t>(std::find(columns.begin(), columns.end(), column) - columns.begin());
        return index < car.size() ? car[index] : std::string_view();
    }
};

bool is_usable(const Table& table) {
    const bool extent = (table.has(Column::length) && table.has(Column::orientation)) ||
                        (table.has(Column::height) && table.has(Column::width));
    return table.has(Column::name) && table.has(Column::row) && table.has(Column::column) && extent;
}

/// The table of a text, nothing where it is none.
std::optional<Table> table_of(std::string_view text) {
    std::vector<Words> lines;
    for (const std::string_view line : lines_of(text)) {
        if (!trimmed(line).empty()) lines.push_back(fields_of(line));
    }
    Table table;
    if (!lines.empty() && lines[0].size() == 1) {
        table.side = integer(lines[0][0]).value_or(0);
        if (table.side > 0) lines.erase(lines.begin());
    }
    if (lines.size() < 2) return std::nullopt;
    for (const std::string_view word : lines[0]) table.columns.push_back(meaning_of(word));
    if (is_usable(table)) {
        lines.erase(lines.begin());
    } else {
        table.columns = {Column::row, Column::column, Column::height, Column::width, Column::name};
        const bool numbers = std::all_of(lines.begin(), lines.end(), [](const Words& line) {
            return line.size() == 5 &&
                   std::all_of(line.begin(), line.begin() + 4, [](auto word) { return integer(word).has_value(); });
        });
        if (!numbers || table.side == 0) return std::nullopt;
    }
    table.cars = std::move(lines);
    for (const Words& car : table.cars)
        table.side = std::max(table.side, integer(table.at(car, Column::side)).value_or(0));
    return table;
}

class TableReader {
public:
    TableReader(const Source& source, const Table& table) : source_(source), table_(table) {}

    Result<Reading> read() {
        for (const Words& car : table_.cars) {
            if (auto failure = read_car(car)) return *failure;
        }
        const int from = least_ == 0 ? 0 : 1;
        const int side = table_.side > 0 ? table_.side : std::max(6, most_ + 1 - from);
        auto board = sketch(source_, source_.text(), side, side);
        if (!board) return board.error();
        for (auto& [name, cells] : cars_) {
            for (Coordinate& at : cells) at = at - Coordinate{from, from};
            board->add(name, std::string(name), std::move(cells));
        }
        if (auto failure = make_cars(source_, *board)) return *failure;
        if (auto failure = set_car_goal(source_, *board, car_to_leave(*board, std::nullopt), Side::right))
            return *failure;
        board->definition.metric = Metric::slide;
        board->keep_goal_pieces_apart();
        return finish(source_, std::move(*board));
    }

private:
    Failure read_car(const Words& car) {
        if (car.size() > table_.columns.size() + 1 || table_.at(car, Column::name).empty())
            return source_.error(car.front(), say("this line tells no car as the first does"));
        const auto row = integer(table_.at(car, Column::row));
        const auto column = integer(table_.at(car, Column::column));
        int height = integer(table_.at(car, Column::height)).value_or(1);
        int width = integer(table_.at(car, Column::width)).value_or(1);
        if (table_.has(Column::length)) {
            const char towards =
                table_.at(car, Column::orientation).empty() ? ' ' : lower(table_.at(car, Column::orientation))[0];
            if (towards != 'h' && towards != 'v')
                return source_.error(car.front(), say("a car lies H (across) or V (upright)"));
            (towards == 'h' ? width : height) = integer(table_.at(car, Column::length)).value_or(0);
        }
        constexpr int kLongest = 64;
        if (!row || !column || *row < 0 || *column < 0 || *row > kLongest || *column > kLongest || height < 1 ||
            width < 1 || height > kLongest || width > kLongest)
            return source_.error(car.front(), say("row, column and length of a car are whole numbers"));
        Cells cells;
        for (int cell = 0; cell < height * width; ++cell)
            cells.push_back({*row + cell / width, *column + cell % width});
        least_ = std::min({least_, *row, *column});
        most_ = std::max({most_, *row + height - 1, *column + width - 1});
        cars_.emplace_back(table_.at(car, Column::name), std::move(cells));
        return std::nullopt;
    }

    const Source& source_;
    const Table& table_;
    std::vector<std::pair<std::string_view, Cells>> cars_;
    int least_ = 1;
    int most_ = 0;
};

Result<Reading> read_car_table(std::string_view text) {
    const Source source(text);
    const auto table = table_of(text);
    if (!table)
        return source.error(source.text(), say("expected a list of cars: name, orientation, column, row, length"));
    return TableReader(source, *table).read();
}

bool is_car_table(std::string_view text) { return table_of(text).has_value(); }

}  // namespace

const Format kCarTable{"cars", Phrase("a list of Rush Hour cars"), fit_if<is_car_table, kExactFit>, read_car_table,
                       nullptr};

}  // namespace shunt::puzzle::format
