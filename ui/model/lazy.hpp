#pragma once

#include <optional>

namespace shunt::ui {

/// A value that is made when it is first asked for, from nothing, so that what is never looked at costs nothing.
template <typename Value>
class Lazy {
public:
    [[nodiscard]] Value& get() { return made(); }
    [[nodiscard]] const Value& get() const { return made(); }
    /// Null until it has been asked for.
    [[nodiscard]] Value* if_made() { return value_ ? &*value_ : nullptr; }
    [[nodiscard]] const Value* if_made() const { return value_ ? &*value_ : nullptr; }

private:
    Value& made() const { return value_ ? *value_ : value_.emplace(); }

    mutable std::optional<Value> value_;
};

}  // namespace shunt::ui
