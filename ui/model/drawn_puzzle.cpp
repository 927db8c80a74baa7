#include "ui/model/drawn_puzzle.hpp"

#include <utility>

#include "core/base/words.hpp"
#include "ui/model/model.hpp"
#include "ui/model/opening.hpp"

namespace shunt::ui {

bool play_drawing(Model& model) {
    model.editor.end_stroke();
    const EntryPtr drawn = model.editor.puzzle();
    if (!drawn) return false;
    if (!model.open.is(drawn)) open_puzzle(model, drawn);
    model.workshop.agree();
    return true;
}

bool watch_any_solution(Model& model) {
    const AnyOutcome* any = model.judging.any_solution();
    if (any == nullptr || any->moves.empty()) return false;
    const AnyOutcome found = *any;
    if (!play_drawing(model)) return false;
    choose_metric(model, found.metric);
    auto solution = read_solution(model.open.puzzle(), model.open.entry().start, found.moves, found.metric);
    if (!solution) {
        model.outbox.error(say(kNotLegal));
        return false;
    }
    model.viewer.watch(std::move(solution));
    return true;
}

}  // namespace shunt::ui
