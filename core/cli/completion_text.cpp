#include "core/cli/completion_text.hpp"

namespace shunt::cli {
namespace {

using Rows = std::vector<CommandRow>;
using Names = std::vector<std::string_view>;

template <class Words>
std::string joined(const Words& words) {
    return CLI::detail::join(words, " ");
}

/// The first sentence or so: shells show one line.
std::string brief(std::string_view help) {
    std::string text(help.substr(0, help.find('\n')));
    if (text.size() <= 80) return text;
    const std::size_t end = text.rfind(' ', 77);
    return text.substr(0, end) + "...";
}

/// A word of a script, whatever is in it.
std::string script_word(std::string_view text, std::string_view apostrophe) {
    std::string result = "'";
    for (const char letter : text) {
        if (letter == '\'') {
            result += apostrophe;
        } else {
            result += letter;
        }
    }
    return result + "'";
}

/// What has been typed up to a command, each as `" solve"` and `"npuzzle solve"`, to find out which command a line is of.
std::string steps(const Rows& table, std::string_view between) {
    std::string text;
    for (const CommandRow& row : table) {
        if (row.path.empty()) continue;
        if (!text.empty()) text += between;
        text += row.path == row.name() ? "\" " + row.path + "\"" : "\"" + row.path + "\"";
    }
    return text;
}

/// The loop of bash and zsh that finds out which command a line is of: `command`, from `words`.
std::string command_loop(const Rows& table, std::string_view words) {
    return "    for each in " + std::string(words) +
           "; do\n"
           "        case \"$command $each\" in\n"
           "            " +
           steps(table, " | ") +
           ") command=\"${command:+$command }$each\" ;;\n"
           "        esac\n"
           "    done\n";
}

std::vector<std::string> option_names(const CommandRow& row) {
    std::vector<std::string> names;
    for (const OptionRow& option : row.options) {
        if (!option.argument) names.insert(names.end(), option.names.begin(), option.names.end());
    }
    return names;
}

/// The cases of bash in which the word before tells what follows.
std::string bash_values(const CommandRow& row) {
    std::string text;
    for (const OptionRow& option : row.options) {
        if (option.argument || option.choices.empty()) continue;
        for (const std::string& name : option.names)
            text += "        \"" + row.path + " " + name + "\") own=\"" + joined(option.choices) + "\" ;;\n";
    }
    return text;
}

std::string bash_words(const CommandRow& row) {
    return "        \"" + row.path + "\") options=\"" + joined(option_names(row)) + "\" commands=\"" +
           joined(row.commands) + "\" ;;\n";
}

/// What zsh reads as an option: "--metric[what it does]:value:(step slide)".
std::string zsh_option(const OptionRow& option, const std::string& name) {
    std::string help;
    for (const char letter : brief(option.help)) {
        if (letter == '[' || letter == ']' || letter == ':' || letter == '\\') help += '\\';
        help += letter;
    }
    std::string text = name + "[" + help + "]";
    if (!option.choices.empty()) {
        text += ":value:(" + joined(option.choices) + ")";
    } else if (!option.value.empty()) {
        text += ":value:_files";
    }
    return "            " + script_word(text, "'\\''") + " \\\n";
}

std::string zsh_case(const CommandRow& row, const Rows& table) {
    std::string text = "        '" + row.path + "') _arguments \\\n";
    for (const OptionRow& option : row.options) {
        if (option.argument) continue;
        for (const std::string& name : option.names) text += zsh_option(option, name);
    }
    if (row.commands.empty()) return text + "            '*: :_shunt_puzzles' ;;\n";
    std::string commands;
    for (const CommandRow& below : table) {
        if (below.path.empty() || below.path != (row.path.empty() ? "" : row.path + " ") + below.name()) continue;
        commands += below.name() + "\\:" + script_word(brief(below.help), "") + " ";
    }
    return text + "            \"*:command:((" + commands + "))\" ;;\n";
}

std::string fish_line(const CommandRow& row, const std::string& rest, const std::string& help) {
    return "complete -c shunt -n '__shunt_in \"" + row.path + "\"' " + rest + " -d " + script_word(brief(help), "\\'") +
           "\n";
}

std::string fish_option(const CommandRow& row, const OptionRow& option) {
    std::string rest;
    for (const std::string& name : option.names)
        rest += name[1] == '-' ? " -l " + name.substr(2) : " -s " + name.substr(1);
    if (!option.choices.empty()) {
        rest += " -x -a '" + joined(option.choices) + "'";
    } else if (!option.value.empty()) {
        rest += " -r";
    }
    return fish_line(row, rest.substr(1), option.help);
}

}  // namespace

std::string bash_completion(const Rows& table, const Names& puzzles) {
    std::string text =
        "# Completes command lines of shunt in bash:  source <(shunt completion bash)\n"
        "_shunt() {\n"
        "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command= each own= options= "
        "commands=\n" +
        command_loop(table, "\"${COMP_WORDS[@]:1:COMP_CWORD-1}\"") + "    case \"$command $before\" in\n";
    for (const CommandRow& row : table) text += bash_values(row);
    text += "    esac\n    case \"$command\" in\n";
    for (const CommandRow& row : table) text += bash_words(row);
    text +=
        "    esac\n"
        "    if [ -n \"$own\" ]; then\n"
        "        COMPREPLY=($(compgen -W \"$own\" -- \"$word\"))\n"
        "    elif [[ $word == -* ]]; then\n"
        "        COMPREPLY=($(compgen -W \"$options\" -- \"$word\"))\n"
        "    elif [ -n \"$commands\" ]; then\n"
        "        COMPREPLY=($(compgen -W \"$commands\" -- \"$word\"))\n"
        "    else\n"
        "        COMPREPLY=($(compgen -W \"" +
        joined(puzzles) +
        "\" -- \"$word\") $(compgen -f -- \"$word\"))\n"
        "    fi\n"
        "}\n"
        "complete -o filenames -F _shunt shunt\n";
    return text;
}

std::string zsh_completion(const Rows& table, const Names& puzzles) {
    std::string text =
        "#compdef shunt\n# Completes command lines of shunt in zsh:  source <(shunt completion zsh)\n"
        "_shunt_puzzles() {\n"
        "    compadd -- " +
        joined(puzzles) +
        "\n"
        "    _files\n"
        "}\n"
        "_shunt() {\n"
        "    local command= each\n" +
        command_loop(table, "${words[2,CURRENT-1]}") + "    case \"$command\" in\n";
    for (const CommandRow& row : table) text += zsh_case(row, table);
    return text + "    esac\n}\ncompdef _shunt shunt\n";
}

std::string fish_completion(const Rows& table, const Names& puzzles) {
    std::string text =
        "# Completes command lines of shunt in fish:  shunt completion fish | source\n"
        "function __shunt_in\n"
        "    set -l command ''\n"
        "    for each in (commandline -opc)[2..-1]\n"
        "        switch \"$command $each\"\n"
        "            case " +
        steps(table, " ") +
        "\n"
        "                set command (string trim -- \"$command $each\")\n"
        "        end\n"
        "    end\n"
        "    test \"$command\" = \"$argv[1]\"\n"
        "end\n";
    for (const CommandRow& row : table) {
        for (const OptionRow& option : row.options) {
            if (!option.argument) text += fish_option(row, option);
        }
        if (row.path.empty()) continue;
        const std::size_t above = row.path.rfind(' ');
        text += fish_line({above == std::string::npos ? "" : row.path.substr(0, above), {}, {}, {}, {}},
                          "-f -a " + row.name(), row.help);
        if (row.commands.empty()) text += fish_line(row, "-a '" + joined(puzzles) + "'", "a puzzle of the library");
    }
    return text;
}

}  // namespace shunt::cli
