#include "ui/jobs/value_bytes.hpp"

#include <cmath>
#include <cstring>
#include <optional>
#include <string>

#include <nlohmann/json.hpp>

namespace shunt::ui {

namespace {

using nlohmann::json;

constexpr int kDeepest = 64;  // as value_bytes.ts has it
constexpr double kLargestWhole = 9007199254740992.0;

class Reader {
public:
    explicit Reader(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

    json value(int depth) {
        switch (depth > kDeepest ? 0 : plain<char>()) {
            case 'n':
                return {};
            case 't':
                return true;
            case 'f':
                return false;
            case 'd':
                return number(plain<double>());
            case 's':
                return text();
            case 'a':
                return array(depth);
            case 'o':
                return object(depth);
            default:
                good_ = false;
                return {};
        }
    }
    /// Whether all bytes were read, and were what they should be.
    [[nodiscard]] bool whole() const { return good_ && at_ == bytes_.size(); }

private:
    template <class Plain>
    Plain plain() {
        Plain value{};
        if (bytes_.size() - at_ < sizeof(Plain)) {
            good_ = false;
            return value;
        }
        std::memcpy(&value, bytes_.data() + at_, sizeof(Plain));
        at_ += sizeof(Plain);
        return value;
    }

    static json number(double value) {
        const bool whole = std::floor(value) == value && std::abs(value) <= kLargestWhole;
        return whole ? json(static_cast<std::int64_t>(value)) : json(value);
    }

    std::string text() {
        const std::size_t length = plain<std::uint32_t>();
        if (bytes_.size() - at_ < length) {
            good_ = false;
            return {};
        }
        const auto begin = bytes_.begin() + static_cast<std::ptrdiff_t>(at_);
        at_ += length;
        return {begin, begin + static_cast<std::ptrdiff_t>(length)};
    }

    json array(int depth) {
        json list = json::array();
        for (std::uint32_t left = plain<std::uint32_t>(); left > 0 && good_; --left) list.push_back(value(depth + 1));
        return list;
    }

    json object(int depth) {
        json members = json::object();
        for (std::uint32_t left = plain<std::uint32_t>(); left > 0 && good_; --left) {
            if (plain<char>() != 's') good_ = false;
            std::string name = text();
            members[std::move(name)] = value(depth + 1);
        }
        return members;
    }

    std::span<const std::uint8_t> bytes_;
    std::size_t at_ = 0;
    bool good_ = true;
};

}  // namespace

json read_value(std::span<const std::uint8_t> bytes) {
    Reader reader(bytes);
    json value = reader.value(0);
    return reader.whole() ? value : json();
}

}  // namespace shunt::ui
