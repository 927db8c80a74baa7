#pragma once

#include <optional>
#include <tuple>

namespace shunt::ui {

/// A value that is made of those parts when it is first asked for, so that what is never looked at costs nothing.
template <typename Value, typename... Parts>
class Lazy {
public:
    explicit Lazy(Parts&... parts) : parts_(parts...) {}

    [[nodiscard]] Value& get() { return made(); }
    [[nodiscard]] const Value& get() const { return made(); }
    /// Null until it has been asked for.
    [[nodiscard]] Value* if_made() { return value_ ? &*value_ : nullptr; }
    [[nodiscard]] const Value* if_made() const { return value_ ? &*value_ : nullptr; }

private:
    Value& made() const {
        if (!value_) std::apply([&](Parts&... parts) { value_.emplace(parts...); }, parts_);
        return *value_;
    }

    std::tuple<Parts&...> parts_;
    mutable std::optional<Value> value_;
};

}  // namespace shunt::ui
