// The N-puzzle's jobs: what it asks of the module `lab`, and what becomes of the reports.
#include "core/base/words.hpp"
#include "core/npuzzle/board_text.hpp"
#include "core/npuzzle/random_board.hpp"
#include "ui/model/npuzzle.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

/// The boards from the setup's on; empty when the letters do not lead to its goal, which would be a bug of the solver.
std::vector<npuzzle::Board> boards_of(const NPuzzleSetup& setup, const std::string& letters) {
    std::vector<npuzzle::Board> boards{setup.board};
    for (const char letter : letters) {
        auto next = npuzzle::replay(boards.back(), std::string_view(&letter, 1));
        if (!next) return {};
        boards.push_back(std::move(*next));
    }
    return boards.back() == setup.goal ? boards : std::vector<npuzzle::Board>();
}

std::string steps(int count) { return length_text(static_cast<std::uint64_t>(count), puzzle::Metric::step); }

/// The outcome for those who hear the page.
std::string words_of(const NPuzzleReport& report) {
    if (report.status == Status::unsolvable) return say("Unsolvable: {reason}.", {{"reason", report.reason}});
    if (report.length) return say("{steps}, proved shortest.", {{"steps", steps(*report.length)}});
    const std::string least = steps(report.at_least.value_or(0));  // there when it ended early
    if (report.best)
        return say("Not finished: the best solution so far has {best}, at least {least} are needed.",
                   {{"best", steps(*report.best)}, {"least", least}});
    return say("Not finished: at least {least} are needed.", {{"least", least}});
}

}  // namespace

void NPuzzle::shuffle(std::uint32_t seed) {
    if (!exact_) {
        Random random(seed);
        change({npuzzle::random_board(goal(), random), goal()});
        outbox_.announce(say("Shuffled."));
        return;
    }
    Request request("shuffle");
    request.put("size", npuzzle::to_string(size())).put("depth", depth()).put("seed", seed);
    if (!goal_is_ordered()) request.put("goal", npuzzle::print_board(goal()));
    failure_.clear();
    so_far_.reset();
    asked_ = Asked::shuffle;
    asked_setup_ = setup();
    const std::string title = say("Looking for a board {steps} from its goal", {{"steps", steps(depth())}});
    job_ = jobs_.start({JobModule::lab, title, "npuzzle"}, request);
}

std::string NPuzzle::obstacle() const {
    if (!text_fault_.empty()) return say("The text is no board.");
    if (!parity_.solvable) return say("No sequence of steps leads to the goal.");
    if (method_ == NPuzzleMethod::breadth_first && size().cells() > kBreadthFirstCells)
        return say("Breadth-first search keeps every board: it takes up to {count} cells.",
                   {{"count", kBreadthFirstCells}});
    return {};
}

void NPuzzle::solve() {
    if (!obstacle().empty()) return;
    leave_solution();
    search(Asked::solve, setup());
}

void NPuzzle::search(Asked asked, NPuzzleSetup from) {
    Request request("npuzzle");
    request.put("board", npuzzle::print_board(from.board));
    if (!goal_is_ordered()) request.put("goal", npuzzle::print_board(goal()));
    if (method_ != NPuzzleMethod::automatic) request.put("with", method_ == NPuzzleMethod::deepening ? "ida" : "bfs");
    failure_.clear();
    so_far_.reset();
    asked_ = asked;
    asked_setup_ = std::move(from);
    job_ =
        jobs_.start({JobModule::lab, say("Solving the {puzzle}", {{"puzzle", name_of(size())}}), "npuzzle"}, request);
}

void NPuzzle::solve_programs() {
    program_setup_ = setup();
    programs_.solve(setup().board, goal());
}

void NPuzzle::write_program(int steps) {
    program_setup_ = setup();
    programs_.write(setup().board, goal(), steps);
}

void NPuzzle::read_solution(int steps, const std::string& text) {
    program_setup_ = setup();
    programs_.read(setup().board, goal(), steps, text);
}

void NPuzzle::receive(const JobEvent& event) {
    std::visit([&](const auto& content) { on(content); }, event);
    if (auto found = programs_.receive(event)) take_answer(std::move(*found), program_setup_);
}

void NPuzzle::on(const JobDone& done) {
    if (done.ticket != job_) return;
    job_ = 0;
    if (asked_ == Asked::shuffle) return take_board(done.report);
    auto report = read_npuzzle_report(done.report);
    if (!report)
        failure_ = say(kUnreadableLab);
    else if (asked_ == Asked::hint)
        take_way(std::move(*report));
    else
        take_answer(std::move(*report), asked_setup_);
}

void NPuzzle::on(const JobFailed& failed) {
    if (failed.ticket != job_) return;
    job_ = 0;
    failure_ = failed.message;
    outbox_.error(failed.message);
}

void NPuzzle::on(const JobProgressed& progressed) {
    if (progressed.ticket == job_) so_far_ = read_npuzzle_report(progressed.report);
}

std::optional<NPuzzleAnswer> NPuzzle::checked(NPuzzleReport report, const NPuzzleSetup& setup) {
    NPuzzleAnswer answer{setup, std::move(report), {}};
    if (answer.report.status == Status::limit) failure_ = sentence(answer.report.reason);
    if (!answer.report.best) return answer;
    answer.boards = boards_of(answer.setup, answer.report.letters);
    if (!answer.boards.empty()) return answer;
    failure_ = say("The solver's steps do not lead to the goal; please report this board.");
    outbox_.error(failure_);
    return std::nullopt;
}

void NPuzzle::take_answer(NPuzzleReport report, const NPuzzleSetup& setup) {
    auto answer = checked(std::move(report), setup);
    if (!answer) return;
    outbox_.announce(words_of(answer->report));
    answer_ = std::move(answer);
    leave_solution();
    playback_.load(static_cast<int>(answer_->report.letters.size()));
}

void NPuzzle::take_way(NPuzzleReport report) {
    auto found = checked(std::move(report), asked_setup_);
    if (!found) return;
    if (!found->report.length) return outbox_.announce(words_of(found->report));
    way_ = std::move(found->boards);
    if (asked_setup_ == NPuzzleSetup{board(), goal()}) show_hint();
}

void NPuzzle::take_board(Value source) {
    const auto report = read_shuffle_report(source);
    if (!report || report->status == Status::cancelled) {
        failure_ = report ? "" : say(kUnreadableLab);
        return;
    }
    if (report->board.empty()) {
        failure_ = sentence(report->reason);
        outbox_.announce(failure_);
        return;
    }
    auto board = npuzzle::parse_board(report->board, asked_setup_.goal.size());
    if (!board) {
        failure_ = say(kUnreadableLab);
        return;
    }
    change({std::move(*board), asked_setup_.goal});
    outbox_.announce(say("Shuffled."));
}

}  // namespace shunt::ui
