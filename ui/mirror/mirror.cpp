#include "ui/mirror/mirror.hpp"

#include <algorithm>
#include <cstdlib>

#include "ui/mirror/widget_json.hpp"

namespace shunt::ui {

namespace {

constexpr std::string_view kType = "type ";
constexpr std::string_view kSet = "set ";

bool starts_with(std::string_view text, std::string_view prefix) { return text.substr(0, prefix.size()) == prefix; }

/// The value that an action gives a slider, within its range.
std::optional<double> wanted_value(const Widget& slider, std::string_view action) {
    double value = slider.value.value_or(slider.min);
    if (action == "increment")
        value += 1;
    else if (action == "decrement")
        value -= 1;
    else if (starts_with(action, kSet))
        value = static_cast<double>(std::strtol(std::string(action.substr(kSet.size())).c_str(), nullptr, 10));
    else
        return std::nullopt;
    return std::clamp(value, slider.min, std::max(slider.min, slider.max));
}

}  // namespace

void Mirror::begin_frame() {
    before_.swap(entries_);
    entries_.clear();
}

bool Mirror::end_frame() {
    const auto same = [](const Entry& a, const Entry& b) { return a.widget == b.widget; };
    if (std::equal(entries_.begin(), entries_.end(), before_.begin(), before_.end(), same)) return false;
    ++revision_;
    return true;
}

const Mirror::Entry* Mirror::find(std::string_view id) const {
    const auto found =
        std::find_if(entries_.begin(), entries_.end(), [&](const Entry& entry) { return entry.widget.id == id; });
    return found == entries_.end() ? nullptr : &*found;
}

std::vector<Command> Mirror::commands(std::string_view id, std::string_view action) {
    const auto found =
        std::find_if(entries_.begin(), entries_.end(), [&](const Entry& entry) { return entry.widget.id == id; });
    if (found == entries_.end()) return {};
    const Actions& can = found->actions;
    if (action == "focus" && can.focus) return {*can.focus};
    if (found->widget.disabled) return {};
    if (action == "press" && can.press) return {*can.press};
    if (action == "enter" && can.enter) return {*can.enter};
    if (action == "escape" && can.escape) return {*can.escape};
    if (can.type != nullptr && starts_with(action, kType)) return {can.type(std::string(action.substr(kType.size())))};
    if (can.set == nullptr) return {};
    const auto value = wanted_value(found->widget, action);
    if (!value || *value == found->widget.value) return {};
    found->widget.value = *value;
    ++revision_;  // a frame that draws this value finds nothing new, but the page has not seen it
    return {can.set(static_cast<int>(*value))};
}

std::string Mirror::text() const {
    outcome::JsonWriter json;
    json.begin_object();
    json.key("revision");
    json.count(static_cast<std::uint64_t>(revision_));
    json.key("widgets");
    json.begin_list();
    for (const Entry& entry : entries_) write(json, entry.widget);
    json.end_list();
    json.end_object();
    return json.take();
}

}  // namespace shunt::ui
