#include "tests/interface/command.hpp"

#include <algorithm>

namespace shunt::interface {
namespace {

std::string value_text(const job::RequestFields::Value& value) {
    if (const auto* text = std::get_if<std::string>(&value)) {
        return text->find('\n') == std::string::npos ? *text : "<<\n" + *text + ">>";
    }
    if (const auto* number = std::get_if<double>(&value)) return std::to_string(static_cast<std::uint64_t>(*number));
    return std::get<bool>(value) ? "true" : "false";
}

}  // namespace

void Command::set(const std::string& key, job::RequestFields::Value value) {
    const auto same = [&](const auto& field) { return field.first == key; };
    const auto field = std::find_if(fields.begin(), fields.end(), same);
    if (field == fields.end()) return void(fields.emplace_back(key, std::move(value)));
    field->second = std::move(value);
}

std::string Command::text(const std::string& key) const {
    for (const auto& [name, value] : fields) {
        if (name == key && std::holds_alternative<std::string>(value)) return std::get<std::string>(value);
    }
    return {};
}

bool Command::has(const std::string& key) const {
    return std::any_of(fields.begin(), fields.end(), [&](const auto& field) { return field.first == key; });
}

std::string describe(const Command& command) {
    std::string text = command.job;
    for (const auto& [key, value] : command.fields) text += " " + key + "=" + value_text(value);
    text += "\n  threads " + std::to_string(command.threads) + ", slices by seed " + std::to_string(command.slices);
    if (command.puzzle != 0) text += ", random puzzle " + std::to_string(command.puzzle);
    if (command.stopped_after != Command::kNever) text += ", stopped after " + std::to_string(command.stopped_after);
    if (command.is_run_twice) text += ", run twice";
    return text;
}

}  // namespace shunt::interface
