#include "ui/panels/explore/comparison_picker.hpp"

#include <algorithm>
#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/base/words.hpp"
#include "ui/known/game.hpp"
#include "ui/widgets/list_row.hpp"
#include "ui/widgets/text_field.hpp"
#include "ui/words/entry_words.hpp"

namespace shunt::ui {

namespace {

constexpr float kPickerRow = 52;
constexpr float kPickerGap = 8;
constexpr std::size_t kMostRows = 5;
constexpr std::size_t kMostDrafts = 2;  // of these, as long as the library has others

/// A puzzle that can be looked at beside the open one.
struct BesideOffer {
    std::string id;
    EntryPtr entry;
};

bool is_picking(const Model& model, const ViewState& view) { return view.picks_beside && !model.comparison.is_full(); }

bool is_open_game(const Model& model, const Entry& entry) {
    return model.open.has_puzzle() && is_same_game(entry, model.open.entry());
}

/// Those that the words find, without those that are there and those that are the same game as the open one; no more than can be shown,
/// since games are written down to be compared.
template <class IdOf>
std::vector<BesideOffer> found(const Model& model, const ViewState& view, std::span<const EntryPtr> entries,
                               IdOf id_of) {
    LibraryFilter filter;
    filter.words = view.beside_words;
    std::vector<BesideOffer> offers;
    for (const EntryPtr& entry : filtered(filter, entries)) {
        if (offers.size() == kMostRows) break;
        std::string id = id_of(entry);
        if (!model.comparison.has(id) && !is_open_game(model, *entry)) offers.push_back({std::move(id), entry});
    }
    return offers;
}

std::vector<BesideOffer> found_drafts(const Model& model, const ViewState& view) {
    std::vector<EntryPtr> entries;
    std::map<EntryPtr, std::string> ids;
    for (const Draft& draft : model.drafts.list()) {
        entries.push_back(draft.entry);
        ids.emplace(draft.entry, Comparison::draft_id(draft));
    }
    return found(model, view, entries, [&](const EntryPtr& entry) { return ids.at(entry); });
}

/// The first of them: drafts, then the library.
std::vector<BesideOffer> offered(const Model& model, const ViewState& view) {
    std::vector<BesideOffer> offers = found_drafts(model, view);
    const std::vector<BesideOffer> others =
        found(model, view, model.library.entries(), [](const EntryPtr& entry) { return entry->id; });
    const std::size_t room = kMostRows - std::min(others.size(), kMostRows - kMostDrafts);
    offers.resize(std::min(offers.size(), room));
    const std::size_t more = std::min(others.size(), kMostRows - offers.size());
    offers.insert(offers.end(), others.begin(), others.begin() + static_cast<std::ptrdiff_t>(more));
    return offers;
}

TextField search_field(const ViewState& view) {
    TextField field;
    field.id = "beside.search";
    field.label = say("Search the library and your drafts");
    field.text = view.beside_words;
    field.hint = say("Search the library and your drafts");
    field.type = [](std::string text) -> Command { return command::SearchBeside{std::move(text)}; };
    field.escape = command::TurnFold{&ViewState::picks_beside};
    return field;
}

void draw_offers(Frame& frame, const std::vector<BesideOffer>& offers, Rect area) {
    frame.label("beside.offers", "listbox", area, say("Puzzles to compare with"));
    for (const BesideOffer& each : offers) {
        const ListRow row{"beside.offer:" + each.id, "beside.offers", title(*each.entry), subtitle(*each.entry)};
        list_row(frame, area.cut_top(kPickerRow), row, command::AddBeside{each.id});
    }
}

}  // namespace

void add_comparison_picker(Card& card, const Model& model, const ViewState& view) {
    if (!is_picking(model, view)) return;
    card.add(Drawn{space::kFinger, [&view](Frame& frame, Rect row) { text_field(frame, row, search_field(view)); }},
             kPickerGap);
    std::vector<BesideOffer> offers = offered(model, view);
    if (offers.empty()) {
        card.add(Passage{"beside.none", {{say("No puzzle is like that.")}}}, 2 * kPickerGap);
        return;
    }
    const float height = static_cast<float>(offers.size()) * kPickerRow;
    card.add(Drawn{height, [offers = std::move(offers)](Frame& frame, Rect area) { draw_offers(frame, offers, area); }},
             kPickerGap);
}

}  // namespace shunt::ui
