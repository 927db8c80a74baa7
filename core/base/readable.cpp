#include "core/base/readable.hpp"

#include <array>
#include <cmath>

#include "core/base/words.hpp"

namespace shunt {

std::string grouped(std::uint64_t number) { return grouped(std::to_string(number)); }

std::string grouped(std::string_view digits) {
    const Grammar& grammar = spoken_grammar();
    std::string text(digits);
    if (text.size() < grammar.least_digits_grouped) return text;
    for (int at = static_cast<int>(text.size()) - 3; at > 0; at -= 3)
        text.insert(static_cast<std::size_t>(at), grammar.group);
    return text;
}

std::string fixed(double value, int decimals) {
    if (!std::isfinite(value)) return value > 0.0 ? say("infinite") : say("no number");
    std::string zeros;  // of a number so large that its last digits are not known
    for (; std::abs(value) >= 1e15; value /= 10.0) zeros += '0';
    double scale = 1.0;
    for (int place = 0; place < decimals && zeros.empty(); ++place) scale *= 10.0;
    const auto scaled = static_cast<std::uint64_t>(std::llrint(std::abs(value) * scale));
    const auto unit = static_cast<std::uint64_t>(scale);
    std::string text = (value < 0.0 && scaled != 0 ? "-" : "") + std::to_string(scaled / unit) + zeros;
    if (decimals == 0) return text;
    std::string fraction = std::to_string(scaled % unit);
    fraction.insert(0, static_cast<std::size_t>(decimals) - fraction.size(), '0');
    return text + spoken_grammar().decimal + fraction;
}

std::string percent_text(double share) { return std::to_string(static_cast<int>(std::floor(share * 100))) + " %"; }

std::string bytes_text(std::uint64_t bytes) {
    const std::array kUnits{say("bytes"), "KB", "MB", "GB", "TB"};
    std::size_t unit = 0;
    double value = static_cast<double>(bytes);
    while (value >= 999.5 && unit + 1 < kUnits.size()) {
        value /= 1000.0;
        ++unit;
    }
    const bool fraction = unit > 0 && value < 9.95;
    return fixed(value, fraction ? 1 : 0) + " " + kUnits[unit];
}

std::string duration_text(double seconds) {
    if (seconds < 0.0) seconds = 0.0;
    if (seconds < 0.0995) return fixed(seconds, 3) + " s";
    if (seconds < 0.995) return fixed(seconds, 2) + " s";
    if (seconds < 9.95) return fixed(seconds, 1) + " s";
    const auto whole = static_cast<std::uint64_t>(seconds + 0.5);
    if (whole < 60) return std::to_string(whole) + " s";
    if (whole < 3600) return std::to_string(whole / 60) + " min " + std::to_string(whole % 60) + " s";
    return grouped(whole / 3600) + " h " + std::to_string(whole % 3600 / 60) + " min";
}

std::string rate_text(double per_second) {
    if (per_second >= 999'500.0) {
        const double millions = per_second / 1e6;
        return fixed(millions, millions < 9.95 ? 1 : 0) + " M/s";
    }
    if (per_second >= 999.5) return fixed(per_second / 1e3, 0) + " k/s";
    return fixed(per_second < 0.0 ? 0.0 : per_second, 0) + " /s";
}

}  // namespace shunt
