// What is kept between frames by those who draw, each thing by its type: whoever looks after all of it need not know what they are.
#pragma once

#include <map>
#include <memory>

namespace shunt::ui {

class Slots {
public:
    /// The one thing of that type, made when it is first asked for.
    template <class Thing>
    [[nodiscard]] Thing& of() {
        auto& slot = things_[&kKey<Thing>];
        if (!slot) slot = std::make_shared<Thing>();
        return *static_cast<Thing*>(slot.get());
    }

private:
    /// Its address names the type; the page has no run-time type information.
    template <class Thing>
    static inline const char kKey = 0;

    std::map<const char*, std::shared_ptr<void>> things_;
};

}  // namespace shunt::ui
