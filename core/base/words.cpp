#include "core/base/words.hpp"

#include <algorithm>

#include "core/base/readable.hpp"

namespace shunt {

namespace {

Translation spoken = nullptr;

/// The end of the place that begins at a brace: behind the brace that closes it.
std::size_t end_of_place(std::string_view text, std::size_t begin) {
    int depth = 0;
    for (std::size_t at = begin; at < text.size(); ++at) {
        if (text[at] == '{') ++depth;
        if (text[at] == '}' && --depth == 0) return at + 1;
    }
    return text.size();
}

/// The form of a plural, "one {# move} other {# moves}", that a language has for a number: English, whose two forms are those used.
std::string_view form_of(std::string_view forms, bool is_one) {
    const std::size_t name = forms.find(is_one ? "one {" : "other {");
    if (name == std::string_view::npos) return {};
    const std::size_t begin = forms.find('{', name) + 1;
    return forms.substr(begin, forms.find('}', begin) - begin);
}

void append_form(std::string& text, std::string_view form, const NamedValue& value) {
    const std::string digits = value.text();
    for (const char symbol : form) {
        if (symbol == '#')
            text += digits;
        else
            text += symbol;
    }
}

/// `place` without its braces: a name, or a name and the forms of a plural.
void append_place(std::string& text, std::string_view place, std::initializer_list<NamedValue> values) {
    const std::string_view name = place.substr(0, place.find(','));
    const auto value =
        std::find_if(values.begin(), values.end(), [&](const NamedValue& v) { return v.name() == name; });
    if (value == values.end())
        text.append("{").append(name).append("}");  // so that whoever looks sees what is missing
    else if (name.size() == place.size())
        text += value->text();
    else
        append_form(text, form_of(place, value->is_one()), *value);
}

}  // namespace

std::string NamedValue::text() const { return is_number_ ? grouped(number_) : std::string(text_); }

void speak(Translation language) { spoken = language; }

const char* say(Key key) {
    const char* text = spoken == nullptr ? nullptr : spoken(key.phrase.english());
    return text == nullptr ? key.phrase.english() : text;
}

std::string say(Key key, std::initializer_list<NamedValue> values) {
    const std::string_view pattern = say(key);
    std::string text;
    for (std::size_t at = 0; at < pattern.size();) {
        const std::size_t brace = std::min(pattern.find('{', at), pattern.size());
        text += pattern.substr(at, brace - at);
        at = brace;
        if (brace == pattern.size()) break;
        at = end_of_place(pattern, brace);
        append_place(text, pattern.substr(brace + 1, at - brace - 2), values);
    }
    return text;
}

}  // namespace shunt
