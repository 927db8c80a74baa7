#include "core/cli/manual_text.hpp"

#include <string_view>

namespace shunt::cli {
namespace {

/// Text that roff takes as it stands: hyphens stay hyphens, no line is a request.
std::string plain(std::string_view text) {
    std::string result;
    for (const char letter : text) {
        if (letter == '\\') {
            result += "\\e";
        } else if (letter == '-') {
            result += "\\-";
        } else {
            if ((letter == '.' || letter == '\'') && (result.empty() || result.back() == '\n')) result += "\\&";
            result += letter;
        }
    }
    return result;
}

/// Lines that stay lines.
std::string lines(std::string_view text) { return text.empty() ? "" : ".nf\n" + plain(text) + "\n.fi\n"; }

/// "--metric {step,slide}", names in bold.
std::string head(const OptionRow& row) {
    std::string text;
    for (const std::string& name : row.names) {
        if (!text.empty()) text += ", ";
        text += (row.argument ? "\\fI" : "\\fB") + plain(name) + "\\fR";
    }
    std::string value = row.argument ? "" : row.value;
    if (!row.choices.empty()) value = CLI::detail::join(row.choices, ", ");
    if (!value.empty()) text += row.choices.empty() ? " \\fI" + plain(value) + "\\fR" : " " + plain(value);
    return text;
}

std::string options_of(const CommandRow& row) {
    std::string text;
    for (const OptionRow& option : row.options) {
        text += ".TP\n" + head(option) + "\n" + plain(option.help) + "\n";
    }
    return text;
}

std::string usage(const CommandRow& row) {
    std::string text = "\\fBshunt " + plain(row.path) + "\\fR";
    if (!row.commands.empty()) return text + " \\fICOMMAND\\fR";
    for (const OptionRow& option : row.options) {
        if (option.argument)
            text +=
                option.required ? " \\fI" + option.names.front() + "\\fR" : " [\\fI" + option.names.front() + "\\fR]";
    }
    return text + " [\\fIOPTION\\fR]...";
}

std::string section(const CommandRow& row) {
    return ".SS " + plain(row.path) + "\n" + plain(row.help) + ".\n.PP\n" + usage(row) + "\n" + options_of(row) +
           ".PP\n" + lines(row.footer);
}

}  // namespace

std::string manual_text(const std::vector<CommandRow>& table) {
    const CommandRow& program = table.front();
    std::string text = ".TH SHUNT 1 \"\" \"shunt " SHUNT_VERSION
                       "\" \"\"\n.SH NAME\nshunt \\- a laboratory for sliding block puzzles\n";
    text += ".SH SYNOPSIS\n\\fBshunt\\fR \\fICOMMAND\\fR [\\fIOPTION\\fR]...\n";
    text += ".SH DESCRIPTION\n" + plain(program.help) +
            "\nFinds provably shortest solutions, counts all positions, tilings and boards, and finds the hardest "
            "puzzles. A length "
            "is given with its metric, which says what counts as 1.\n";
    text += ".SH OPTIONS\n" + options_of(program) + ".SH COMMANDS\n";
    for (std::size_t index = 1; index < table.size(); ++index) text += section(table[index]);
    text += ".SH EXIT STATUS\n" + lines(program.footer);
    return text;
}

}  // namespace shunt::cli
