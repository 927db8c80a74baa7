#include "ui/mirror/seen_mirror.hpp"

#include <algorithm>

#include "ui/mirror/widget_json.hpp"

namespace shunt::ui {

namespace {

/// Where each widget was before; -1 for a new one, and for one that comes into another container.
struct Places {
    std::vector<int> before;
    std::vector<bool> kept;  // of those before: whether they are still there, as the same element
};

Places places_of(const std::vector<Mirror::Entry>& now, const std::vector<Widget>& seen) {
    Places places{{}, std::vector<bool>(seen.size(), false)};
    std::size_t next = 0;  // mostly the one behind the one found last: then this is O(widgets)
    for (const auto& [widget, actions] : now) {
        std::size_t tried = 0;
        while (tried < seen.size() && seen[(next + tried) % seen.size()].id != widget.id) ++tried;
        const std::size_t found = tried < seen.size() ? (next + tried) % seen.size() : seen.size();
        const bool same = found < seen.size() && seen[found].role == widget.role;
        places.before.push_back(same && seen[found].group == widget.group ? static_cast<int>(found) : -1);
        if (same) places.kept[found] = true;
        if (found < seen.size()) next = found + 1;
    }
    return places;
}

/// Which of the places can stay when the others are put between them: a longest ascending sequence.
std::vector<bool> staying(const std::vector<int>& places) {
    std::vector<int> last;  // by length: where the sequence of that length ends that leaves most room
    std::vector<int> before(places.size(), -1);
    const auto lower = [&](int end, int place) { return places[static_cast<std::size_t>(end)] < place; };
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i] < 0) continue;
        const auto end = std::lower_bound(last.begin(), last.end(), places[i], lower);
        if (end != last.begin()) before[i] = *(end - 1);
        if (end == last.end())
            last.push_back(static_cast<int>(i));
        else
            *end = static_cast<int>(i);
    }
    std::vector<bool> stays(places.size(), false);
    for (int i = last.empty() ? -1 : last.back(); i >= 0; i = before[static_cast<std::size_t>(i)])
        stays[static_cast<std::size_t>(i)] = true;
    return stays;
}

}  // namespace

std::string SeenMirror::patch(const Mirror& mirror) {
    const auto& entries = mirror.entries();
    const Places places = places_of(entries, seen_);
    const std::vector<bool> stays = staying(places.before);
    outcome::JsonWriter json;
    json.begin_object();
    json.key("removed");
    json.begin_list();
    for (std::size_t i = 0; i < seen_.size(); ++i)
        if (!places.kept[i]) json.text(seen_[i].id);
    json.end_list();
    json.key("changed");
    json.begin_list();
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const Widget& widget = entries[i].widget;
        if (stays[i] && seen_[static_cast<std::size_t>(places.before[i])] == widget) continue;
        write(json, widget, stays[i] ? -1 : static_cast<int>(i));
    }
    json.end_list();
    json.end_object();
    seen_.clear();
    for (const Mirror::Entry& entry : entries) seen_.push_back(entry.widget);
    return json.take();
}

}  // namespace shunt::ui
