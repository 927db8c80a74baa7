#include "ui/words/length_text.hpp"

#include <array>

#include "core/base/words.hpp"

namespace shunt::ui {

namespace {

using PhraseByMetric = std::array<Phrase, puzzle::kMetrics.size()>;

constexpr PhraseByMetric kMetricWord{Phrase("step"),       Phrase("slide"),       Phrase("move"),
                                     Phrase("super-step"), Phrase("super-slide"), Phrase("super-move")};
constexpr PhraseByMetric kMetricWords{Phrase("steps"),       Phrase("slides"),       Phrase("moves"),
                                      Phrase("super-steps"), Phrase("super-slides"), Phrase("super-moves")};
constexpr PhraseByMetric kLengths{Phrase("{count, plural, one {# step} other {# steps}}"),
                                  Phrase("{count, plural, one {# slide} other {# slides}}"),
                                  Phrase("{count, plural, one {# move} other {# moves}}"),
                                  Phrase("{count, plural, one {# super-step} other {# super-steps}}"),
                                  Phrase("{count, plural, one {# super-slide} other {# super-slides}}"),
                                  Phrase("{count, plural, one {# super-move} other {# super-moves}}")};

Phrase in_metric(const PhraseByMetric& phrases, puzzle::Metric metric) {
    return phrases[static_cast<std::size_t>(metric)];
}

}  // namespace

const char* metric_word(puzzle::Metric metric) { return say(in_metric(kMetricWord, metric)); }

const char* metric_words(puzzle::Metric metric) { return say(in_metric(kMetricWords, metric)); }

std::string length_text(std::uint64_t length, puzzle::Metric metric) {
    return say(in_metric(kLengths, metric), {{"count", length}});
}

puzzle::Metric told_metric(const moves::Counts& counts, puzzle::Metric wanted) {
    return counts.in(wanted) ? wanted : puzzle::metric_of(puzzle::extent(wanted), true);
}

std::string count_text(const moves::Counts& counts, puzzle::Metric wanted) {
    const puzzle::Metric told = told_metric(counts, wanted);
    return length_text(static_cast<std::uint64_t>(counts.in(told).value_or(0)), told);
}

std::string other_counts_text(const moves::Counts& counts, puzzle::Metric wanted) {
    using puzzle::Extent;
    const puzzle::Metric told = told_metric(counts, wanted);
    std::string text;
    for (const Extent extent : {Extent::any_path, Extent::straight, Extent::one_cell}) {
        const puzzle::Metric other = puzzle::metric_of(extent, puzzle::moves_groups(told));
        if (other != told) text += (text.empty() ? "" : " · ") + count_text(counts, other);
    }
    return text;
}

std::string counts_text(const moves::Counts& counts, puzzle::Metric wanted) {
    return count_text(counts, told_metric(counts, wanted)) + " · " + other_counts_text(counts, wanted);
}

std::string time_text(const outcome::SearchFigures& figures) {
    const std::string time = duration_text(figures.seconds);
    return figures.threads > 1 ? say("{time}, {count} threads", {{"time", time}, {"count", figures.threads}}) : time;
}

std::string solutions_text(const SolveOutcome& report) {
    return say("{count, plural, one {# shortest solution} other {# shortest solutions}} ({metric} metric)",
               {{"count", grouped(report.shortest_solutions)}, {"metric", metric_word(report.metric)}});
}

std::string magnitude_text(const std::string& decimal) {
    constexpr std::size_t kFirst = 16;  // digits of the least that has a word here
    constexpr std::array kWords{Phrase("about {number} quadrillion"), Phrase("about {number} quintillion"),
                                Phrase("about {number} sextillion"),  Phrase("about {number} septillion"),
                                Phrase("about {number} octillion"),   Phrase("about {number} nonillion")};
    if (decimal.size() < kFirst) return grouped(decimal);
    const std::size_t group = (decimal.size() - kFirst) / 3;
    if (group >= kWords.size()) return say("a number of {count} digits", {{"count", decimal.size()}});
    const std::size_t whole = (decimal.size() - kFirst) % 3 + 1;
    return say(kWords[group],
               {{"number", decimal.substr(0, whole) + spoken_grammar().decimal + decimal.substr(whole, 1)}});
}

std::string sentence(std::string text) {
    if (text.empty()) return text;
    if (text.front() >= 'a' && text.front() <= 'z') text.front() = static_cast<char>(text.front() - 'a' + 'A');
    // In UTF-8 the letters from à to þ begin with C3, and stand 32 behind their capitals; ÷ stands among them.
    constexpr unsigned kLeast = 0xA0;
    constexpr unsigned kMost = 0xBE;
    const auto second = text.size() > 1 ? static_cast<unsigned char>(text[1]) : 0u;
    if (text.front() == '\xC3' && second >= kLeast && second <= kMost && second != 0xB7)
        text[1] = static_cast<char>(second - 32);
    if (text.back() != '.') text += '.';
    return text;
}

}  // namespace shunt::ui
