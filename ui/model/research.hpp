// What the lab is asked about the puzzle that is open, and where the hardest starts that it has found lead. What is found is in Findings.
#pragma once

#include <optional>

#include "ui/model/findings.hpp"
#include "ui/model/play.hpp"

namespace shunt::ui {

class Research {
public:
    Research(OpenPuzzle& open, Play& play, Findings& findings, Outbox& outbox)
        : open_(open), play_(play), findings_(findings), outbox_(outbox) {}

    /// Another puzzle is open.
    void forget() { next_hardest_ = 0; }
    void ask(Finding finding);
    /// What of that is to be worked out without being asked: what the plan says takes under a second.
    [[nodiscard]] std::optional<Finding> wants_finding() const;
    void find_unasked();
    /// Makes a position farthest from the goals the user's own, the next one each time; undo leads back.
    void open_hardest();

    /// Events of other jobs are ignored.
    void receive(const JobEvent& event);

private:
    OpenPuzzle& open_;
    Play& play_;
    Findings& findings_;
    Outbox& outbox_;
    std::size_t next_hardest_ = 0;  // of the hardest starts listed
};

}  // namespace shunt::ui
