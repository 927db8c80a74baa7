#include "core/cli/search_text.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "core/cli/cost_text.hpp"

namespace shunt::cli {
namespace {

using search::Status;

/// How the text was read, and what of it is wrong.
std::string stated_text(const outcome::SearchFigures& figures) {
    std::string text = figures.read_as.empty() ? "" : "read as " + figures.read_as + "\n";
    for (const std::string& sentence : figures.contradicted) text += "contradicted: " + sentence + "\n";
    return text;
}

/// " (move metric)".
template <class Outcome>
std::string in_metric(const Outcome& figures) {
    return " (" + std::string(to_string(figures.metric)) + " metric)";
}

std::string cost(const outcome::SearchFigures& figures) {
    return grouped(figures.expanded) + " positions expanded in " + cost_text(figures.seconds, figures.peak_bytes) +
           ", " + figures.storage + " storage" +
           (figures.storage == "hashed" || figures.storage == "keys" ? " (" + figures.storage_reason + ")" : "") + "\n";
}

/// "why it ended early", for limit and cancelled.
template <class Outcome>
std::string ending(const Outcome& figures) {
    if (figures.status == Status::cancelled) return "cancelled\n";
    return "limit reached" + (figures.reason.empty() ? std::string(" (time)") : ": " + figures.reason) + "\n";
}

/// What more memory would give, and what can be had without.
std::string advice(const outcome::SolveOutcome& solved) {
    constexpr int kTimes = 4;
    if (solved.status != Status::limit || solved.reason.empty() || solved.length) return "";
    const std::uint64_t held = std::max(solved.peak_bytes, solved.bytes_at_most.value_or(0));
    if (held == 0)
        return "--plans tells what each way to store positions needs and can; --any finds some solution soon\n";
    const double wanted = kTimes * static_cast<double>(held);
    const bool is_much = wanted > 4e9;
    std::string text =
        "go on with --memory " + fixed(std::ceil(wanted / (is_much ? 1e9 : 1e6)), 0) + (is_much ? "GB" : "MB");
    if (const auto further = outcome::moves_further(solved, kTimes))
        text += ": a level is " + fixed(*solved.growth, 1) +
                " times as wide as the one before, so 4 times the memory reaches some " + std::to_string(*further) +
                " moves further";
    if (solved.storage != "disk") text += ", or with --disk DIR, if --plans says that it can";
    return text + "; --any finds some solution soon\n";
}

/// "116 step, 104 slide, ...": in the metrics in which the solution has a count; the proved one is marked.
template <class Solved>
std::string counts_text(const Solved& solved, bool is_proved) {
    std::string text;
    for (const puzzle::Metric metric : puzzle::kMetrics) {
        const auto count = solved.counts.in[static_cast<std::size_t>(metric)];
        if (!count) continue;
        text += (text.empty() ? "" : ", ") + grouped(*count) + " " + std::string(to_string(metric));
        if (metric == solved.metric && is_proved) text += " (proved shortest)";
    }
    return text;
}

/// "A+B RD": the pieces of a move and its path.
std::string move_text(const outcome::Move& move) {
    std::string text;
    for (const std::string& piece : move.pieces) text += (text.empty() ? "" : "+") + piece;
    return text + " " + move.path;
}

/// The moves of a solution, several on a line.
std::string moves_text(const std::vector<outcome::Move>& moves) {
    std::string text;
    std::string line;
    for (const outcome::Move& move : moves) {
        const std::string entry = move_text(move);
        if (!line.empty() && line.size() + entry.size() > 96) {
            text += line + "\n";
            line.clear();
        }
        line += (line.empty() ? "  " : ", ") + entry;
    }
    return text + (line.empty() ? "" : line + "\n");
}

std::string all_text(const outcome::SolveOutcome& solved) {
    const std::string& count = solved.shortest_solutions;
    std::string text = grouped(count) + (count == "1" ? " shortest solution\n" : " shortest solutions\n");
    if (solved.solutions.empty()) return text;
    std::size_t number = 0;
    for (const outcome::Solution& solution : solved.solutions) {
        text += "solution " + std::to_string(++number) + (solution.letters ? ": " + *solution.letters : "") + "\n";
        if (!solution.letters) text += moves_text(solution.moves);
    }
    if (std::to_string(number) != count) text += "(the first " + std::to_string(number) + " are listed; see --limit)\n";
    if (solved.checksum) text += "checksum: " + std::to_string(*solved.checksum) + "\n";
    return text;
}

std::string counted(std::uint64_t count, const char* one, const char* several) {
    return grouped(count) + " " + (count == 1 ? one : several);
}

/// The positions of one move, each in a line.
std::string column_text(std::size_t move, const std::vector<outcome::Choice>& column, puzzle::Metric metric) {
    std::string text = "after " + grouped(move) + " (" + std::string(to_string(metric)) +
                       " metric): " + counted(column.size(), "position", "positions") + "\n";
    for (const outcome::Choice& choice : column) {
        std::string code = choice.position;
        while (!code.empty() && code.back() == '\n') code.pop_back();
        std::replace(code.begin(), code.end(), '\n', '/');
        text +=
            "  " + code + "  " + grouped(choice.solutions) + (choice.solutions == "1" ? " solution\n" : " solutions\n");
    }
    return text;
}

std::string choices_text(const outcome::Choices& choices, puzzle::Metric metric) {
    if (choices.positions == 0) return "positions of shortest solutions: " + choices.reason + "\n";
    std::string text = "they pass " + counted(choices.positions, "position", "positions") + ", " +
                       grouped(choices.shared) + " of them shared by all\n";
    if (choices.shared_mirrored)
        text += "with mirror images (" + choices.mirror + ") as one: " + grouped(choices.solutions_mirrored) +
                " solutions, shared after " + grouped(*choices.shared_mirrored) + " of " +
                grouped(choices.per_move.size()) + " numbers of moves\n";
    if (!choices.reason.empty()) text += "not listed: " + choices.reason + "\n";
    for (std::size_t move = 0; move < choices.moves.size(); ++move)
        text += column_text(move, choices.moves[move], metric);
    return text;
}

std::string solved_text(const outcome::SolveOutcome& solved) {
    std::string text = grouped(*solved.length) + in_metric(solved) + ", proved shortest\n";
    text += "this solution: " + counts_text(solved, true) + "\n" + moves_text(solved.moves);
    if (solved.letters) text += "letters: " + *solved.letters + "\n";
    if (!solved.shortest_solutions.empty()) text += all_text(solved);
    if (solved.choices) text += choices_text(*solved.choices, solved.metric);
    return text;
}

template <class Row>
std::string table_line(const char* format, const Row& first, const std::string& second) {
    char line[64];
    std::snprintf(line, sizeof line, format, first, second.c_str());
    return line;
}

std::string depths_text(const std::vector<std::uint64_t>& depths) {
    std::string text = "depth  positions\n";
    for (std::size_t depth = 0; depth < depths.size(); ++depth)
        text += table_line("%5zu  %9s\n", depth, grouped(depths[depth]));
    return text;
}

std::string text_of(const outcome::HardestStart& hardest, const outcome::CensusOutcome& census) {
    if (!hardest.distance) return "no goal position can be reached\n";
    return "hardest start: " + grouped(*hardest.distance) + in_metric(census) + " from the nearest goal position, " +
           grouped(hardest.starts) + " such starts" +
           (hardest.positions.empty() ? "\n" : ", for example\n" + hardest.positions.front());
}

std::string text_of(const outcome::Diameter& diameter, const outcome::CensusOutcome& census) {
    if (!diameter.length) return "diameter: " + diameter.reason + "\n";
    return "diameter " + grouped(*diameter.length) + in_metric(census) + "\n";
}

std::string text_of(const outcome::Components& components, const outcome::CensusOutcome& /*census*/) {
    std::string text = grouped(components.count) + " components of all packings\n  positions  components\n";
    for (const auto& [size, count] : components.sizes)
        text += table_line("%11s  %10s\n", grouped(size).c_str(), grouped(count));
    return text;
}

std::string level_text(const outcome::LevelPositions& level, const outcome::CensusOutcome& census) {
    std::string text = "depth " + grouped(level.depth) + in_metric(census) + ": ";
    if (level.positions.empty() && !level.reason.empty()) return text + level.reason + "\n";
    text += std::to_string(level.positions.size()) + " of " + grouped(level.total) + " positions, from number " +
            grouped(level.from) + " on" + (level.reason.empty() ? "" : "; " + level.reason) + "\n";
    for (const std::string& position : level.positions) text += position + "\n";
    return text;
}

std::string parts_text(const outcome::CensusOutcome& census) {
    std::string text;
    if (census.goal_positions) text += grouped(*census.goal_positions) + " goal positions\n";
    if (census.edges) text += grouped(*census.edges) + " pairs of positions one apart" + in_metric(census) + "\n";
    const auto add = [&](const auto& finding) {
        if (finding) text += text_of(*finding, census);
    };
    std::apply([&](const auto&... finding) { (add(finding), ...); }, census.findings);
    if (census.level) text += level_text(*census.level, census);
    return text;
}

/// "12 MB", "at most 64 MB", or "-".
std::string memory_text(const outcome::Plan& plan) {
    if (plan.bytes_needed) return bytes_text(*plan.bytes_needed);
    return plan.bytes_at_most ? "at most " + bytes_text(*plan.bytes_at_most) : "-";
}

std::string cell_text(std::string text, std::size_t width) {
    text.resize(std::max(width, text.size()), ' ');
    return text;
}

}  // namespace

std::string solve_text(const outcome::SolveOutcome& solved) {
    if (solved.status == Status::unsolvable)
        return stated_text(solved) +
               "unsolvable: " + (solved.reason.empty() ? "no goal position can be reached" : solved.reason) + "\n" +
               cost(solved);
    std::string text = stated_text(solved);
    text += solved.status == Status::solved ? "" : ending(solved);
    if (solved.not_told_apart)
        text += grouped(*solved.not_told_apart) +
                " pieces of equal shapes that no goal tells apart were searched as interchangeable\n";
    if (solved.length) {
        text += solved_text(solved);
    } else if (solved.at_least) {
        text += "a shortest solution has at least " + grouped(static_cast<std::uint64_t>(*solved.at_least)) +
                in_metric(solved) + "\n";
    }
    return text + advice(solved) + cost(solved);
}

std::string any_text(const outcome::AnyOutcome& found) {
    std::string text = found.read_as.empty() ? "" : "read as " + found.read_as + "\n";
    if (found.status == Status::unsolvable) text += "unsolvable: no goal position can be reached\n";
    if (found.status == Status::limit || found.status == Status::cancelled) text += ending(found);
    const auto least = static_cast<std::uint64_t>(found.at_least.value_or(0));
    if (found.status == Status::solved) {
        text += grouped(*found.length) + in_metric(found) + ", proved shortest\n";
    } else if (found.at_most) {
        text += "at most " + grouped(*found.at_most) + in_metric(found) + ", at least " + grouped(least) + " so far\n";
    } else if (found.at_least) {
        text += "a shortest solution has at least " + grouped(least) + in_metric(found) + "; none was found\n";
    }
    if (found.length)
        text += "this solution: " + counts_text(found, found.status == Status::solved) + "\n" + moves_text(found.moves);
    return text + grouped(found.expanded) + " positions expanded for solutions and " +
           grouped(found.proof_expanded.value_or(0)) + " for the proof in " +
           cost_text(found.seconds, found.peak_bytes) + "\n";
}

std::string census_text(const outcome::CensusOutcome& census) {
    const std::string least = census.edges ? "" : "at least ";
    std::string text = stated_text(census);
    text += census.status == Status::complete ? "" : ending(census);
    if (census.depths.empty()) return text + cost(census);
    text += depths_text(census.depths) + least + grouped(census.reachable) + " reachable";
    if (!census.packings.empty()) text += " of " + grouped(census.packings) + " packings";
    text += "\n" + least + "eccentricity " + grouped(census.eccentricity) + in_metric(census) + ", " +
            grouped(census.antipodes) + " positions there\n";
    return text + parts_text(census) + cost(census);
}

std::string bb_text(const outcome::DifficultyOutcome& difficulty) {
    return "BB " + fixed(*difficulty.bb, 2) + " \u00b1 " + fixed(*difficulty.standard_error, 2) + in_metric(difficulty);
}

std::string difficulty_text(const outcome::DifficultyOutcome& difficulty) {
    if (difficulty.status == Status::unsolvable)
        return "unsolvable: no goal position can be reached\n" + cost(difficulty);
    std::string text = stated_text(difficulty);
    text += difficulty.status == Status::complete ? "" : ending(difficulty);
    if (!difficulty.bb) return text + cost(difficulty);
    const std::string error = fixed(*difficulty.standard_error, 2);
    text += bb_text(difficulty) + "\nmean path " + fixed(*difficulty.mean_path, 2) + " \u00b1 " + error + " over " +
            grouped(*difficulty.samples) + " random spanning trees of " + grouped(*difficulty.vertices) + " vertices\n";
    return text + cost(difficulty);
}

std::string plans_text(const outcome::PlansOutcome& plans) {
    std::string text;
    if (plans.status != Status::complete) text += "not all plans are known: the packings were not counted to the end\n";
    if (!plans.packings.empty()) text += grouped(plans.packings) + " packings\n";
    text += "plan                memory            why (" + std::string(to_string(plans.metric)) + " metric)\n";
    for (const outcome::Plan& plan : plans.plans) {
        const bool is_both = plan.direction == "bidirectional";
        const std::string mark = plan.answer == "taken" ? "> " : plan.answer == "possible" ? "  " : "x ";
        text += cell_text(mark + plan.storage + (is_both ? ", both ends" : ""), 20) + cell_text(memory_text(plan), 18) +
                plan.reason + "\n";
    }
    return text + "> is taken, x is impossible\n";
}

}  // namespace shunt::cli
