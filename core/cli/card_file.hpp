// Result cards as files.
#pragma once

#include <optional>
#include <string>

#include "core/base/result.hpp"
#include "core/job/card.hpp"

namespace shunt::cli {

/// What this program says of itself on a card.
[[nodiscard]] job::CardSource card_source();
/// Whether a card could be written there; asked before hours are spent. What is there stays.
[[nodiscard]] std::optional<Error> refused_place(const std::string& path);
/// Writes a card: JSON, a line for each key, level and move. "-" is standard output.
[[nodiscard]] std::optional<Error> write_card(const std::string& path, const outcome::Card& card);
/// Reads a card that anybody may have written; "-" is standard input.
[[nodiscard]] Result<outcome::Card> read_card(const std::string& path);

}  // namespace shunt::cli
