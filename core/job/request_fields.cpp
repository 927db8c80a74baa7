#include "core/job/request_fields.hpp"

#include <algorithm>
#include <utility>

#include "core/base/words.hpp"

namespace shunt::job {

namespace {
constexpr double kMostExact = 9007199254740992;  // 2^53
}

void RequestFields::blame(std::string message) {
    if (fault_.empty()) fault_ = std::move(message);
}

void RequestFields::blame_field(std::string_view key, std::string_view problem) {
    blame("'" + std::string(key) + "' " + std::string(problem));
}

const RequestFields::Value* RequestFields::take(const char* key) {
    for (Field& field : fields_) {
        if (field.key != key) continue;
        field.taken = true;
        return &field.value;
    }
    return nullptr;
}

std::optional<std::string> RequestFields::text(const char* key) {
    const Value* value = take(key);
    if (value == nullptr) return std::nullopt;
    if (const auto* text = std::get_if<std::string>(value)) return *text;
    blame_field(key, say("must be a text"));
    return std::nullopt;
}

std::optional<std::uint64_t> RequestFields::whole(const char* key) {
    const Value* value = take(key);
    if (value == nullptr) return std::nullopt;
    const auto* number = std::get_if<double>(value);
    if (number != nullptr && *number >= 0 && *number <= kMostExact) {
        const auto whole = static_cast<std::uint64_t>(*number);
        if (static_cast<double>(whole) == *number) return whole;
    }
    blame_field(key, say("must be a whole number, not negative"));
    return std::nullopt;
}

std::optional<std::size_t> RequestFields::index_of_name(const char* key, std::span<const std::string_view> names) {
    const auto given = text(key);
    if (!given) return std::nullopt;
    const auto found = std::find(names.begin(), names.end(), *given);
    if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
    blame_field(key, say("is '{given}'; there are {names}", {{"given", *given}, {"names", listed(names)}}));
    return std::nullopt;
}

std::optional<int> RequestFields::small(const char* key) {
    constexpr std::uint64_t kMost = 1'000'000;
    const auto value = whole(key);
    if (!value) return std::nullopt;
    return static_cast<int>(std::min(*value, kMost));
}

std::string RequestFields::needed_text(const char* key) {
    auto value = text(key);
    if (!value) require(key);
    return std::move(value).value_or("");
}

int RequestFields::needed_small(const char* key) {
    const auto value = small(key);
    if (!value) require(key);
    return value.value_or(0);
}

std::optional<double> RequestFields::real(const char* key) {
    const Value* value = take(key);
    if (value == nullptr) return std::nullopt;
    if (const auto* number = std::get_if<double>(value)) return *number;
    blame_field(key, say("must be a number"));
    return std::nullopt;
}

bool RequestFields::flag(const char* key) {
    const Value* value = take(key);
    if (value == nullptr) return false;
    if (const auto* flag = std::get_if<bool>(value)) return *flag;
    blame_field(key, say("must be true or false"));
    return false;
}

std::optional<Error> RequestFields::fault() const {
    RequestFields judge;
    judge.fault_ = fault_;
    for (const Field& field : fields_) {
        if (!field.taken) judge.blame_field(field.key, say("means nothing to this job"));
    }
    if (judge.fault_.empty()) return std::nullopt;
    return Error{say("request refused: {why}", {{"why", judge.fault_}})};
}

}  // namespace shunt::job
