#include "core/outcome/value.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstring>

#include "core/base/utf8.hpp"
#include "core/outcome/value_bytes.hpp"

namespace shunt::outcome {

namespace {

constexpr std::size_t kHead = 1 + sizeof(std::uint32_t);  // letter and length
constexpr double kLargestWhole = 9007199254740992.0;

/// What lies at a place, where there is enough.
template <class Plain>
Plain plain(std::string_view bytes, std::size_t at) {
    Plain value;
    std::memcpy(&value, bytes.data() + at, sizeof value);
    return value;
}

/// Bytes that the first value of some takes, as it says itself; 0 when that is no kind of value, or not all of it is there.
std::size_t size_of(std::string_view bytes) {
    std::size_t size = 0;
    switch (bytes.empty() ? 0 : bytes.front()) {
        case 'n':
        case 't':
        case 'f':
            return 1;
        case 'd':
        case 'u':
            size = 1 + sizeof(double);
            break;
        case 's':
        case 'p':
        case 'a':
        case 'o':
            size = bytes.size() < kHead ? 0 : kHead + std::size_t{plain<std::uint32_t>(bytes, 1)};
            break;
        default:
            break;
    }
    return size <= bytes.size() ? size : 0;
}

bool is_sound(std::string_view value, int depth);

/// Whether some bytes are sound values in a row; of an object's members names and values take turns.
bool are_sound(std::string_view values, bool members, int depth) {
    for (bool name = members; !values.empty(); name = members && !name) {
        const std::size_t size = size_of(values);
        if (size == 0 || (name && (values.front() != 's' || size == values.size()))) return false;
        if (!is_sound(values.substr(0, size), depth)) return false;
        values.remove_prefix(size);
    }
    return true;
}

/// Whether what a value holds is sound, too. Its size is right.
bool is_sound(std::string_view value, int depth) {
    const char kind = value.front();
    if (kind == 's') return is_utf8(value.substr(kHead));
    if (kind != 'a' && kind != 'o') return true;
    return depth > 0 && are_sound(value.substr(kHead), kind == 'o', depth - 1);
}

int cut(std::uint64_t value) {
    return static_cast<int>(std::min<std::uint64_t>(value, std::numeric_limits<int>::max()));
}

}  // namespace

Value read_value(std::string_view bytes) {
    const bool one = !bytes.empty() && size_of(bytes) == bytes.size();
    return one && is_sound(bytes, kDeepestValue) ? Value(bytes) : Value();
}

Value Value::first_of(std::string_view values) { return Value(values.substr(0, size_of(values))); }

std::string_view Value::content() const { return bytes_.substr(kHead); }

std::optional<bool> Value::boolean() const {
    return kind() == 't' || kind() == 'f' ? std::optional(kind() == 't') : std::nullopt;
}

std::optional<std::uint64_t> Value::whole() const {
    if (kind() == 'u') return plain<std::uint64_t>(bytes_, 1);
    const double value = real().value_or(-1);
    if (!(value >= 0 && value <= kLargestWhole) || std::floor(value) != value) return std::nullopt;
    return static_cast<std::uint64_t>(value);
}

std::optional<double> Value::real() const {
    if (kind() == 'u') return static_cast<double>(plain<std::uint64_t>(bytes_, 1));
    return kind() == 'd' ? std::optional(plain<double>(bytes_, 1)) : std::nullopt;
}

std::optional<std::string_view> Value::text() const { return kind() == 's' ? std::optional(content()) : std::nullopt; }

Value Value::field(std::string_view key) const {
    for (Entries at(is_object() ? content() : std::string_view()); at != end(); ++at) {
        const bool found = (*at).content() == key;
        ++at;
        if (found) return *at;
    }
    return {};
}

std::uint64_t Value::count(std::string_view key) const {
    const Value value = field(key);
    const std::string_view digits = value.text().value_or("");
    std::uint64_t number = value.whole().value_or(0);
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
}

int Value::small(std::string_view key) const { return cut(count(key)); }

std::optional<int> Value::optional_small(std::string_view key) const {
    const auto value = optional_count(key);
    return value ? std::optional(cut(*value)) : std::nullopt;
}

bool ValueReader::enter(std::string_view key) {
    const Value value = here().field(key);
    if (value.is_null()) return false;
    way_.emplace_back(value);
    return true;
}

bool ValueReader::enter(std::size_t index) {
    Step& step = way_.back();
    if (index < step.index) step = Step(step.here);
    for (; step.index < index && step.next != step.here.end(); ++step.index) ++step.next;
    if (!(step.next != step.here.end())) return false;
    way_.emplace_back(*step.next);
    return true;
}

std::optional<std::string> ValueReader::text() const {
    const auto text = here().text();
    return text ? std::optional<std::string>(*text) : std::nullopt;
}

}  // namespace shunt::outcome
