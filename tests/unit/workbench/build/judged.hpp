// What the tests of the verdict in Build have at hand: what the page answers, and what the card says.
#pragma once

#include <string>

#include "tests/support/worker.hpp"

namespace shunt::test {

inline void perform(Desk& desk, const ui::Command& command) {
    desk.bench.perform(command);
    desk.settle();
}

/// What the page says of the verdict's job.
inline void say(Desk& desk, const char* type, const Json& more) {
    tell(desk, desk.model().verdict.job()->ticket, type, more);
}

inline void answer(Desk& desk, const char* report) { say(desk, "done", {{"report", report}}); }

inline const std::string& said(Desk& desk) { return desk.widget("verdict").label; }

inline std::string head(const std::string& text, const std::string& wanted) { return text.substr(0, wanted.size()); }

/// The task Build with a puzzle in it.
inline void build(Desk& desk) {
    desk.open("name: Lane\nmetric: move\nboard:\n1..\n2..\n\ngoal:\n..1\n...\n");
    perform(desk, ui::command::ChooseTask{ui::kBuildTask});
}

inline constexpr const char* kSolved = R"({"status":"solved","metric":"move","length":81,"expanded":7,"seconds":0.1})";

}  // namespace shunt::test
