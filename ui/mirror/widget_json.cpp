#include "ui/mirror/widget_json.hpp"

#include <cmath>

namespace shunt::ui {

namespace {

using outcome::JsonWriter;

double rounded(float value) { return std::round(static_cast<double>(value) * 10.0) / 10.0; }

void number(JsonWriter& json, std::string_view name, double value) {
    json.key(name);
    json.real(value);
}

void count(JsonWriter& json, std::string_view name, int value) {
    json.key(name);
    json.count(static_cast<std::uint64_t>(value));
}

void text(JsonWriter& json, std::string_view name, std::string_view value) {
    if (value.empty()) return;
    json.key(name);
    json.text(value);
}

void flag(JsonWriter& json, std::string_view name, bool value) {
    json.key(name);
    json.boolean(value);
}

void holds(JsonWriter& json, std::string_view name, bool value) {
    if (value) flag(json, name, true);
}

void write_state(JsonWriter& json, const Widget& widget) {
    if (widget.pressed) flag(json, "pressed", *widget.pressed);
    if (widget.selected) flag(json, "selected", *widget.selected);
    holds(json, "current", widget.current);
    if (widget.expanded) flag(json, "expanded", *widget.expanded);
    holds(json, "disabled", widget.disabled);
    if (widget.value) {
        number(json, "value", *widget.value);
        number(json, "min", widget.min);
        number(json, "max", widget.max);
    }
    text(json, "valuetext", widget.value_text);
    holds(json, "invalid", widget.invalid);
    text(json, "key", widget.key);
    holds(json, "covered", widget.covered);
    holds(json, "multiline", widget.multiline);
    if (widget.fault_line > 0) {
        count(json, "line", widget.fault_line);
        count(json, "column", widget.fault_column);
    }
    text(json, "describedby", widget.described_by);
}

}  // namespace

void write(JsonWriter& json, const Widget& widget, int at) {
    json.begin_object();
    text(json, "id", widget.id);
    if (at >= 0) count(json, "at", at);
    text(json, "role", widget.role);
    json.key("label");
    json.text(widget.label);
    number(json, "x", rounded(widget.rect.x));
    number(json, "y", rounded(widget.rect.y));
    number(json, "w", rounded(widget.rect.w));
    number(json, "h", rounded(widget.rect.h));
    text(json, "group", widget.group);
    json.key("state");
    json.begin_object();
    write_state(json, widget);
    json.end_object();
    json.end_object();
}

}  // namespace shunt::ui
