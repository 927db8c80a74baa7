// A model with a puzzle open, and workers that answer as a test says.
#pragma once

#include <nlohmann/json.hpp>

#include "tests/support/catch2.hpp"
#include "tests/support/told.hpp"
#include "tests/unit/ui/texts.hpp"
#include "ui/model/opening.hpp"
#include "ui/model/worker_messages.hpp"

namespace shunt::test {

using Json = nlohmann::json;
using ui::Model;

/// With this puzzle open.
struct Opened : Model {
    explicit Opened(const std::string& text) {
        REQUIRE(open_text(*this, text, "", "", "a test"));
        (void)outbox.take();
    }
};

inline bool busy(const Model& model) { return model.jobs.current(ui::JobModule::solver) != nullptr; }

/// Answers the job that a module does with a report.
inline void answer(Model& model, const Json& report, ui::JobModule module = ui::JobModule::solver) {
    const Json message{{"type", "done"}, {"id", model.jobs.current(module)->ticket}, {"report", report.dump()}};
    receive(model, test::Told(message));
}

/// The same for the lab.
inline void answer_lab(Model& model, const Json& report) { answer(model, report, ui::JobModule::lab); }

inline Json step(int column, const char* path) { return {{"pieces", {"1"}}, {"at", {{1, column}}}, {"path", path}}; }

/// It took so long that no other metric is solved beside it.
inline Json lane_solution() {
    return {{"status", "solved"}, {"metric", "step"}, {"length", 2},     {"moves", {step(1, "R"), step(2, "R")}},
            {"expanded", 3},      {"seconds", 1.5},   {"peak_bytes", 64}};
}

inline Json lane_census() {
    return {{"status", "complete"}, {"metric", "step"},  {"reachable", 3}, {"packings", "3"},
            {"depths", {1, 1, 1}},  {"eccentricity", 2}, {"antipodes", 1}};
}

}  // namespace shunt::test
