// Serialization of outcomes: every outcome is a plain struct with one list of its fields,
//
//     struct Example {
//         std::optional<int> length;
//         std::string reason;
//
//         template <class Archive, class Self>
//         static void fields(Archive& a, Self& o) {
//             a("length", o.length);              null when absent
//             a.unless_empty("reason", o.reason);    left out when empty
//             a.when(o.length > 9, "long", ...);     left out otherwise; read whenever it is there
//         }
//     };
//
// and an archive does something with each: writes it, reads it, or notes its key. The order of the list is the order in the text.
#pragma once

#include <array>
#include <limits>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/base/named.hpp"
#include "core/outcome/reader.hpp"
#include "core/outcome/writer.hpp"
#include "core/puzzle/metric.hpp"
#include "core/search/status.hpp"

namespace shunt::outcome {

// Enumerations that are written by name, each with all its values.
constexpr const auto& values_of(search::Status /*any*/) { return search::kStatuses; }
constexpr const auto& values_of(puzzle::Metric /*any*/) { return puzzle::kMetrics; }

template <class Value>
inline constexpr bool kIsOptional = false;
template <class Value>
inline constexpr bool kIsOptional<std::optional<Value>> = true;
template <class Value>
inline constexpr bool kIsVector = false;
template <class Value>
inline constexpr bool kIsVector<std::vector<Value>> = true;
template <class Value>
inline constexpr bool kIsArray = false;
template <class Value, std::size_t count>
inline constexpr bool kIsArray<std::array<Value, count>> = true;

template <class Value>
[[nodiscard]] bool is_empty(const Value& value) {
    if constexpr (kIsOptional<Value>) {
        return !value.has_value();
    } else {
        return value.empty();
    }
}

/// Many small counts: a list in JSON, and one block of bytes that only the page reads.
struct Packed {
    std::vector<std::uint32_t> values;
};

template <class Value>
void write(Writer& to, const Value& value);

/// The archive that writes.
class WritingFields {
public:
    explicit WritingFields(Writer& to) : to_(to) {}

    template <class Value>
    void operator()(std::string_view key, const Value& value) {
        to_.key(key);
        write(to_, value);
    }
    template <class Value>
    void when(bool present, std::string_view key, const Value& value) {
        if (present) (*this)(key, value);
    }
    template <class Value>
    void unless_empty(std::string_view key, const Value& value) {
        when(!is_empty(value), key, value);
    }

private:
    Writer& to_;
};

/// Writes any value of an outcome. Numbers are not negative.
template <class Value>
void write(Writer& to, const Value& value) {
    if constexpr (std::is_same_v<Value, bool>) {
        to.boolean(value);
    } else if constexpr (std::is_floating_point_v<Value>) {
        to.real(value);
    } else if constexpr (std::is_integral_v<Value>) {
        to.count(static_cast<std::uint64_t>(value));
    } else if constexpr (std::is_enum_v<Value>) {
        to.text(to_string(value));
    } else if constexpr (std::is_convertible_v<Value, std::string_view>) {
        to.text(value);
    } else if constexpr (std::is_same_v<Value, Packed>) {
        to.packed(value.values);
    } else if constexpr (kIsOptional<Value>) {
        value ? write(to, *value) : to.null();
    } else if constexpr (kIsVector<Value> || kIsArray<Value>) {
        to.begin_list();
        for (const auto& entry : value) write(to, entry);
        to.end_list();
    } else {
        to.begin_object();
        WritingFields fields(to);
        Value::fields(fields, value);
        to.end_object();
    }
}

template <class Value>
bool read(Reader& from, Value& value);

/// The archive that reads. Fields that are missing or of another type keep their values.
class ReadingFields {
public:
    explicit ReadingFields(Reader& from) : from_(from) {}

    template <class Value>
    void operator()(std::string_view key, Value& value) {
        const bool there = take(key, value);
        if constexpr (std::is_enum_v<Value>) complete_ = complete_ && there;
    }
    template <class Value>
    void when(bool /*present*/, std::string_view key, Value& value) {
        take(key, value);
    }
    template <class Value>
    void unless_empty(std::string_view key, Value& value) {
        take(key, value);
    }
    /// Whether every name of an enumeration that is always written was there.
    [[nodiscard]] bool complete() const { return complete_; }

private:
    template <class Value>
    bool take(std::string_view key, Value& value) {
        if (!from_.enter(key)) return false;
        const bool there = read(from_, value);
        from_.leave();
        return there;
    }

    Reader& from_;
    bool complete_ = true;
};

template <class Number>
bool read_number(Reader& from, Number& value) {
    const auto number = from.count();
    if (number) value = static_cast<Number>(std::min<std::uint64_t>(*number, std::numeric_limits<Number>::max()));
    return number.has_value();
}

/// A list of values; entries that cannot be read are as they are made.
template <class List>
bool read_list(Reader& from, List& list) {
    if (!from.is_list()) return false;
    if constexpr (kIsVector<List>) list.clear();
    for (std::size_t i = 0; from.enter(i); ++i) {
        if constexpr (kIsVector<List>) list.emplace_back();
        if (i < list.size()) read(from, list[i]);
        from.leave();
    }
    return true;
}

/// Reads a value; false, and leaves it, when there is none of its type. Greater numbers are cut to what fits.
template <class Value>
bool read(Reader& from, Value& value) {
    const auto take = [&value](auto&& found) {
        if (found) value = *std::forward<decltype(found)>(found);
        return found.has_value();
    };
    if constexpr (std::is_same_v<Value, bool>) {
        return take(from.boolean());
    } else if constexpr (std::is_floating_point_v<Value>) {
        return take(from.real());
    } else if constexpr (std::is_integral_v<Value>) {
        return read_number(from, value);
    } else if constexpr (std::is_enum_v<Value>) {
        return take(with_name(values_of(Value{}), from.text().value_or("")));
    } else if constexpr (std::is_same_v<Value, std::string>) {
        return take(from.text());
    } else if constexpr (kIsOptional<Value>) {
        typename Value::value_type found{};
        if (!read(from, found)) return false;
        value = std::move(found);
        return true;
    } else if constexpr (std::is_same_v<Value, Packed>) {
        return read_list(from, value.values);
    } else if constexpr (kIsVector<Value> || kIsArray<Value>) {
        return read_list(from, value);
    } else {
        if (!from.is_object()) return false;
        ReadingFields fields(from);
        Value::fields(fields, value);
        return fields.complete();
    }
}

}  // namespace shunt::outcome
