// JSON whose values know where they stand, and the JavaScript literals that pass for it: bare keys and commas before a closing bracket.
// (The JSON library the front ends use tells no places and knows no such literals.)
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.hpp"
#include "core/puzzle/format/foreign.hpp"

namespace shunt::puzzle::format {

struct JsonValue {
    enum class Type : unsigned char { null, boolean, number, string, array, object };

    Type type = Type::null;
    std::string_view place;          ///< from its first character on
    std::string key;                 ///< of a member of an object
    std::string text;                ///< of a string
    std::optional<int> number;       ///< of a number that is a whole one of up to six digits
    bool truth = false;              ///< of a boolean
    std::vector<JsonValue> items;    ///< of an array
    std::vector<JsonValue> members;  ///< of an object

    /// The member of that name, or null.
    [[nodiscard]] const JsonValue* find(std::string_view name) const;
};

struct JsonText {
    JsonValue value;
    bool strict = true;  ///< false: a JavaScript literal rather than JSON
};

/// Reads a whole text of at most eight levels. Errors name the place.
[[nodiscard]] Result<JsonText> parse_json(const Source& source);

/// The members of an object as whole numbers, within 0 and 10,000; refuses what is missing or something else.
[[nodiscard]] Result<int> whole(const Source& source, const JsonValue& object, std::string_view name);
/// An array of two whole numbers.
[[nodiscard]] Result<Coordinate> whole_pair(const Source& source, const JsonValue& value);

/// A string as JSON writes it, quotes included.
[[nodiscard]] std::string json_string(std::string_view text);

}  // namespace shunt::puzzle::format
