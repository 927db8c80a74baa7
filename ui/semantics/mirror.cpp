#include "ui/semantics/mirror.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include <nlohmann/json.hpp>

#include "core/outcome/json_text.hpp"

namespace shunt::ui {

namespace {

using nlohmann::json;

double rounded(float value) { return std::round(static_cast<double>(value) * 10.0) / 10.0; }

json state(const Widget& widget) {
    json state = json::object();
    if (widget.pressed) state["pressed"] = *widget.pressed;
    if (widget.selected) state["selected"] = *widget.selected;
    if (widget.current) state["current"] = true;
    if (widget.expanded) state["expanded"] = *widget.expanded;
    if (widget.disabled) state["disabled"] = true;
    if (widget.value) {
        state["value"] = *widget.value;
        state["min"] = widget.min;
        state["max"] = widget.max;
    }
    if (!widget.value_text.empty()) state["valuetext"] = widget.value_text;
    if (widget.invalid) state["invalid"] = true;
    if (!widget.key.empty()) state["key"] = widget.key;
    if (widget.covered) state["covered"] = true;
    if (widget.multiline) state["multiline"] = true;
    if (widget.fault_line > 0) {
        state["line"] = widget.fault_line;
        state["column"] = widget.fault_column;
    }
    if (!widget.described_by.empty()) state["describedby"] = widget.described_by;
    return state;
}

json described(const Widget& widget) {
    json object = {{"id", widget.id},
                   {"role", widget.role},
                   {"label", widget.label},
                   {"x", rounded(widget.rect.x)},
                   {"y", rounded(widget.rect.y)},
                   {"w", rounded(widget.rect.w)},
                   {"h", rounded(widget.rect.h)}};
    if (!widget.group.empty()) object["group"] = widget.group;
    if (json content = state(widget); !content.empty()) object["state"] = std::move(content);
    return object;
}

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
    json widgets = json::array();
    for (const Entry& entry : entries_) widgets.push_back(described(entry.widget));
    return outcome::text_of({{"revision", revision_}, {"widgets", std::move(widgets)}});
}

}  // namespace shunt::ui
