// Everything the workbench knows, as open parts. Panels read the part they show, commands call the part they are about, and the worker's
// messages change them; nothing here draws.
//
// A part knows only parts before it: it gets them when it is made, or as an argument. What concerns most of them is a function of the
// whole: opening.hpp (another puzzle, another metric), drawn_puzzle.hpp (from Build to Play), worker_messages.hpp, clock.hpp.
//
//     library, drawing ── opening ──> open (which puzzle, its book, the metric)
//     jobs <── solver <── requests <── answers, counting, explorer, verification, hints, distance
//     open ──> play (what the board shows) <── viewer (the player's solution) <── answers, explorer
#pragma once

#include "ui/editor/editor.hpp"
#include "ui/known/dossiers.hpp"
#include "ui/model/answers.hpp"
#include "ui/model/atlas.hpp"
#include "ui/model/comparison.hpp"
#include "ui/model/counting.hpp"
#include "ui/model/distance.hpp"
#include "ui/model/drafts.hpp"
#include "ui/model/explorer.hpp"
#include "ui/model/finder.hpp"
#include "ui/model/findings.hpp"
#include "ui/model/ideas.hpp"
#include "ui/model/judging.hpp"
#include "ui/model/lazy.hpp"
#include "ui/model/library.hpp"
#include "ui/model/npuzzle.hpp"
#include "ui/model/research.hpp"
#include "ui/model/tilings.hpp"
#include "ui/model/typed_text.hpp"
#include "ui/model/verdict.hpp"
#include "ui/model/verification.hpp"
#include "ui/model/workshop.hpp"

namespace shunt::ui {

struct Model {
    Outbox outbox;  ///< what the world outside is to do or be told, of everything done since it was taken last
    JobList jobs{outbox};
    Library library;
    Dossiers known;  ///< the books about all puzzles that are looked at

    // ── the puzzle that is open ──
    Solver solver{jobs};
    OpenPuzzle open;
    Player player;
    DepthWalk depths{open, outbox};
    Play play{open, player, depths, outbox};
    SolutionViewer viewer{open, play, player, outbox};
    Requests requests{open, play, solver};
    Hints hints{open, play, requests, outbox};
    Distance distance{open, play, requests};
    Answers answers{open, play, viewer, requests, hints, outbox};
    Counting counting{open, requests, outbox};
    Explorer explorer{open, depths, play, viewer, requests, outbox};
    Verification verification{open, requests, outbox};
    Findings findings{jobs, outbox};
    Research research{open, play, findings, outbox};
    Comparison comparison{jobs, outbox};  ///< with other puzzles

    // ── what is drawn ──
    Editor editor;
    TypedText typed{jobs};  ///< beside the drawing
    Drafts drafts;
    Verdict verdict{jobs, outbox};
    Ideas ideas{jobs};                                         ///< small changes of it
    Findings drawn_findings{jobs, outbox, " of the drawing"};  ///< its difficulty, in the verdict's metric
    Workshop workshop{open, editor, typed, drafts, outbox};
    Judging judging{editor, verdict, ideas, drawn_findings, known, outbox};

    // ── where puzzles come from ──
    Finder finder{jobs, outbox};
    Tilings tilings{jobs, outbox};
    Lazy<NPuzzle, JobList, Outbox> npuzzle{jobs, outbox};
    Atlas atlas;

    Model() = default;
    Model(const Model&) = delete;
    Model& operator=(const Model&) = delete;
};

}  // namespace shunt::ui
