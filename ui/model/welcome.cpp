#include "ui/model/welcome.hpp"

#include "ui/model/app_model.hpp"

namespace shunt::ui {

void Welcome::show(bool cards, const AppModel& model) {
    if (!model.has_puzzle()) return;
    arrow = true;
    task = ways = cards;
    about = model.session().entry_ptr();
    step = model.session().step();
}

void Welcome::follow(const AppModel& model) {
    constexpr std::size_t kSettled = 3;  // moves after which nobody needs to be told where to go
    if (!arrow && !task && !ways) return;
    const std::size_t now = model.session().step();
    const std::size_t made = now > step ? now - step : step - now;
    const bool elsewhere = model.session().entry_ptr() != about || model.showing() != Showing::play;
    if (made > 0 || elsewhere) arrow = task = false;
    if (made >= kSettled) ways = false;
}

}  // namespace shunt::ui
