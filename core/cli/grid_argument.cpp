#include "core/cli/grid_argument.hpp"

#include <charconv>
#include <string_view>

namespace shunt::cli {
namespace {

constexpr int kBeyondInt = -1;

/// Digits; those of a number too large for int are kBeyondInt.
std::optional<int> number(std::string_view digits) {
    int value = 0;
    const char* end = digits.data() + digits.size();
    const auto read = std::from_chars(digits.data(), end, value);
    if (read.ptr != end || read.ec == std::errc::invalid_argument || value < 0) return std::nullopt;
    return read.ec == std::errc() ? value : kBeyondInt;
}

}  // namespace

Result<counting::Grid> read_grid(const std::string& text) {
    const std::size_t times = text.find_first_of("xX");
    const Error malformed{"'" + text + "' is not the size of a grid; write rows x columns, for example 4x5"};
    if (times == std::string::npos) return malformed;
    const auto rows = number(std::string_view(text).substr(0, times));
    const auto columns = number(std::string_view(text).substr(times + 1));
    if (!rows || !columns) return malformed;
    if (*rows == kBeyondInt || *columns == kBeyondInt) return Error{"a grid of " + text + " is too large"};
    return counting::Grid{*rows, *columns};
}

Result<counting::Grid> parse_grid(const std::string& text) {
    const auto grid = read_grid(text);
    return grid ? counting::checked(*grid) : grid;
}

CLI::Option* add_grid_argument(CLI::App& command, std::optional<counting::Grid>& grid) {
    return command.add_option_function<std::string>(
        "RxC",
        [&grid](const std::string& text) {
            const auto parsed = parse_grid(text);
            if (!parsed) throw CLI::ValidationError("RxC", parsed.error().message);
            grid = *parsed;
        },
        "rows x columns, for example 4x5");
}

}  // namespace shunt::cli
