// What comes from outside: puzzles, links, files, messages of the workers. In the same order as everything else.
#pragma once

#include <string>

#include "ui/commands/desk.hpp"

namespace shunt::ui::command {

/// A puzzle for the library; one that does not parse is left out with a notice.
struct AddPuzzle {
    std::string id;
    std::string text;
    std::string family{};  ///< the part of the library, "Rush Hour"

    void run(Desk desk) const;
};
/// Opens a puzzle text at a position and in a metric ("" for the puzzle's own). `origin` names the text in messages; `play` is the line of
/// an earlier play (ui/model/saved_play.hpp), "" for none; `step` of a shortest solution from there is shown, once that is known.
struct OpenText {
    std::string text;
    std::string position;
    std::string metric;
    std::string origin;
    std::string play{};  ///< absent: none
    int step = -1;       ///< below 0: none

    void run(Desk desk) const;
};
/// Opens a puzzle of the library at its start.
struct OpenLibrary {
    std::string id;

    void run(Desk desk) const;
};
/// Sets a task as the words of a link say (ui/model/task_settings.hpp).
struct SetTask {
    std::string task;
    std::string settings;

    void run(Desk desk) const;
};
/// The same, of an earlier visit: only when the task is still as it is at first; words that mean nothing are ignored.
struct RecallTask {
    std::string task;
    std::string settings;

    void run(Desk desk) const;
};
/// What a job reported in an earlier visit: the bytes of {"request", "report"}.
struct Recall {
    std::string kept;

    void run(Desk desk) const;
};
/// The user has led the puzzle of this text to its goal, now or in an earlier visit.
struct MarkSolved {
    std::string text;

    void run(Desk desk) const;
};
/// A message of the page's queue of jobs, in bytes.
struct Receive {
    std::string message;

    void run(Desk desk) const;
};
/// The bytes of what a file holds that was asked for, or why it could not be had.
struct TakeFile {
    std::string name;
    std::string content;
    std::string fault;

    void run(Desk desk) const;
};

}  // namespace shunt::ui::command
