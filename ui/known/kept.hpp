// What is known of a game as JSON: for the page, which keeps what is proved for later visits, and for those who take it elsewhere.
#pragma once

#include <string>
#include <vector>

#include "ui/entry/entry.hpp"
#include "ui/known/dossier.hpp"

namespace shunt::ui {

/// What has been proved of a puzzle since this was asked last, to be kept under its game (game.hpp): of each {"request": {"job", "metric",
/// "puzzle": the game}, "report"}, as recalled later.
[[nodiscard]] std::vector<std::string> take_unkept(Dossier& book, const Entry& entry);

/// {"solve": [...], "census": [...]}: every answer and every count, as `shunt --json` prints them.
[[nodiscard]] std::string known_json(const Dossier& book);

}  // namespace shunt::ui
