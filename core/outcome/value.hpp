// Values read where they lie: a cursor in the bytes that value_bytes.hpp defines, without a tree and without memory of its own. They
// were written by others, so nothing is taken for granted: the bytes are checked once, as a whole, and what is missing or of another type
// reads as nothing.
//
//     const Value report = read_value(bytes);               null when the bytes are no value
//     for (const Value& move : report.field("moves")) ...   no round for what is no list
//     from_value<SolveOutcome>(report)                      by the outcome's own list of fields
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/outcome/archive.hpp"

namespace shunt::outcome {

/// One value; valid as long as the bytes are.
class Value {
public:
    class Entries;

    /// Null.
    Value() = default;

    [[nodiscard]] bool is_object() const { return kind() == 'o'; }
    [[nodiscard]] bool is_list() const { return kind() == 'a'; }
    [[nodiscard]] bool is_null() const { return kind() == 'n'; }
    [[nodiscard]] std::optional<bool> boolean() const;
    /// A whole number that is not negative; of floats up to 2^53.
    [[nodiscard]] std::optional<std::uint64_t> whole() const;
    [[nodiscard]] std::optional<double> real() const;
    [[nodiscard]] std::optional<std::string_view> text() const;
    /// The bytes of the value, for others.
    [[nodiscard]] std::string_view bytes() const { return bytes_.empty() ? std::string_view("n") : bytes_; }

    /// The value of a key; null when there is none, or this is no object.
    [[nodiscard]] Value field(std::string_view key) const;
    /// The entries of a list.
    [[nodiscard]] Entries begin() const;
    [[nodiscard]] Entries end() const;

    // The value of a key as what the caller wants to have.

    /// A whole number, or one as decimal digits. 0 for anything else.
    [[nodiscard]] std::uint64_t count(std::string_view key) const;
    /// Absent unless it is a whole number.
    [[nodiscard]] std::optional<std::uint64_t> optional_count(std::string_view key) const { return field(key).whole(); }
    /// A count that is small: a length, a depth, a line. Greater ones are cut.
    [[nodiscard]] int small(std::string_view key) const;
    [[nodiscard]] std::optional<int> optional_small(std::string_view key) const;
    /// 0 unless it is a number.
    [[nodiscard]] double real(std::string_view key) const { return field(key).real().value_or(0); }
    /// Empty unless it is a string.
    [[nodiscard]] std::string text(std::string_view key) const { return std::string(field(key).text().value_or("")); }

private:
    friend Value read_value(std::string_view bytes);
    explicit Value(std::string_view bytes) : bytes_(bytes) {}
    /// The first value of some in a row, which are sound.
    [[nodiscard]] static Value first_of(std::string_view values);

    [[nodiscard]] char kind() const { return bytes_.empty() ? 'n' : bytes_.front(); }
    /// Of a string, list or object: what follows its length.
    [[nodiscard]] std::string_view content() const;

    std::string_view bytes_;  // all of it and nothing else; empty: null
};

/// A place in a list, or behind its end.
class Value::Entries {
public:
    [[nodiscard]] Value operator*() const { return first_of(rest_); }
    Entries& operator++() {
        rest_.remove_prefix(first_of(rest_).bytes_.size());
        return *this;
    }
    friend bool operator!=(const Entries& a, const Entries& b) { return a.rest_.size() != b.rest_.size(); }

private:
    friend class Value;
    explicit Entries(std::string_view rest) : rest_(rest) {}

    std::string_view rest_;  // the entries from here on
};

inline Value::Entries Value::begin() const { return Entries(is_list() ? content() : std::string_view()); }
inline Value::Entries Value::end() const { return Entries({}); }

/// The value of some bytes; null when they are not exactly one, are nested deeper than kDeepestValue, or hold text that is no UTF-8.
[[nodiscard]] Value read_value(std::string_view bytes);

/// Reads outcomes from a value.
class ValueReader final : public Reader {
public:
    explicit ValueReader(Value value) : way_{Step(value)} {}

    bool enter(std::string_view key) override;
    bool enter(std::size_t index) override;
    void leave() override { way_.pop_back(); }
    [[nodiscard]] bool is_object() const override { return here().is_object(); }
    [[nodiscard]] bool is_list() const override { return here().is_list(); }
    [[nodiscard]] std::optional<bool> boolean() const override { return here().boolean(); }
    [[nodiscard]] std::optional<std::uint64_t> count() const override { return here().whole(); }
    [[nodiscard]] std::optional<double> real() const override { return here().real(); }
    [[nodiscard]] std::optional<std::string> text() const override;

private:
    struct Step {
        explicit Step(Value value) : here(value), next(value.begin()) {}

        Value here;
        Value::Entries next;    // of a list: the entry that was asked for last, since the one behind it comes next
        std::size_t index = 0;  // of that
    };
    [[nodiscard]] const Value& here() const { return way_.back().here; }

    std::vector<Step> way_;  // from the value to where the cursor is
};

/// The outcome that a value is; empty when it is none of that kind.
template <class Outcome>
[[nodiscard]] std::optional<Outcome> from_value(Value value) {
    ValueReader reader(value);
    Outcome outcome;
    return read(reader, outcome) ? std::optional(std::move(outcome)) : std::nullopt;
}

}  // namespace shunt::outcome
