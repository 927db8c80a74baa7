#include "core/cli/find_options.hpp"

#include <charconv>
#include <filesystem>
#include <sstream>

#include "core/cli/durable_file.hpp"

namespace shunt::cli {
namespace {

/// Reads a whole text as a number.
bool read_number(const std::string& text, int& number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size();
}

}  // namespace

void add_size_argument(CLI::App& command, int& rows, int& columns) {
    command
        .add_option_function<std::string>(
            "RxC",
            [&](const std::string& text) {
                const std::size_t times = text.find_first_of("xX");
                const bool complete = times != std::string::npos && read_number(text.substr(0, times), rows) &&
                                      read_number(text.substr(times + 1), columns);
                if (!complete) {
                    throw CLI::ValidationError(
                        "RxC", "'" + text + "' is not the size of a grid; write rows x columns, for example 4x5");
                }
            },
            "rows x columns, for example 4x5")
        ->required();
}

void add_puzzle_kind_option(CLI::App& command, finder::PuzzleKind& kind) {
    std::vector<std::string> names;
    for (const finder::PuzzleKind each : finder::kPuzzleKinds) names.emplace_back(to_string(each));
    command
        .add_option_function<std::string>(
            "--kind", [&kind](const std::string& name) { kind = *finder::puzzle_kind_from(name); },
            "simple3 (one piece, from the upper left corner to where it covers the lower right cell), "
            "simple3-nonstrict (from corner to corner, as far as its bounding box goes), corner (from anywhere to "
            "where "
            "it covers the lower right cell), any (from anywhere to any one place); default: simple3")
        ->check(CLI::IsMember(names));
}

std::optional<Error> write_puzzles(const std::string& folder, const std::vector<job::PuzzleFile>& puzzles) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error) return Error{"cannot make the folder '" + folder + "': " + error.message()};
    for (const job::PuzzleFile& puzzle : puzzles) {
        const auto path = std::filesystem::path(folder) / puzzle.name;
        if (auto failure = write_durably(path.string(), puzzle.text)) return failure;
    }
    return std::nullopt;
}

Result<std::vector<puzzle::Shape>> read_shapes(const std::string& path) {
    auto text = read_if_there(path);
    if (!text) return text.error();
    if (!*text) return Error{"there is no such file"};
    std::vector<puzzle::Shape> shapes;
    std::vector<puzzle::Coordinate> cells;
    std::istringstream lines(**text + "\n\n");
    std::string line;
    for (int row = 0; std::getline(lines, line); ++row) {
        bool empty = true;
        for (std::size_t column = 0; column < line.size(); ++column) {
            const bool covered = line[column] != '.' && line[column] != ' ' && line[column] != '\r';
            empty = empty && line[column] != '.' && !covered;
            if (covered) cells.push_back({row, static_cast<int>(column)});
        }
        if (empty && !cells.empty()) shapes.emplace_back(std::exchange(cells, {}));
    }
    return shapes;
}

}  // namespace shunt::cli
