#include "ui/words/length_text.hpp"

namespace shunt::ui {

std::string length_text(std::uint64_t length, puzzle::Metric metric) {
    const std::string name(puzzle::to_string(metric));
    return grouped(length) + " " + name + (length == 1 ? "" : "s");
}

puzzle::Metric told_metric(const moves::Counts& counts, puzzle::Metric wanted) {
    return counts.in(wanted) ? wanted : puzzle::metric_of(puzzle::extent(wanted), true);
}

std::string count_text(const moves::Counts& counts, puzzle::Metric wanted) {
    const puzzle::Metric told = told_metric(counts, wanted);
    return length_text(static_cast<std::uint64_t>(counts.in(told).value_or(0)), told);
}

std::string counts_text(const moves::Counts& counts, puzzle::Metric wanted) {
    using puzzle::Extent;
    const puzzle::Metric told = told_metric(counts, wanted);
    std::string text = count_text(counts, told);
    for (const Extent extent : {Extent::any_path, Extent::straight, Extent::one_cell}) {
        const puzzle::Metric other = puzzle::metric_of(extent, puzzle::moves_groups(told));
        if (other != told) text += " · " + count_text(counts, other);
    }
    return text;
}

std::string count_text(std::uint64_t count, const char* one, const char* many) {
    return grouped(count) + " " + (count == 1 ? one : many);
}

std::string time_text(const outcome::SearchFigures& figures) {
    const std::string time = duration_text(figures.seconds);
    return figures.threads > 1 ? time + ", " + std::to_string(figures.threads) + " threads" : time;
}

std::string solutions_text(const SolveOutcome& report) {
    const std::string& count = report.shortest_solutions;
    return grouped(count) + (count == "1" ? " shortest solution (" : " shortest solutions (") +
           std::string(puzzle::to_string(report.metric)) + " metric)";
}

std::string sentence(std::string text) {
    if (text.empty()) return text;
    if (text.front() >= 'a' && text.front() <= 'z') text.front() = static_cast<char>(text.front() - 'a' + 'A');
    if (text.back() != '.') text += '.';
    return text;
}

}  // namespace shunt::ui
