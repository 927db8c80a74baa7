#include "ui/known/dossiers.hpp"

#include <algorithm>
#include <utility>

#include "ui/known/game.hpp"

namespace shunt::ui {

DossierPtr Dossiers::of(const EntryPtr& entry) {
    auto found = std::find_if(shelf_.begin(), shelf_.end(), [&](const Kept& kept) { return kept.entry == entry; });
    std::string game;
    if (found == shelf_.end()) {
        game = game_of(*entry);
        found = std::find_if(shelf_.begin(), shelf_.end(), [&](const Kept& kept) { return kept.game == game; });
    }
    if (found == shelf_.end()) {
        shelf_.push_back({entry, std::move(game), std::make_shared<Dossier>()});
        tidy();
        return shelf_.back().book;
    }
    found->entry = entry;
    std::rotate(found, found + 1, shelf_.end());
    return shelf_.back().book;
}

void Dossiers::tidy() {
    // A book that somebody holds stays, or there would be two about one game.
    const auto is_free = [](const Kept& kept) { return kept.book.use_count() == 1; };
    // The last is about to be given out.
    auto surplus = std::count_if(shelf_.begin(), shelf_.end() - 1, is_free) - static_cast<std::ptrdiff_t>(kKept);
    std::erase_if(shelf_, [&](const Kept& kept) { return is_free(kept) && surplus-- > 0; });
}

}  // namespace shunt::ui
