// Every text is whole, inside of what it stands in, and on no other text, in windows of every size.
#include <algorithm>
#include <array>
#include <set>

#include "tests/support/catch2.hpp"
#include "tests/support/desk.hpp"
#include "tests/support/windows.hpp"
#include "ui/app/tasks.hpp"

using namespace shunt;
using shunt::test::Desk;
using Text = ui::platform::Headless::Text;

namespace {

/// Names, notes and sources of puzzles may be cut, since they are as long as their authors like: they stand whole where one is shown.
bool may_be_cut(const Desk& desk, const std::string& text) {
    const std::string begin = text.substr(0, text.size() - std::string("…").size());
    const auto entries = desk.model().library().entries();
    return std::any_of(entries.begin(), entries.end(), [&](const ui::EntryPtr& entry) {
        const puzzle::Puzzle& puzzle = entry->puzzle;
        return title(*entry).rfind(begin, 0) == 0 || puzzle.note().rfind(begin, 0) == 0 ||
               puzzle.source().rfind(begin, 0) == 0;
    });
}

/// What of a text can be seen.
ui::Rect seen(const Text& text) {
    const float top = std::max(text.where.y, text.clip.y);
    const float bottom = std::min(text.where.bottom(), text.clip.bottom());
    return {text.where.x, top, text.where.w, bottom - top};
}

std::set<std::string> faults(Desk& desk) {
    std::set<std::string> found;
    const std::vector<Text>& texts = desk.machine().texts;
    for (auto a = texts.begin(); a != texts.end(); ++a) {
        const ui::Rect rect = seen(*a);
        if (rect.empty()) continue;
        const bool cut = a->text.size() > 3 && a->text.rfind("…") == a->text.size() - std::string("…").size();
        if (cut && !may_be_cut(desk, a->text)) found.insert("'" + a->text + "' is cut");
        if (rect.x < a->clip.x - 1 || rect.right() > a->clip.right() + 1) found.insert("'" + a->text + "' is clipped");
        for (auto b = a + 1; b != texts.end(); ++b) {
            if (!seen(*b).empty() && test::overlap(rect, seen(*b)))
                found.insert("'" + a->text + "' lies on '" + b->text + "'");
        }
    }
    return found;
}

std::string listed(const std::set<std::string>& faults) {
    std::string text;
    for (const std::string& fault : faults) text += "\n  " + fault;
    return text;
}

}  // namespace

TEST_CASE("no text is cut, clipped or on another one, in any task and size") {
    Desk desk;
    desk.bench.perform(ui::command::OpenLibrary{"klotski"});
    for (const ui::Vec size : test::kWindows) {
        desk.resize(size.x, size.y);
        for (const ui::Task& task : ui::tasks()) {
            desk.bench.show_task(task.id, "");
            desk.settle();
            INFO(task.id << " at " << size.x << " x " << size.y);
            CHECK(listed(faults(desk)) == "");
        }
    }
}
