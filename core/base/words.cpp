#include "core/base/words.hpp"

#include <algorithm>
#include <atomic>
#include <iterator>

#include "core/base/readable.hpp"

namespace shunt {

namespace {

std::atomic<Translation> spoken{nullptr};
std::atomic<const Grammar*> grammar{nullptr};

/// The end of the place that begins at a brace: behind the brace that closes it.
std::size_t end_of_place(std::string_view text, std::size_t begin) {
    int depth = 0;
    for (std::size_t at = begin; at < text.size(); ++at) {
        if (text[at] == '{') ++depth;
        if (text[at] == '}' && --depth == 0) return at + 1;
    }
    return text.size();
}

/// The form of a plural, "one {# move} other {# moves}", of that name; null where there is none.
std::string_view form_named(std::string_view forms, std::string_view category) {
    for (std::size_t at = forms.find(category); at != std::string_view::npos; at = forms.find(category, at + 1)) {
        const std::size_t brace = at + category.size() + 1;
        if (at == 0 || forms[at - 1] != ' ' || forms.substr(brace - 1, 2) != " {") continue;
        return forms.substr(brace + 1, forms.find('}', brace) - brace - 1);
    }
    return {};
}

/// That which the language spoken has for a number; "other" where a text does not have it.
std::string_view form_of(std::string_view forms, const NamedValue& value) {
    const std::string_view form = form_named(forms, spoken_grammar().plural(value.digits()));
    return form.data() == nullptr ? form_named(forms, "other") : form;
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
        append_form(text, form_of(place, *value), *value);
}

}  // namespace

std::string NamedValue::text() const { return is_number_ ? grouped(number_) : std::string(text_); }

std::string NamedValue::digits() const {
    if (is_number_) return std::to_string(number_);
    std::string digits;
    std::copy_if(text_.begin(), text_.end(), std::back_inserter(digits),
                 [](char sign) { return sign >= '0' && sign <= '9'; });
    return digits;
}

void speak(Translation language, const Grammar& its) {
    spoken = language;
    grammar = &its;
}

const Grammar& spoken_grammar() {
    const Grammar* const its = grammar;
    return its == nullptr ? english_grammar() : *its;
}

const char* say(Key key) {
    const Translation language = spoken;
    const char* text = language == nullptr ? nullptr : language(key.phrase.english());
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
