#include "ui/semantics/mirror.hpp"

#include <algorithm>
#include <cmath>

#include <nlohmann/json.hpp>

namespace shunt::ui {

namespace {

using nlohmann::json;

constexpr int kPatience = 2;  // frames

double rounded(float value) { return std::round(static_cast<double>(value) * 10.0) / 10.0; }

json state(const Widget& widget) {
    json state = json::object();
    if (widget.pressed) state["pressed"] = *widget.pressed;
    if (widget.selected) state["selected"] = *widget.selected;
    if (widget.expanded) state["expanded"] = *widget.expanded;
    if (widget.disabled) state["disabled"] = true;
    if (widget.value) {
        state["value"] = *widget.value;
        state["min"] = widget.min;
        state["max"] = widget.max;
    }
    if (!widget.value_text.empty()) state["valuetext"] = widget.value_text;
    if (widget.invalid) state["invalid"] = true;
    if (widget.covered) state["covered"] = true;
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

}  // namespace

void Mirror::begin_frame() {
    widgets_.clear();
    std::erase_if(actions_, [](Action& action) { return action.frames++ >= kPatience; });
}

bool Mirror::take(std::string_view id, std::string_view action) {
    const auto found = std::find_if(actions_.begin(), actions_.end(),
                                    [&](const Action& waiting) { return waiting.id == id && waiting.name == action; });
    if (found == actions_.end()) return false;
    actions_.erase(found);
    return true;
}

std::optional<std::string> Mirror::take_prefix(std::string_view prefix, std::string_view action) {
    const auto found = std::find_if(actions_.begin(), actions_.end(), [&](const Action& waiting) {
        return std::string_view(waiting.id).substr(0, prefix.size()) == prefix && waiting.name == action;
    });
    if (found == actions_.end()) return std::nullopt;
    std::string id = found->id;
    actions_.erase(found);
    return id;
}

std::optional<std::string> Mirror::take_text(std::string_view id) {
    constexpr std::string_view kType = "type ";
    std::optional<std::string> text;
    std::erase_if(actions_, [&](const Action& waiting) {
        const bool typed = waiting.id == id && std::string_view(waiting.name).substr(0, kType.size()) == kType;
        if (typed) text = waiting.name.substr(kType.size());
        return typed;
    });
    return text;
}

bool Mirror::end_frame() {
    json widgets = json::array();
    for (const Widget& widget : widgets_) widgets.push_back(described(widget));
    std::string content = widgets.dump(-1, ' ', false, json::error_handler_t::replace);
    if (content == content_) return false;
    content_ = std::move(content);
    text_ = "{\"revision\":" + std::to_string(++revision_) + ",\"widgets\":" + content_ + "}";
    return true;
}

void Mirror::activate(std::string id, std::string action) { actions_.push_back({std::move(id), std::move(action), 0}); }

}  // namespace shunt::ui
