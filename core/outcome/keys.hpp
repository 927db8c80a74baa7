// The keys of an outcome, from its list of fields: the documentation that cannot be out of date.
#pragma once

#include <string>

#include "core/outcome/archive.hpp"

namespace shunt::outcome {

/// The archive that notes keys, those of nested objects left out.
class KeyList {
public:
    template <class Value>
    void operator()(std::string_view key, const Value& /*value*/) {
        note(key, "");
    }
    template <class Value>
    void when(bool /*present*/, std::string_view key, const Value& /*value*/) {
        note(key, "?");
    }
    template <class Value>
    void unless_empty(std::string_view key, const Value& /*value*/) {
        note(key, "?");
    }
    [[nodiscard]] const std::string& text() const { return text_; }

private:
    void note(std::string_view key, std::string_view mark) {
        if (!text_.empty()) text_ += ", ";
        text_.append(key).append(mark);
    }

    std::string text_;
};

/// "status, metric, length, moves?": in the order in which they are written; "?" marks those that are left out when there is nothing to
/// tell.
template <class Outcome>
[[nodiscard]] std::string keys_of() {
    KeyList keys;
    const Outcome outcome{};
    Outcome::fields(keys, outcome);
    return keys.text();
}

}  // namespace shunt::outcome
