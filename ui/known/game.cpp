#include "ui/known/game.hpp"

#include "core/puzzle/format/shunt_text.hpp"

namespace shunt::ui {

std::string game_of(const Entry& entry) {
    puzzle::Definition definition = definition_of(entry.puzzle, entry.start);
    definition.name = definition.source = definition.note = "";
    definition.metric = puzzle::Metric::move;
    definition.facts.clear();
    for (auto& block : definition.blocks) block.colour = puzzle::kNoColour;
    return print_definition(definition);
}

bool is_same_game(const Entry& a, const Entry& b) { return &a == &b || game_of(a) == game_of(b); }

}  // namespace shunt::ui
