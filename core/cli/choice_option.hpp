// An option that takes one of some words.
#pragma once

#include <CLI/CLI.hpp>
#include <map>
#include <string>
#include <vector>

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

}  // namespace shunt::cli
