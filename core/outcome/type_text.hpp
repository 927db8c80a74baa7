// The TypeScript type of an outcome, from its list of fields: what scripts are told of it cannot be out of date.
#pragma once

#include <string>

#include "core/outcome/archive.hpp"

namespace shunt::outcome {

template <class Value>
[[nodiscard]] std::string type_of(int depth);

/// The archive that notes types.
class TypeList {
public:
    /// `depth`: of nested objects, each of which is indented by four columns.
    explicit TypeList(int depth) : depth_(depth) {}

    template <class Value>
    void operator()(std::string_view key, const Value& /*value*/) {
        note(key, "", type_of<Value>(depth_));
    }
    template <class Value>
    void when(bool /*present*/, std::string_view key, const Value& /*value*/) {
        note(key, "?", type_of<Value>(depth_));
    }
    template <class Value>
    void unless_empty(std::string_view key, const Value& /*value*/) {
        if constexpr (kIsOptional<Value>) {
            note(key, "?", type_of<typename Value::value_type>(depth_));
        } else {
            note(key, "?", type_of<Value>(depth_));
        }
    }
    /// The fields between braces.
    [[nodiscard]] std::string text() const { return "{\n" + text_ + indentation(depth_ - 1) + "}"; }

private:
    [[nodiscard]] static std::string indentation(int depth) {
        return std::string(4 * static_cast<std::size_t>(depth), ' ');
    }
    void note(std::string_view key, std::string_view mark, const std::string& type) {
        const bool is_word = key.find('-') == std::string_view::npos;
        const std::string name = is_word ? std::string(key) : '"' + std::string(key) + '"';
        text_.append(indentation(depth_)).append(name).append(mark).append(": ").append(type).append(";\n");
    }

    int depth_;
    std::string text_;
};

/// `"a" | "b"`: the names of an enumeration.
template <class Value>
[[nodiscard]] std::string names_type() {
    std::string text;
    for (const Value value : values_of(Value{})) {
        text += (text.empty() ? "\"" : " | \"") + std::string(to_string(value)) + '"';
    }
    return text;
}

/// A list of entries of that type.
[[nodiscard]] inline std::string list_type(const std::string& entry) {
    return entry.find('|') == std::string::npos || entry.starts_with('{') ? entry + "[]" : "(" + entry + ")[]";
}

/// The type of a value as JSON; `depth` is that of the fields of an object.
template <class Value>
std::string type_of(int depth) {
    if constexpr (std::is_same_v<Value, bool>) {
        return "boolean";
    } else if constexpr (std::is_arithmetic_v<Value>) {
        return "number";
    } else if constexpr (std::is_enum_v<Value>) {
        return names_type<Value>();
    } else if constexpr (std::is_convertible_v<Value, std::string_view>) {
        return "string";
    } else if constexpr (kIsOptional<Value>) {
        return type_of<typename Value::value_type>(depth) + " | null";
    } else if constexpr (kIsVector<Value>) {
        return list_type(type_of<typename Value::value_type>(depth));
    } else if constexpr (kIsArray<Value>) {
        std::string text;
        for (std::size_t i = 0; i < std::tuple_size_v<Value>; ++i) {
            text += (text.empty() ? "[" : ", ") + type_of<typename Value::value_type>(depth);
        }
        return text + "]";
    } else {
        TypeList fields(depth + 1);
        const Value value{};
        Value::fields(fields, value);
        return fields.text();
    }
}

/// "export interface NAME {...}".
template <class Outcome>
[[nodiscard]] std::string interface_of(std::string_view name) {
    return "export interface " + std::string(name) + " " + type_of<Outcome>(0) + "\n";
}

}  // namespace shunt::outcome
