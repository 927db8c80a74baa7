#include "core/npuzzle/program/solution_text.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <unordered_map>

#include "core/base/words.hpp"

namespace shunt::npuzzle::program {
namespace {

using Status = Solution::Status;
using Words = std::vector<std::string_view>;

constexpr double kWhole = 1e-5;

/// What stands between blanks and the marks of XML.
Words words_in(std::string_view line) {
    constexpr std::string_view kMarks = " \t\r\"<>=,;";
    Words words;
    for (std::size_t at = line.find_first_not_of(kMarks); at != std::string_view::npos;
         at = line.find_first_not_of(kMarks)) {
        line.remove_prefix(at);
        words.push_back(line.substr(0, line.find_first_of(kMarks)));
        line.remove_prefix(words.back().size());
    }
    return words;
}

std::optional<double> number_in(std::string_view word) {
    const std::string text(word);
    char* end = nullptr;
    const double number = std::strtod(text.c_str(), &end);
    return text.empty() || *end != '\0' || !std::isfinite(number) ? std::nullopt : std::optional(number);
}

std::string lowered(std::string_view text) {
    std::string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 32) : c; });
    return lower;
}

bool tells(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

/// Goes through a report line by line.
class ReportReader {
public:
    explicit ReportReader(const LinearProgram& program) : program_(program) {
        for (std::size_t column = 0; column < program.columns().size(); ++column)
            columns_.emplace(program.columns()[column].name, column);
    }

    Result<Solution> read(std::string_view text, ProgramText given) {
        for (; !text.empty(); text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1)) {
            ++line_;
            if (auto error = read_line(text.substr(0, text.find('\n')), given)) return *error;
        }
        if (waiting_) return Error{say("a column without a value"), line_, 0};
        return finish();
    }

private:
    std::optional<Error> read_line(std::string_view line, ProgramText given) {
        const Words words = words_in(line);
        if (words.empty()) return std::nullopt;
        if (read_numbered(words, given)) return std::nullopt;
        if (is_table_head(words)) {
            value_at_ = static_cast<std::size_t>(std::find(words.begin(), words.end(), "Primal") - words.begin());
            return std::nullopt;
        }
        bool named = false;
        for (std::size_t i = 0; i < words.size(); ++i) {
            const auto column = columns_.find(words[i]);
            if (column == columns_.end()) {
                if (looks_like_ours(words[i])) return unknown(words[i]);
                continue;
            }
            named = true;
            if (auto error = take_value(column->second, words, i)) return error;
        }
        if (waiting_ && !named) {
            const auto first =
                std::find_if(words.begin(), words.end(), [](auto word) { return number_in(word).has_value(); });
            if (first != words.end()) set(*waiting_, *number_in(*first));
        }
        if (!named) take_words(line, words);
        return std::nullopt;
    }

    /// The first number behind the name, or in front of it in a table that has its names last; a long name has its line for itself.
    std::optional<Error> take_value(std::size_t column, const Words& words, std::size_t name) {
        if (value_at_ && name + 1 == words.size() && *value_at_ < name) {
            if (const auto value = number_in(words[*value_at_])) return set(column, *value), std::nullopt;
        }
        for (std::size_t i = name + 1; i < words.size(); ++i) {
            if (words[i] == "index") {
                ++i;
                continue;
            }
            if (const auto value = number_in(words[i])) return set(column, *value), std::nullopt;
            if (words[i] != "*" && words[i] != "value")
                return Error{say("'{text}' is no value of a column", {{"text", words[i]}}), line_, 0};
        }
        waiting_ = column;
        return std::nullopt;
    }

    void set(std::size_t column, double value) {
        waiting_.reset();
        solution_.values.resize(program_.columns().size(), 0.0);
        solution_.values[column] = value;
    }

    /// Words of the status, nodes and seconds.
    void take_words(std::string_view line, const Words& words) {
        if (words.size() == 3 && words[1] == "Nodes")
            solution_.nodes = std::strtoull(std::string(words[2]).c_str(), nullptr, 10);
        if (words.size() == 3 && words[1] == "Seconds") solution_.seconds = number_in(words[2]);
        const std::string lower = lowered(line);
        const bool status = tells(lower, "optimal") || tells(lower, "infeasible") || tells(lower, "empty") ||
                            tells(lower, "undefined") || tells(lower, "limit") || tells(lower, "stopped") ||
                            tells(lower, "no feasible") || tells(lower, "unbounded") || tells(lower, "no solution");
        if (!status) return;
        all_words_ += lower + "\n";
        if (!solution_.words.empty()) return;
        std::string_view said = line.substr(0, line.find(" - objective value"));
        for (const std::string_view key : {"Status:", "status:", "solutionStatusString=\""}) {
            if (const std::size_t at = said.find(key); at != std::string_view::npos)
                said.remove_prefix(at + key.size());
        }
        said = said.substr(0, said.find_first_of("\"\r"));
        const std::size_t from = said.find_first_not_of(" \t");
        solution_.words = from == std::string_view::npos ? "" : said.substr(from);
    }

    /// GLPK's data have numbers for names: `s mip ROWS COLUMNS o` and `j 3 1`.
    bool read_numbered(const Words& words, ProgramText given) {
        if (words.size() > 4 && words[0] == "s" && words[1] == "mip") {
            constexpr std::string_view kLetters = "ofn";
            constexpr std::string_view kWords[]{"optimal", "feasible", "infeasible", "undefined"};
            const std::string_view said = kWords[std::min(kLetters.find(words[4]), kLetters.size())];
            solution_.words = said;
            all_words_ = std::string(said) + "\n";
            order_ = said == "optimal" || said == "feasible" ? order_of_appearance(given) : std::vector<std::size_t>{};
            return true;
        }
        if (words.size() < 3 || words[0] != "j" || order_.empty()) return false;
        const auto number = static_cast<std::size_t>(number_in(words[1]).value_or(0));
        const auto value = number_in(words[2]);
        if (number >= 1 && number <= order_.size() && value) set(order_[number - 1], *value);
        return true;
    }

    /// The columns in the order in which the text of the program named them first.
    [[nodiscard]] std::vector<std::size_t> order_of_appearance(ProgramText given) const {
        const std::size_t count = program_.columns().size();
        std::vector<std::size_t> order;
        std::vector<bool> seen(count, false);
        const auto appear = [&](std::size_t column) {
            if (!seen[column]) order.push_back(column);
            seen[column] = true;
        };
        for (std::size_t column = 0; column < count && given == ProgramText::lp; ++column) {
            if (program_.columns()[column].cost != 0) appear(column);
        }
        if (order.empty() && count > 0) appear(0);
        for (std::size_t row = 0; row < program_.rows() && given == ProgramText::lp; ++row) {
            for (const Term& term : program_.terms(row)) appear(term.column);
        }
        for (std::size_t column = 0; column < count; ++column) appear(column);
        return order;
    }

    static bool is_table_head(const Words& words) {
        return words.size() > 2 && words.back() == "Name" &&
               std::find(words.begin(), words.end(), "Primal") != words.end();
    }

    /// Whether a word is built as the names of columns are: a letter, and numbers between underscores.
    [[nodiscard]] bool looks_like_ours(std::string_view word) const {
        const std::size_t bar = word.find('_');
        if (bar == std::string_view::npos || bar + 1 == word.size()) return false;
        if (word.find_first_not_of("0123456789_", bar) != std::string_view::npos) return false;
        return std::any_of(program_.columns().begin(), program_.columns().end(), [&](const auto& column) {
            return std::string_view(column.name).substr(0, bar + 1) == word.substr(0, bar + 1);
        });
    }

    [[nodiscard]] Error unknown(std::string_view name) const {
        return {say("the program has no column '{column}'; is the solution of another board, number of steps or "
                    "formulation?",
                    {{"column", name}}),
                line_, 0};
    }

    /// Values that a solver prints beside "infeasible" count where they are whole: some print an optimum and then deny it.
    Result<Solution> finish() {
        const bool denied =
            tells(all_words_, "infeasible") || tells(all_words_, "empty") || tells(all_words_, "no feasible");
        const bool optimal = tells(all_words_, "optimal") && !tells(all_words_, "non-optimal");
        const bool whole = std::all_of(solution_.values.begin(), solution_.values.end(),
                                       [](double value) { return std::fabs(value - std::round(value)) <= kWhole; });
        if (tells(all_words_, "no integer solution") || (denied && !whole)) solution_.values.clear();
        const bool any = !solution_.values.empty();
        solution_.status = any && optimal   ? Status::optimal
                           : any && !denied ? Status::feasible
                           : denied         ? Status::infeasible
                                            : Status::unfinished;
        if (!any && !denied && optimal)
            return Error{say("the solution file says '{status}' but holds no values", {{"status", solution_.words}})};
        if (!any && all_words_.empty())
            return Error{say("no solution in the text: it names no column of the program, and tells no status")};
        return std::move(solution_);
    }

    const LinearProgram& program_;
    std::unordered_map<std::string_view, std::size_t> columns_;
    std::optional<std::size_t> waiting_;   // a column whose value is on the next line
    std::optional<std::size_t> value_at_;  // the word of a row of a table that is the value
    std::vector<std::size_t> order_;       // of columns that a report numbers
    std::string all_words_;
    int line_ = 0;
    Solution solution_;
};

}  // namespace

Result<Solution> parse_solution(std::string_view text, const LinearProgram& program, ProgramText given) {
    return ReportReader(program).read(text, given);
}

}  // namespace shunt::npuzzle::program
