// An option that takes one of some words.
#pragma once

#include <CLI/CLI.hpp>
#include <array>
#include <map>
#include <string>
#include <vector>

#include "core/base/named.hpp"

namespace shunt::cli {

/// Adds an option that sets `chosen` to the value of the word given; any other word is refused with the list of words.
template <class Value>
CLI::Option* add_choice(CLI::App& command, const std::string& option, Value& chosen,
                        const std::map<std::string, Value>& choices, const std::string& help) {
    std::vector<std::string> words;
    for (const auto& [word, value] : choices) words.push_back(word);
    return command
        .add_option_function<std::string>(
            option, [&chosen, choices](const std::string& word) { chosen = choices.at(word); }, help)
        ->check(CLI::IsMember(words));
}

/// The same of values that users know by name (core/base/named.hpp); `chosen` may also be an optional one.
template <class Chosen, class Value, std::size_t count>
CLI::Option* add_choice(CLI::App& command, const std::string& option, Chosen& chosen,
                        const std::array<Value, count>& values, const std::string& help) {
    const auto names = names_of(values);
    return command
        .add_option_function<std::string>(
            option, [&chosen, values](const std::string& name) { chosen = *with_name(values, name); }, help)
        ->check(CLI::IsMember(std::vector<std::string>(names.begin(), names.end())));
}

}  // namespace shunt::cli
