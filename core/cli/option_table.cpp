#include "core/cli/option_table.hpp"

namespace shunt::cli {
namespace {

/// The words in the parser's "TEXT:{step,slide}".
std::vector<std::string> words_of(const std::string& type) {
    const std::size_t open = type.find('{');
    if (open == std::string::npos) return {};
    return CLI::detail::split(type.substr(open + 1, type.rfind('}') - open - 1), ',');
}

OptionRow row_of(const CLI::Option& option) {
    OptionRow row;
    row.argument = option.get_positional();
    if (row.argument) row.names.push_back(option.get_name(true));
    for (const std::string& name : option.get_snames()) row.names.push_back("-" + name);
    for (const std::string& name : option.get_lnames()) row.names.push_back("--" + name);
    row.required = option.get_required();
    const std::string type = option.get_type_size() > 0 ? option.get_type_name() : "";
    row.value = type.substr(0, type.find(':'));
    row.choices = words_of(type);
    row.help = option.get_description();
    return row;
}

void add_rows(const CLI::App& app, const std::string& path, std::vector<CommandRow>& table) {
    const auto below = app.get_subcommands([](const CLI::App*) { return true; });
    CommandRow row{path, app.get_description(), app.get_footer(), {}, {}};
    for (const CLI::Option* option : app.get_options()) row.options.push_back(row_of(*option));
    for (const CLI::App* command : below) row.commands.push_back(command->get_name());
    table.push_back(std::move(row));
    for (const CLI::App* command : below) {
        add_rows(*command, path.empty() ? command->get_name() : path + " " + command->get_name(), table);
    }
}

}  // namespace

std::vector<CommandRow> option_table(const CLI::App& app) {
    std::vector<CommandRow> table;
    add_rows(app, "", table);
    return table;
}

}  // namespace shunt::cli
