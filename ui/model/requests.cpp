#include "ui/model/requests.hpp"

#include <utility>

namespace shunt::ui {

const puzzle::Position& Requests::from(Purpose purpose) const {
    const bool from_board = purpose == Purpose::here || purpose == Purpose::hint;
    return from_board ? play_.board() : open_.entry().start;
}

void Requests::ask(Purpose purpose, puzzle::Position from) {
    open_.clear_failure();
    start(purpose, open_.metric(), std::move(from));
}

void Requests::start(Purpose purpose, puzzle::Metric metric, puzzle::Position from) {
    solver_.start({purpose, open_.entry_ptr(), metric, std::move(from)});
}

bool Requests::can_go_on(Purpose purpose) const {
    return solver_.can_go_on({purpose, open_.entry_ptr(), open_.metric(), from(purpose)});
}

}  // namespace shunt::ui
