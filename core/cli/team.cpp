#include "core/cli/team.hpp"

#include <cstdio>
#include <vector>

#include "core/base/readable.hpp"

namespace shunt::cli {

std::string told(parts::Post& post, const std::string& said) {
    const auto count = static_cast<std::size_t>(post.parts());
    const std::vector<parts::Letter> letters(count, post.part() == 0 ? said : parts::Letter());
    return post.exchange(letters).front();
}

std::optional<Error> agreed_error(parts::Post& post, const std::optional<Error>& error) {
    const auto count = static_cast<std::size_t>(post.parts());
    const std::string own = error ? "!" + to_string(*error) : std::string();
    for (const std::string& letter : post.exchange(std::vector<parts::Letter>(count, own)))
        if (!letter.empty()) return Error{letter.substr(1)};
    return std::nullopt;
}

Result<SourcedText> told_to_all(Team* team, const std::function<Result<SourcedText>()>& read) {
    if (team == nullptr) return read();
    if (team->is_first()) {
        auto text = read();
        // An error has no text; how a text was read ends with the line.
        static_cast<void>(told(team->post, text ? "1" + text->read_as + "\n" + text->text : "0"));
        return text;
    }
    const parts::Letter letter = told(team->post, {});
    if (letter == "0") return Error{"part 0 could not read it"};
    const std::size_t end = letter.find('\n');
    return SourcedText{letter.substr(end + 1), {}, letter.substr(1, end - 1)};
}

std::optional<Error> done_by_first(Team* team, const std::function<std::optional<Error>()>& act) {
    if (team == nullptr) return act();
    return agreed_error(team->post, team->is_first() ? act() : std::nullopt);
}

int agreed(parts::Post& post, int number) { return std::stoi(told(post, std::to_string(number))); }

std::optional<TeamFigures> team_figures(const Team* team) {
    if (team == nullptr) return std::nullopt;
    const parts::PostFigures& figures = team->post.figures();
    return TeamFigures{static_cast<std::uint64_t>(team->post.parts()), figures.rounds, figures.bytes,
                       team->post.waited()};
}

std::string team_text(const Team* team) {
    if (team == nullptr) return {};
    const TeamFigures figures = *team_figures(team);
    char waited[32];
    std::snprintf(waited, sizeof waited, "%.3g", figures.seconds_waited);
    return grouped(figures.parts) + (figures.parts == 1 ? " part: " : " parts: ") + grouped(figures.rounds) +
           " rounds, " + bytes_text(figures.bytes_sent) + " sent, " + waited + " s waited by part 0\n";
}

}  // namespace shunt::cli
