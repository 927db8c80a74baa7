// Every task in every window.
#pragma once

#include "tests/support/catch2.hpp"
#include "tests/support/desk.hpp"
#include "tests/support/windows.hpp"
#include "ui/panels/shell/tasks.hpp"

namespace shunt::test {

/// Shows them one after the other; `look(size)` checks what is shown, and a fault names task and window.
template <class Look>
void for_every_screen(Desk& desk, Look look) {
    for (const ui::Vec size : kWindows) {
        desk.resize(size.x, size.y);
        for (const ui::Task& task : ui::tasks()) {
            desk.bench.show_task(task.id, "");
            desk.settle();
            INFO(task.id << " at " << size.x << " x " << size.y);
            look(size);
        }
    }
}

}  // namespace shunt::test
