// Units and tallies as bytes, for letters between the parts of a search.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/finder/finder_team.hpp"

namespace shunt::finder {

void put_unit(std::string& bytes, const Unit& unit);
/// Takes one off the front; nothing where the bytes are none that put_unit wrote.
[[nodiscard]] std::optional<Unit> take_unit(std::string_view& bytes);

void put_units(std::string& bytes, const std::vector<Unit>& units);
[[nodiscard]] std::optional<std::vector<Unit>> take_units(std::string_view& bytes);

/// Without what was found.
void put_delivery(std::string& bytes, const Delivery& done);
[[nodiscard]] std::optional<Delivery> take_delivery(std::string_view& bytes);

void put_tally(std::string& bytes, const Tally& tally);
/// Takes one off the front, and adds it to `tally`, which keeps the `most` hardest puzzles. False where the bytes are none.
[[nodiscard]] bool add_tally(std::string_view& bytes, Tally& tally, std::size_t most);

}  // namespace shunt::finder
