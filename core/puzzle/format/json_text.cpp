#include "core/puzzle/format/json_text.hpp"

#include <algorithm>

#include "core/base/utf8.hpp"

namespace shunt::puzzle::format {
namespace {

constexpr int kMostLevels = 8;

bool is_name_character(char c) {
    return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$';
}

class Parser {
public:
    explicit Parser(const Source& source) : source_(source), rest_(source.text()) {}

    Result<JsonText> parse() {
        JsonText text;
        if (auto failure = read_value(text.value, 0)) return *failure;
        take_mark(";");  // a literal may be a statement
        skip_blanks();
        if (!rest_.empty()) return source_.error(rest_, say("text after the end of the value"));
        text.strict = strict_;
        return text;
    }

private:
    void skip_blanks() { rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t\r\n"), rest_.size())); }

    bool take_mark(std::string_view mark) {
        skip_blanks();
        return take(rest_, mark);
    }

    Failure read_value(JsonValue& value, int level) {
        skip_blanks();
        value.place = rest_;
        if (level == kMostLevels) return source_.error(rest_, say("values nested more than eight deep"));
        if (take(rest_, "[")) return read_array(value, level);
        if (take(rest_, "{")) return read_object(value, level);
        if (!rest_.empty() && (rest_.front() == '"' || rest_.front() == '\'')) {
            value.type = JsonValue::Type::string;
            return read_string(value.text);
        }
        return read_word(value);
    }

    Failure read_array(JsonValue& value, int level) {
        value.type = JsonValue::Type::array;
        while (!take_mark("]")) {
            if (auto failure = read_value(value.items.emplace_back(), level + 1)) return failure;
            if (auto failure = read_comma("]")) return failure;
        }
        return std::nullopt;
    }

    Failure read_object(JsonValue& value, int level) {
        value.type = JsonValue::Type::object;
        while (!take_mark("}")) {
            skip_blanks();
            JsonValue& member = value.members.emplace_back();
            if (auto failure = read_key(member.key)) return failure;
            if (!take_mark(":")) return source_.error(rest_, say("expected ':' after a key"));
            if (auto failure = read_value(member, level + 1)) return failure;
            if (auto failure = read_comma("}")) return failure;
        }
        return std::nullopt;
    }

    /// A comma, or nothing in front of `end`.
    Failure read_comma(std::string_view end) {
        const bool comma = take_mark(",");
        skip_blanks();
        const bool last = rest_.substr(0, 1) == end;
        if (comma && last) strict_ = false;
        if (!comma && !last) return source_.error(rest_, say("expected ',' or '{end}'", {{"end", end}}));
        return std::nullopt;
    }

    Failure read_key(std::string& key) {
        if (rest_.substr(0, 1) == "\"" || rest_.substr(0, 1) == "'") return read_string(key);
        std::size_t length = 0;
        while (length < rest_.size() && is_name_character(rest_[length])) ++length;
        if (length == 0) return source_.error(rest_, say("expected a key"));
        strict_ = false;
        key = rest_.substr(0, length);
        rest_.remove_prefix(length);
        return std::nullopt;
    }

    Failure read_string(std::string& text) {
        const char quote = rest_.front();
        if (quote == '\'') strict_ = false;
        const std::string_view begin = rest_;
        rest_.remove_prefix(1);
        while (!rest_.empty() && rest_.front() != quote && rest_.front() != '\n') {
            if (rest_.front() != '\\') {
                text += rest_.front();
                rest_.remove_prefix(1);
            } else if (!read_escape(text)) {
                return source_.error(rest_, say("an escape that JSON does not know"));
            }
        }
        if (rest_.empty() || rest_.front() == '\n') return source_.error(begin, say("a string without its end"));
        rest_.remove_prefix(1);
        return std::nullopt;
    }

    bool read_escape(std::string& text) {
        constexpr std::string_view kEscapes = "\"\\/bfnrt";
        constexpr std::string_view kMeant = "\"\\/     ";  // control characters become blanks: a name is one line
        rest_.remove_prefix(1);
        if (rest_.empty()) return false;
        const std::size_t found = kEscapes.find(rest_.front());
        if (found != std::string_view::npos) {
            text += kMeant[found];
            rest_.remove_prefix(1);
            return true;
        }
        return take(rest_, "u") && read_code(text);
    }

    bool read_code(std::string& text) {
        if (rest_.size() < 4 || !consists_of(rest_.substr(0, 4), "0123456789abcdefABCDEF")) return false;
        std::uint32_t code = 0;
        for (const char c : lower(rest_.substr(0, 4)))
            code = code * 16 + static_cast<std::uint32_t>(is_digit(c) ? c - '0' : c - 'a' + 10);
        rest_.remove_prefix(4);
        const bool unsuited = code < 0x20 || (code >= 0x7F && code < 0xA0) || (code >= 0xD800 && code < 0xE000);
        text += unsuited ? "?" : character_of(code);
        return true;
    }

    Failure read_word(JsonValue& value) {
        std::size_t length = 0;
        while (length < rest_.size() && (is_name_character(rest_[length]) || rest_[length] == '-' ||
                                         rest_[length] == '+' || rest_[length] == '.'))
            ++length;
        const std::string_view word = rest_.substr(0, length);
        const bool number = !word.empty() && (is_digit(word.front()) || word.front() == '-');
        if (!number && word != "null" && word != "true" && word != "false")
            return source_.error(rest_, say("expected a value"));
        value.type = number           ? JsonValue::Type::number
                     : word == "null" ? JsonValue::Type::null
                                      : JsonValue::Type::boolean;
        value.truth = word == "true";
        value.number = integer(word);
        rest_.remove_prefix(length);
        return std::nullopt;
    }

    const Source& source_;
    std::string_view rest_;
    bool strict_ = true;
};

}  // namespace

const JsonValue* JsonValue::find(std::string_view name) const {
    const auto found =
        std::find_if(members.begin(), members.end(), [&](const JsonValue& member) { return member.key == name; });
    return found == members.end() ? nullptr : &*found;
}

Result<JsonText> parse_json(const Source& source) { return Parser(source).parse(); }

Result<int> whole(const Source& source, const JsonValue& object, std::string_view name) {
    constexpr int kMost = 10'000;
    const JsonValue* value = object.find(name);
    if (value == nullptr) return source.error(object.place, say("there is no '{name}' in it", {{"name", name}}));
    if (!value->number || *value->number < 0 || *value->number > kMost)
        return source.error(value->place, say("'{name}' must be a whole number from 0 to 10,000", {{"name", name}}));
    return *value->number;
}

Result<Coordinate> whole_pair(const Source& source, const JsonValue& value) {
    const auto& items = value.items;
    if (items.size() != 2 || !items[0].number || !items[1].number || *items[0].number < 0 || *items[1].number < 0)
        return source.error(value.place, say("expected [ROWS, COLUMNS], two whole numbers"));
    return Coordinate{*items[0].number, *items[1].number};
}

std::string json_string(std::string_view text) {
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') quoted += '\\';
        quoted += c;
    }
    return quoted + "\"";
}

}  // namespace shunt::puzzle::format
