#include <algorithm>

#include "core/base/utf8.hpp"
#include "core/puzzle/format/foreign.hpp"

namespace shunt::puzzle::format {
namespace {

constexpr std::string_view kBlanks = " \t\r\n";

}  // namespace

Error Source::error(std::string_view part, std::string message) const {
    const std::string_view before = text_.substr(0, static_cast<std::size_t>(part.data() - text_.data()));
    const std::size_t line_start = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
    const std::string_view line = before.substr(line_start);
    return {std::move(message), static_cast<int>(std::count(before.begin(), before.end(), '\n')) + 1,
            static_cast<int>(count_characters(line)) + 1};
}

Error Source::error_at_end(std::string message) const { return error(text_.substr(text_.size()), std::move(message)); }

std::optional<Error> check_text(const Source& source) {
    const std::string_view start = source.text().substr(0, 2);
    if (start == "\xFF\xFE" || start == "\xFE\xFF")
        return source.error(source.text(), say("this is UTF-16 text: save it as UTF-8"));
    for (std::string_view left = source.text(); !left.empty();) {
        const std::size_t length = character_length(left);
        if (length == 0) return source.error(left, say("this is not UTF-8 text"));
        const std::string_view character = left.substr(0, length);
        if (is_control(character) && character != "\n" && character != "\r" && character != "\t")
            return source.error(left, say("a control character"));
        left.remove_prefix(length);
    }
    return std::nullopt;
}

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
        lines.push_back(line);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::vector<std::string_view> words_of(std::string_view line, std::string_view further) {
    const std::string separators = std::string(kBlanks) + std::string(further);
    std::vector<std::string_view> words;
    for (;;) {
        const std::size_t begin = line.find_first_not_of(separators);
        if (begin == std::string_view::npos) return words;
        line.remove_prefix(begin);
        const std::size_t length = std::min(line.find_first_of(separators), line.size());
        words.push_back(line.substr(0, length));
        line.remove_prefix(length);
    }
}

std::vector<std::string_view> characters_of(std::string_view line) {
    std::vector<std::string_view> characters;
    while (!line.empty()) {
        const std::size_t length = character_length(line);
        characters.push_back(line.substr(0, length));
        line.remove_prefix(length);
    }
    return characters;
}

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(kBlanks);
    if (begin == std::string_view::npos) return text.substr(text.size());
    return text.substr(begin, text.find_last_not_of(kBlanks) + 1 - begin);
}

std::string_view only_word(std::string_view text) {
    const std::string_view word = trimmed(text);
    return word.find_first_of(kBlanks) == std::string_view::npos ? word : std::string_view();
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool consists_of(std::string_view text, std::string_view allowed) {
    return !text.empty() && text.find_first_not_of(allowed) == std::string_view::npos;
}

std::string lower(std::string_view text) {
    std::string lowered(text);
    for (char& c : lowered) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return lowered;
}

std::optional<int> take_integer(std::string_view& rest) {
    constexpr std::size_t kMostDigits = 8;
    const bool negative = !rest.empty() && rest.front() == '-';
    std::size_t end = negative ? 1 : 0;
    int value = 0;
    const std::size_t begin = end;
    while (end < rest.size() && is_digit(rest[end]) && end - begin <= kMostDigits)
        value = value * 10 + (rest[end++] - '0');
    if (end == begin || end - begin > kMostDigits) return std::nullopt;
    rest.remove_prefix(end);
    return negative ? -value : value;
}

std::optional<int> integer(std::string_view word) {
    const auto value = take_integer(word);
    return word.empty() ? value : std::nullopt;
}

bool take(std::string_view& rest, std::string_view mark) {
    if (rest.substr(0, mark.size()) != mark) return false;
    rest.remove_prefix(mark.size());
    return true;
}

}  // namespace shunt::puzzle::format
