// What commands change.
#pragma once

#include "ui/model/model.hpp"
#include "ui/model/view_state.hpp"

namespace shunt::ui {

/// The workbench while a command is carried out.
struct Desk {
    Model& model;
    ViewState& view;

    [[nodiscard]] JobList& jobs() const { return model.jobs; }
    [[nodiscard]] Outbox& outbox() const { return model.outbox; }
};

/// The same while a puzzle is open. A command whose run() takes it does nothing without one.
struct PuzzleDesk : Desk {};

template <class Struct>
void run_at(const Desk& desk, const Struct& command) {
    if constexpr (requires { command.run(desk); }) {
        command.run(desk);
    } else if (desk.model.open.has_puzzle()) {
        command.run(PuzzleDesk{desk});
    }
}

}  // namespace shunt::ui
