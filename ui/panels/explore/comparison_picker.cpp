#include "ui/panels/explore/comparison_picker.hpp"

#include <algorithm>
#include <vector>

#include "core/base/words.hpp"
#include "ui/widgets/list_row.hpp"
#include "ui/widgets/text_field.hpp"
#include "ui/words/entry_words.hpp"

namespace shunt::ui {

namespace {

constexpr float kPickerRow = 52;
constexpr float kPickerGap = 8;
constexpr std::size_t kMostRows = 5;

bool is_picking(const Model& model, const ViewState& view) { return view.picks_beside && !model.comparison.is_full(); }

/// The first that the words find, without those that are there.
std::vector<EntryPtr> offered(const Model& model, const ViewState& view) {
    LibraryFilter filter;
    filter.words = view.beside_words;
    std::vector<EntryPtr> entries = filtered(filter, model.library.entries());
    std::erase_if(entries, [&](const EntryPtr& each) {
        return each == model.play.session().entry_ptr() || model.comparison.has(each->id);
    });
    entries.resize(std::min(entries.size(), kMostRows));
    return entries;
}

TextField search_field(const ViewState& view) {
    TextField field;
    field.id = "beside.search";
    field.label = say("Search the library");
    field.text = view.beside_words;
    field.hint = say("Search the library");
    field.type = [](std::string text) -> Command { return command::SearchBeside{std::move(text)}; };
    field.escape = command::TurnFold{&ViewState::picks_beside};
    return field;
}

}  // namespace

float comparison_picker_height(const Model& model, const ViewState& view) {
    if (!is_picking(model, view)) return 0;
    const std::size_t rows = std::max<std::size_t>(1, offered(model, view).size());
    return space::kFinger + kPickerGap + static_cast<float>(rows) * kPickerRow + kPickerGap;
}

void comparison_picker(Frame& frame, const Model& model, const ViewState& view, Rect area) {
    if (!is_picking(model, view)) return;
    text_field(frame, area.cut_top(space::kFinger, kPickerGap), search_field(view));
    const std::vector<EntryPtr> entries = offered(model, view);
    if (entries.empty()) {
        frame.label("beside.none", "text", area, say("No puzzle is like that."));
        frame.paint.text({area.x, area.y + kPickerRow / 2}, type::kBody, frame.colours.quiet,
                         say("No puzzle is like that."));
        return;
    }
    frame.label("beside.offers", "listbox", area, say("Puzzles to compare with"));
    for (const EntryPtr& each : entries) {
        const ListRow row{"beside.offer:" + each->id, "beside.offers", title(*each), subtitle(*each)};
        list_row(frame, area.cut_top(kPickerRow), row, command::AddBeside{each->id});
    }
}

}  // namespace shunt::ui
