// A value or an error, for input that may be bad. Normal outcomes (unsolvable, limit, cancelled) are statuses, not errors.
#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace shunt {

/// What is wrong with an input, where, and which rule it breaks.
struct Error {
    std::string message;  ///< One sentence: the offending token and the rule, in the user's words.
    int line = 0;         ///< 1-based line of the text it came from; 0 when no place applies.
    int column = 0;       ///< 1-based column, counted in characters (not bytes); 0 when no place applies.

    friend bool operator==(const Error&, const Error&) = default;
};

/// "line 3, column 7: message", or the bare message when no place applies.
[[nodiscard]] std::string to_string(const Error& error);

/// Either a T or an Error; has the member names of C++23's std::expected.
/// Asking for the side that is not there is a bug (assert), never undefined input handling.
template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}      // NOLINT: implicit by design
    Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}  // NOLINT: implicit by design

    [[nodiscard]] bool has_value() const { return content_.index() == 0; }
    explicit operator bool() const { return has_value(); }

    [[nodiscard]] T& value() & { return *checked<0>(content_); }
    [[nodiscard]] const T& value() const& { return *checked<0>(content_); }
    [[nodiscard]] T&& value() && { return std::move(*checked<0>(content_)); }
    [[nodiscard]] const Error& error() const { return *checked<1>(content_); }

    T& operator*() & { return value(); }
    const T& operator*() const& { return value(); }
    T* operator->() { return checked<0>(content_); }
    const T* operator->() const { return checked<0>(content_); }

private:
    template <std::size_t Index, class Content>
    static auto* checked(Content& content) {
        auto* held = std::get_if<Index>(&content);
        assert(held != nullptr);
        return held;
    }

    std::variant<T, Error> content_;
};

}  // namespace shunt
