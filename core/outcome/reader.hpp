// Where the values of an outcome come from: a cursor in a tree of objects and lists that others wrote, with JSON as one kind of it
// (json_text.hpp). A value that is missing or of another type reads as nothing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace shunt::outcome {

class Reader {
public:
    virtual ~Reader() = default;

    /// Goes to the value of a key; false, and stays, when this is no object or has no such key.
    virtual bool enter(std::string_view key) = 0;
    /// Goes to an entry of a list; false, and stays, when this is no list or is shorter.
    virtual bool enter(std::size_t index) = 0;
    /// Goes back to where enter() came from.
    virtual void leave() = 0;

    [[nodiscard]] virtual bool is_object() const = 0;
    [[nodiscard]] virtual bool is_list() const = 0;
    [[nodiscard]] virtual std::optional<bool> boolean() const = 0;
    /// A whole number that is not negative.
    [[nodiscard]] virtual std::optional<std::uint64_t> count() const = 0;
    [[nodiscard]] virtual std::optional<double> real() const = 0;
    [[nodiscard]] virtual std::optional<std::string> text() const = 0;
};

}  // namespace shunt::outcome
