// The same, and commands that are carried out on it.
#pragma once

#include "tests/unit/ui/answered.hpp"
#include "ui/commands/all.hpp"

namespace shunt::test {

/// Carries out a command; what it leaves for the world is in the outbox, behind what was there.
inline void carry_out(Model& model, const ui::Command& command) {
    ui::Outbox before = model.outbox.take();
    ui::ViewState view;
    before.append(ui::run(model, view, command));
    model.outbox = std::move(before);
}

}  // namespace shunt::test
