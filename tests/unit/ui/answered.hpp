// A model with a puzzle open, and workers that answer as a test says.
#pragma once

#include <nlohmann/json.hpp>

#include "tests/support/catch2.hpp"
#include "tests/unit/ui/texts.hpp"

namespace shunt::test {

using Json = nlohmann::json;
using ui::AppModel;

inline AppModel opened(const std::string& text) {
    AppModel model;
    REQUIRE(model.open_text(text, "", "", "a test"));
    (void)model.take_outbox();
    return model;
}

/// Answers the job that runs with a report.
inline void answer(AppModel& model, const Json& report) {
    const Json message{{"v", 3},
                       {"module", "solver"},
                       {"type", "done"},
                       {"id", model.solver().running()->id},
                       {"report", report.dump()},
                       {"seconds", 0.1}};
    model.receive(message.dump());
}

/// The same for the lab.
inline void answer_lab(AppModel& model, const Json& report) {
    const Json message{
        {"v", 3}, {"module", "lab"}, {"type", "done"}, {"id", model.lab().running()->id}, {"report", report.dump()}};
    model.receive(message.dump());
}

inline Json step(int column, const char* path) { return {{"pieces", {"1"}}, {"at", {{1, column}}}, {"path", path}}; }

inline Json lane_solution() {
    return {{"status", "solved"}, {"metric", "step"}, {"length", 2},     {"moves", {step(1, "R"), step(2, "R")}},
            {"expanded", 3},      {"seconds", 0.001}, {"peak_bytes", 64}};
}

inline Json lane_census() {
    return {{"status", "complete"}, {"metric", "step"},  {"reachable", 3}, {"packings", "3"},
            {"depths", {1, 1, 1}},  {"eccentricity", 2}, {"antipodes", 1}};
}

}  // namespace shunt::test
