#include "ui/jobs/json_fields.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>

#include <nlohmann/json.hpp>

namespace shunt::ui::fields {

namespace {

int cut(std::uint64_t value) {
    return static_cast<int>(std::min<std::uint64_t>(value, std::numeric_limits<int>::max()));
}

std::string text_of(const json& value) { return value.is_string() ? value.get<std::string>() : std::string(); }

}  // namespace

const json& field(const json& object, const char* key) {
    static const json kNone;
    const auto found = object.find(key);
    return found == object.end() ? kNone : *found;
}

std::uint64_t count_of(const json& value) {
    if (value.is_string()) return std::strtoull(value.get_ref<const std::string&>().c_str(), nullptr, 10);
    if (!value.is_number() || value.get<double>() < 0) return 0;
    return value.is_number_float() ? static_cast<std::uint64_t>(value.get<double>()) : value.get<std::uint64_t>();
}

std::uint64_t count(const json& object, const char* key) { return count_of(field(object, key)); }

std::optional<std::uint64_t> optional_count(const json& object, const char* key) {
    const json& value = field(object, key);
    return value.is_number() && value.get<double>() >= 0 ? std::optional(count_of(value)) : std::nullopt;
}

int small(const json& object, const char* key) { return cut(count(object, key)); }

std::optional<int> optional_small(const json& object, const char* key) {
    const auto value = optional_count(object, key);
    return value ? std::optional(cut(*value)) : std::nullopt;
}

double real(const json& object, const char* key) {
    const json& value = field(object, key);
    return value.is_number() ? value.get<double>() : 0.0;
}

std::string text(const json& object, const char* key) { return text_of(field(object, key)); }

std::vector<std::string> texts(const json& object, const char* key) {
    std::vector<std::string> list;
    for (const json& entry : field(object, key)) list.push_back(text_of(entry));
    return list;
}

}  // namespace shunt::ui::fields
