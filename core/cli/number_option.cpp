#include "core/cli/number_option.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <string_view>

namespace shunt::cli {
namespace {

std::optional<std::uint64_t> whole(std::string_view text) {
    std::uint64_t value = 0;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, value);
    return read.ec == std::errc() && read.ptr == end ? std::optional(value) : std::nullopt;
}

/// Numbers joined by colons.
std::optional<std::vector<std::uint64_t>> wholes(std::string_view text) {
    std::vector<std::uint64_t> numbers;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(':', begin), text.size());
        const auto number = whole(text.substr(begin, end - begin));
        if (!number) return std::nullopt;
        numbers.push_back(*number);
        begin = end + 1;
    }
    return numbers;
}

/// Digits with a decimal point or an exponent; no sign, no words such as nan. By strtod, since not every standard library's from_chars
/// reads a double; it takes more than that, so letters other than those of an exponent are looked for before.
std::optional<double> real(const std::string& text) {
    const bool begins = !text.empty() && (std::isdigit(static_cast<unsigned char>(text[0])) != 0 || text[0] == '.');
    if (!begins || text.find_first_not_of("0123456789.eE+-") != std::string::npos) return std::nullopt;
    char* end = nullptr;
    const double value = std::strtod(text.c_str(), &end);
    return end == text.c_str() + text.size() && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

/// By how much a unit multiplies: a thousand times in KB, MB, GB, as what is told of bytes (base/readable.hpp) and as k, M, G; 1,024 times
/// in KiB, MiB, GiB. Empty when it is none.
std::optional<double> unit(std::string text) {
    for (char& letter : text) letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    if (text.empty() || text == "b") return 1;
    const auto place = std::string_view("kmgtpe").find(text[0]);
    const std::string_view rest = std::string_view(text).substr(1);
    if (place == std::string_view::npos || !(rest.empty() || rest == "b" || rest == "ib")) return std::nullopt;
    return std::pow(rest == "ib" ? 1024.0 : 1000.0, static_cast<double>(place + 1));
}

std::optional<std::uint64_t> bytes_of(const std::string& text) {
    const std::size_t end = text.find_last_of("0123456789.") + 1;
    const auto factor = unit(text.substr(std::min(text.find_first_not_of(' ', end), text.size())));
    if (!factor) return std::nullopt;
    if (const auto number = whole(std::string_view(text).substr(0, end)); number && *factor == 1) return number;
    const auto number = real(text.substr(0, end));
    const double bytes = number ? std::round(*number * *factor) : -1;
    return bytes >= 0 && bytes < 0x1p64 ? std::optional(static_cast<std::uint64_t>(bytes)) : std::nullopt;
}

/// An option whose text `read` understands, or else is refused with "must be ...".
template <class Value, class Read>
CLI::Option* add_read(CLI::App& command, const std::string& option, Value& value, const std::string& help, Read read,
                      const std::string& must) {
    return command.add_option_function<std::string>(
        option,
        [&value, option, read, must](const std::string& text) {
            const auto number = read(text);
            if (!number) throw CLI::ValidationError(option, "'" + text + "' must be " + must);
            value = *number;
        },
        help);
}

}  // namespace

CLI::Option* add_count(CLI::App& command, const std::string& option, std::uint64_t& value, const std::string& help,
                       std::uint64_t least) {
    const auto read = [least](const std::string& text) {
        const auto number = whole(text);
        return number && *number >= least ? number : std::nullopt;
    };
    return add_read(command, option, value, help, read,
                    "a whole number of at least " + std::to_string(least) + ", below 2^64");
}

CLI::Option* add_numbers(CLI::App& command, const std::string& option, std::size_t most, const std::string& form,
                         std::function<void(const std::vector<std::uint64_t>&)> take, const std::string& help) {
    return command
        .add_option_function<std::string>(
            option,
            [option, most, form, take = std::move(take)](const std::string& text) {
                const auto numbers = wholes(text);
                if (!numbers || numbers->size() > most)
                    throw CLI::ValidationError(option, "'" + text + "' must be " + form + ", whole numbers below 2^64");
                take(*numbers);
            },
            help)
        ->type_name(form);
}

CLI::Option* add_seed(CLI::App& command, std::optional<std::uint64_t>& seed, const std::string& help) {
    return add_read(command, "--seed", seed, help, whole, "a whole number below 2^64");
}

CLI::Option* add_positive(CLI::App& command, const std::string& option, double& value, const std::string& help) {
    const auto read = [](const std::string& text) {
        const auto number = real(text);
        return number && *number > 0 ? number : std::nullopt;
    };
    return add_read(command, option, value, help, read, "a number greater than 0");
}

CLI::Option* add_memory_option(CLI::App& command, std::uint64_t& bytes) {
    return add_read(command, "--memory", bytes, "most memory to use, e.g. 500MB or 1.5GiB; default 2GiB", bytes_of,
                    "a number of bytes, such as 500MB or 1.5GiB");
}

}  // namespace shunt::cli
