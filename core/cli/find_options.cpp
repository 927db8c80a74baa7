#include "core/cli/find_options.hpp"

#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "core/cli/choice_option.hpp"
#include "core/cli/durable_file.hpp"
#include "core/cli/grid_argument.hpp"
#include "core/cli/input_file.hpp"
#include "core/counting/shape_text.hpp"

namespace shunt::cli {

void add_size_argument(CLI::App& command, int& rows, int& columns) {
    command
        .add_option_function<std::string>(
            "RxC",
            [&](const std::string& text) {
                const auto grid = read_grid(text);
                if (!grid) throw CLI::ValidationError("RxC", grid.error().message);
                rows = grid->rows;
                columns = grid->columns;
            },
            "rows x columns, for example 4x5")
        ->required();
}

void add_puzzle_kind_option(CLI::App& command, finder::PuzzleKind& kind) {
    add_choice(
        command, "--kind", kind, finder::kPuzzleKinds,
        "simple3 (one piece, from the upper left corner to where it covers the lower right cell), "
        "simple3-nonstrict (from corner to corner, as far as its bounding box goes), corner (from anywhere to where "
        "it covers the lower right cell), any (from anywhere to any one place); default: simple3");
}

std::optional<Error> open_folder(const std::string& folder) {
    if (folder == "-") return Error{"--out takes a folder here, for several files, and '-' is standard output"};
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error) return Error{"cannot make the folder '" + folder + "': " + error.message()};
    if (access(folder.c_str(), W_OK | X_OK) != 0)
        return Error{"cannot write into the folder '" + folder + "': " + std::strerror(errno)};
    return std::nullopt;
}

std::optional<Error> write_puzzles(const std::string& folder, const std::vector<job::PuzzleFile>& puzzles) {
    if (auto failure = open_folder(folder)) return failure;
    for (const job::PuzzleFile& puzzle : puzzles) {
        const auto path = std::filesystem::path(folder) / puzzle.name;
        if (auto failure = write_durably(path.string(), puzzle.text)) return failure;
    }
    return std::nullopt;
}

Result<std::vector<puzzle::Shape>> read_shapes(const std::string& path, Team* team) {
    const auto read = [&path]() -> Result<SourcedText> {
        auto text = read_input(path);
        if (!text) return text.error();
        return SourcedText{std::move(*text), {}, {}};
    };
    const auto text = told_to_all(team, read);
    if (!text) return text.error();
    auto drawn = counting::parse_shapes(text->text);
    if (!drawn) return drawn.error();
    return counting::shapes_of(std::move(*drawn));
}

}  // namespace shunt::cli
