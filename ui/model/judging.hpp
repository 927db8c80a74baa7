// What is worked out of a drawing: its verdict, then small changes of it; its difficulty when it is asked for.
#pragma once

#include "ui/editor/editor.hpp"
#include "ui/known/dossiers.hpp"
#include "ui/model/findings.hpp"
#include "ui/model/ideas.hpp"
#include "ui/model/verdict.hpp"

namespace shunt::ui {

class Judging {
public:
    Judging(Editor& editor, Verdict& verdict, Ideas& ideas, Findings& findings, Dossiers& known, Outbox& outbox)
        : editor_(editor), verdict_(verdict), ideas_(ideas), findings_(findings), known_(known), outbox_(outbox) {}

    /// Works out what is drawn, if it is not being worked out already.
    void judge();
    /// Some solution that was found of what is drawn; null when there is none.
    [[nodiscard]] const AnyOutcome* any_solution() const;
    /// Where a puzzle without a solution comes nearest to its goal, as far as what is shown is about what is drawn; null otherwise.
    [[nodiscard]] const outcome::Nearest* nearest() const;
    /// Makes that the goal.
    void use_nearest();

    /// Events of other jobs are ignored.
    void receive(const JobEvent& event);

private:
    /// What is known of what is drawn now; null when that is nothing.
    [[nodiscard]] const Judged* fresh() const { return verdict_.fresh() ? verdict_.shown() : nullptr; }
    /// Looks for small changes of what is drawn, once the verdict has nothing more to ask.
    void vary();

    Editor& editor_;
    Verdict& verdict_;
    Ideas& ideas_;
    Findings& findings_;
    Dossiers& known_;
    Outbox& outbox_;
};

}  // namespace shunt::ui
