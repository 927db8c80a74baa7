// The moves of the user's own play as a text that can be typed: what is played is written there, and what is typed there is played.
//
//     play ── changed ──> text() ──> the field
//     the field ── a pause ──> type() ── as far as they can be made ──> play, one step of its history
//                                └── the first that cannot ──> fault()
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/moves/written_moves.hpp"
#include "ui/model/play_session.hpp"

namespace shunt::ui {

class TypedMoves {
public:
    /// What the field shows: letter by letter as it was typed while that is what was played, also when undo leads back to it. O(moves)
    /// when what is played has become another.
    [[nodiscard]] const std::string& text(const PlaySession& session) const { return written(session).text; }
    /// The first move of that text that cannot be read or made; null when all can.
    [[nodiscard]] const Error* fault(const PlaySession& session) const;
    /// What is missing at its end; null when nothing is.
    [[nodiscard]] const Error* unfinished(const PlaySession& session) const;

    /// Plays the moves of the text, from where the line that is played begins.
    void type(const std::string& text, PlaySession& session);
    /// Another puzzle is played.
    void forget() {
        typed_.reset();
        written_.reset();
    }

private:
    struct Typed {
        std::string text;
        puzzle::Position from;
        moves::WrittenMoves read;
    };
    /// A line that is played, as text.
    struct Written {
        std::size_t line = 0;
        bool is_typed = false;
        std::string text;
    };
    /// Null when what is played is something else.
    [[nodiscard]] const Typed* shown(const PlaySession& session) const;
    [[nodiscard]] const Written& written(const PlaySession& session) const;

    std::optional<Typed> typed_;
    mutable std::optional<Written> written_;  // of the line that was asked for last
};

}  // namespace shunt::ui
