#include "ui/model/hints.hpp"

#include "core/base/words.hpp"
#include "core/moves/replay.hpp"
#include "ui/words/length_text.hpp"
#include "ui/words/piece_names.hpp"

namespace shunt::ui {

void Hints::take() {
    if (play_.shown_hint() != nullptr) {
        const moves::Move move = play_.shown_hint()->move;
        return play_.play(move, true);
    }
    play_.take_over_board();
    if (!open_.has_goal()) return outbox_.info(say("This puzzle has no goal."));
    if (play_.solved()) return outbox_.info(say("It is solved."));
    if (!show_known()) requests_.ask(Purpose::hint);
}

bool Hints::show_known() {
    const puzzle::Puzzle& puzzle = open_.puzzle();
    const WayOn* way = open_.book().way_on(open_.metric(), canonical(puzzle, play_.board()));
    if (way == nullptr || way->to_go == 0) return false;
    // The known line speaks of canonical positions; on the board pieces of one kind may have changed places.
    const auto move = moves::move_between(puzzle, open_.motions(), play_.board(), way->next);
    if (!move) return false;
    play_.show(OwnPlay{Hint{*move, way->to_go, open_.metric(), way->proved}});
    const Phrase words = way->proved ? Phrase("Hint: {move}. {length} to go.")
                                     : Phrase("Hint: {move}. {length} to go on this way, not proved shortest.");
    outbox_.announce(say(words, {{"move", move_words(puzzle, *move)},
                                 {"length", length_text(static_cast<std::uint64_t>(way->to_go), open_.metric())}}));
    return true;
}

}  // namespace shunt::ui
