#include "ui/model/welcome.hpp"

#include "ui/model/model.hpp"

namespace shunt::ui {

void Welcome::show(bool cards, const Model& model) {
    if (!model.open.has_puzzle()) return;
    arrow = true;
    task = ways = cards;
    about = model.play.session().entry_ptr();
    step = model.play.session().step();
}

void Welcome::follow(const Model& model) {
    constexpr std::size_t kSettled = 3;  // moves after which nobody needs to be told where to go
    if (!arrow && !task && !ways) return;
    const std::size_t now = model.play.session().step();
    const std::size_t made = now > step ? now - step : step - now;
    const bool elsewhere = model.play.session().entry_ptr() != about || model.play.showing() != Showing::play;
    if (made > 0 || elsewhere) arrow = task = false;
    if (made >= kSettled) ways = false;
}

}  // namespace shunt::ui
