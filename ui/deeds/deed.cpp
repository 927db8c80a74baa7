#include "ui/deeds/deed.hpp"

namespace shunt::ui {

namespace {

bool is_between(char first, char last, std::string_view key) {
    return key.size() == 1 && key[0] >= first && key[0] <= last;
}

std::string with_shift(std::string_view key, bool shift) {
    if (key == " ") return "Space";
    if (key == "Escape") return "Esc";
    if (is_between('A', 'Z', key)) return "Shift+" + std::string(key);
    if (!is_between('a', 'z', key)) return std::string(key);
    return (shift ? "Shift+" : "") + std::string(1, static_cast<char>(key[0] - 'a' + 'A'));
}

}  // namespace

std::string pressed_key(std::string_view key, bool shift, bool ctrl) {
    return (ctrl ? "Ctrl+" : "") + with_shift(key, shift);
}

bool is_among(std::string_view names, std::string_view name) {
    while (!names.empty()) {
        const std::size_t end = names.find(' ');
        if (names.substr(0, end) == name) return true;
        names.remove_prefix(end == std::string_view::npos ? names.size() : end + 1);
    }
    return false;
}

}  // namespace shunt::ui
