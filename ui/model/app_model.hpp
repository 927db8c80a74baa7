// Everything the workbench knows. Panels read it and call its commands; the worker's messages change it; nothing here
// draws.
//
//   library ──open──> session (the user's play) ──┐
//                     player  (a solution)   ─────┼── stage ──> board(): what is shown
//                     a position of a depth  ─────┘
//   jobs ──> the book about the puzzle (ui/known: answers, censuses, known lines, findings), which what is drawn has as well; tiles (the
//            N-puzzle), and what other tasks of the page ask for
//   files of the page ──loaded──> atlas
#pragma once

#include <optional>
#include <set>
#include <string>
#include <utility>

#include "core/moves/motions.hpp"
#include "ui/editor/editor.hpp"
#include "ui/jobs/outbox.hpp"
#include "ui/jobs/solver.hpp"
#include "ui/known/dossiers.hpp"
#include "ui/known/game.hpp"
#include "ui/model/atlas.hpp"
#include "ui/model/comparison.hpp"
#include "ui/model/drafts.hpp"
#include "ui/model/explorer.hpp"
#include "ui/model/finder.hpp"
#include "ui/model/findings.hpp"
#include "ui/model/ideas.hpp"
#include "ui/model/lazy.hpp"
#include "ui/model/library.hpp"
#include "ui/model/npuzzle.hpp"
#include "ui/model/play_session.hpp"
#include "ui/model/player.hpp"
#include "ui/model/stage.hpp"
#include "ui/model/tilings.hpp"
#include "ui/model/typed_moves.hpp"
#include "ui/model/typed_text.hpp"
#include "ui/model/verdict.hpp"
#include "ui/model/verification.hpp"
#include "ui/model/way_here.hpp"

namespace shunt::ui {

/// A move just made on the board, with a number that grows, so that the view starts each animation once.
struct NumberedMove {
    int number = 0;
    moves::Move move;
};

/// Units of the metric that are left.
struct ToGo {
    int units = 0;
    bool old = false;  ///< from where the board was before; the number for what it shows is being worked out
};

class AppModel {
public:
    /// What the world outside is to do or be told, of everything done since it was taken last.
    [[nodiscard]] Outbox take_outbox() { return std::exchange(outbox_, {}); }
    [[nodiscard]] Outbox& outbox() { return outbox_; }
    [[nodiscard]] Library& library() { return library_; }
    [[nodiscard]] const Library& library() const { return library_; }

    // ── the puzzle ──
    [[nodiscard]] bool has_puzzle() const { return session_.has_value(); }
    [[nodiscard]] const PlaySession& session() const { return *session_; }
    [[nodiscard]] const Entry& entry() const { return session_->entry(); }
    [[nodiscard]] const puzzle::Puzzle& puzzle() const { return session_->puzzle(); }
    void add_puzzle(std::string id, std::string text, std::string family);
    /// False (with a notice) when the text, position or metric is bad; nothing changes then. `play`, `step`: command::OpenText.
    bool open_text(const std::string& text, const std::string& position, const std::string& metric,
                   const std::string& origin, const std::string& play = "", int step = -1);
    bool open_library(std::string_view id);
    void open(EntryPtr entry);

    // ── the board ──
    [[nodiscard]] Showing showing() const { return static_cast<Showing>(stage_.index()); }
    /// The position of a depth that the board shows; null while it shows none.
    [[nodiscard]] const Sample* sample() const;
    [[nodiscard]] const puzzle::Position& board() const;
    [[nodiscard]] bool solved() const;
    [[nodiscard]] const NumberedMove& last_move() const { return last_move_; }
    /// A move made on the board; nothing happens when replay() refuses it there. When the board shows a solution or a sample, play
    /// goes on from there.
    void play(const moves::Move& move, bool animate);
    /// One step of a piece, with those it pushes if groups move; announces when it is blocked.
    void slide(puzzle::PieceId piece, puzzle::Direction direction);
    /// Shows that the piece cannot go there: announces it, and has it stir. False, and nothing happens, when it can.
    bool nudge(puzzle::PieceId piece, puzzle::Direction direction);
    /// The step that was refused last, with a number that grows.
    [[nodiscard]] const NumberedMove& last_nudge() const { return last_nudge_; }
    void undo();
    void redo();
    void reset();
    /// Shows where so many of the user's own moves lead; undo leads back.
    void go_to_move(int step);
    /// The moves of the user's own play as text.
    [[nodiscard]] const TypedMoves& typed_moves() const { return typed_moves_; }
    /// Plays the moves of a text as far as they can be made, from where the user's own line begins; undo leads back.
    void type_moves(const std::string& text);
    /// The move that led to what the board shows; null when none did.
    [[nodiscard]] const moves::Move* led_here() const;
    /// Puts the user's own moves up to here on the clipboard, under a line that says what they are.
    void copy_moves();
    /// Leaves the solution or the sample; the user's own play is back.
    void return_to_play();
    /// Makes the sample shown the user's own position; undo leads back.
    void play_from_sample();

    // ── answers ──
    [[nodiscard]] puzzle::Metric metric() const { return metric_; }
    void set_metric(puzzle::Metric metric);
    [[nodiscard]] const std::optional<Answer>& answer() const { return book_->answer(metric_); }
    [[nodiscard]] const std::optional<Answer>& answer(puzzle::Metric metric) const { return book_->answer(metric); }
    /// Some solution from the start, while nothing is settled; null when there is none.
    [[nodiscard]] const AnyOutcome* way() const;
    /// No solution from the start is shorter, as far as is proved now.
    [[nodiscard]] std::uint64_t at_least() const;
    /// Units of the metric from what the board shows to the goal, when a solution through it is known.
    [[nodiscard]] std::optional<int> to_go() const;
    /// The same, or what was left before the last move while the number is on its way.
    [[nodiscard]] std::optional<ToGo> shown_to_go() const;
    /// Whether that number is to be worked out without being asked: when the user has asked for it at the start, and it came at once.
    [[nodiscard]] bool wants_to_go() const;
    void measure_to_go();
    [[nodiscard]] const std::string& failure() const { return failure_; }
    /// Whether the user has left the start of a puzzle that has a goal, and has not reached it: then "from here" is another question.
    [[nodiscard]] bool is_under_way() const;
    /// From the start of the puzzle.
    void solve();
    /// From what the board shows.
    void solve_here();
    /// Plays a shortest solution, of a play under way from where it is, when there is one; until then whatever is done to the board
    /// ends the wait.
    void watch_solution();
    /// Counts all shortest solutions, and lists the first of them.
    void count_solutions();
    /// Puts the solution before or after this one of the list into the player.
    void next_solution(int by);
    /// Whether their positions are to be counted without being asked when they are looked at: of a puzzle that has few positions.
    [[nodiscard]] bool wants_choices() const;

    void take_census();
    /// Whether the positions are to be counted without being asked: once in each metric that is chosen.
    [[nodiscard]] bool wants_unasked() const;
    /// Counts them where that costs little; where not, the book says what it would cost.
    void count_unasked();
    /// The next metric in which the positions are to be counted, to be compared: of a puzzle that has few.
    [[nodiscard]] std::optional<puzzle::Metric> wants_comparison() const;
    void compare();
    /// The command line that counts them with more memory than a page has, on the clipboard.
    void copy_census_command();
    /// The same for a solution; levels that do not fit that memory either go into files.
    void copy_solve_command();
    /// Whether such a job about the puzzle waits or runs, in the metric.
    [[nodiscard]] bool asked(Purpose purpose) const { return solver_.asked(jobs_, purpose, metric_); }
    /// Whether such a job was stopped and is held, so that asking for it once more lets it go on.
    [[nodiscard]] bool can_go_on(Purpose purpose) const { return solver_.can_go_on(jobs_, request_of(purpose)); }
    /// Puts the player's solution on the clipboard, a move per line: "7 DR".
    void copy_solution();
    /// Shows the next move of a shortest solution from here; the second time carries it out.
    void hint();
    /// Null when none is shown.
    [[nodiscard]] const Hint* shown_hint() const;

    // ── player ──
    [[nodiscard]] Player& player() { return player_; }
    [[nodiscard]] const Player& player() const { return player_; }
    void toggle_player();
    void player_forward();
    void player_back();
    void scrub(int step);
    /// Whether time changes what is shown.
    [[nodiscard]] bool playing() const;
    /// Lets `seconds` pass; whether that changed anything but the clock.
    bool advance(double seconds);
    /// What is played and not in sight pauses: the solution of the puzzle, that of the N-puzzle.
    void rest_unseen(bool puzzle_seen, bool tiles_seen);

    // ── Explore ──
    /// Nobody waits for what stands out at the depths any more.
    void stop_landmarks() { explorer_.stop_landmarks(solver_, jobs_, outbox_); }
    /// What is wanted, asked and known there; after every command that wants something follow_explorer() does it.
    [[nodiscard]] Explorer& explorer() { return explorer_; }
    [[nodiscard]] const Explorer& explorer() const { return explorer_; }
    /// Asks workers for what is wanted there, and shows what has come.
    void follow_explorer();
    /// Of the metric.
    [[nodiscard]] CensusView census() const { return explorer_.census(sample()); }
    /// Of another one, in which nothing is selected.
    [[nodiscard]] CensusView census(puzzle::Metric metric) const { return explorer_.census(metric); }
    /// The move of the way among all shortest solutions that the board shows; absent when it shows something else.
    [[nodiscard]] std::optional<int> solution_step() const;
    /// Plays that way, or pauses.
    void watch_way();
    /// Makes a shortest way from the start to the position shown the user's own moves, one after the other, once the worker has told it;
    /// one undo leads back.
    void show_way();
    /// Opens the same puzzle with the position shown as its start.
    void use_as_start();
    /// Puts what the board shows on the clipboard.
    void copy_position();

    /// The table of depths as text of comma-separated values, on the clipboard.
    void copy_depths();

    // ── what its text states ──
    [[nodiscard]] const Verification& verification() const { return verification_; }
    /// Works out what of it is not known yet.
    void verify_facts();
    /// Nobody waits for that any more.
    void stop_verifying();

    // ── other puzzles beside this one ──
    [[nodiscard]] const Comparison& comparison() const { return comparison_; }
    [[nodiscard]] Comparison& comparison() { return comparison_; }
    void remove_beside(std::string_view id) { comparison_.remove(id, jobs_, outbox_); }
    /// These of the library and no others; false, and nothing changes, when there cannot be so many or these.
    bool set_beside(std::vector<std::string> ids) { return comparison_.set(std::move(ids), jobs_, outbox_); }
    /// Whether positions of one are to be counted, without being asked, in the metric.
    [[nodiscard]] bool wants_beside() const { return comparison_.wants_count(metric_, book_.get()); }
    void count_beside() { comparison_.count_next(metric_, book_.get(), jobs_, outbox_); }
    /// The same of one whatever that costs.
    void count_beside(std::string_view id) { comparison_.count(id, metric_, jobs_, outbox_); }

    // ── jobs ──
    [[nodiscard]] const JobList& jobs() const { return jobs_; }
    [[nodiscard]] JobList& jobs() { return jobs_; }
    /// Ends a job, or takes one that has failed off the list.
    void cancel_job(Ticket ticket);

    // ── findings ──
    [[nodiscard]] Findings& findings() { return findings_; }
    [[nodiscard]] const Findings& findings() const { return findings_; }
    void ask(Finding finding);
    /// What of that is to be worked out without being asked: what the plan says takes under a second.
    [[nodiscard]] std::optional<Finding> wants_finding() const;
    void find_unasked();
    /// Makes a position farthest from the goals the user's own, the next one each time; undo leads back.
    void open_hardest();

    // ── N-puzzle ──
    [[nodiscard]] NPuzzle& npuzzle() { return npuzzle_.get(); }
    [[nodiscard]] const NPuzzle& npuzzle() const { return npuzzle_.get(); }

    // ── finder and tilings ──
    [[nodiscard]] Finder& finder() { return finder_; }
    [[nodiscard]] const Finder& finder() const { return finder_; }
    [[nodiscard]] Tilings& tilings() { return tilings_; }
    [[nodiscard]] const Tilings& tilings() const { return tilings_; }

    // ── editor ──
    [[nodiscard]] Editor& editor() { return editor_; }
    [[nodiscard]] const Editor& editor() const { return editor_; }
    /// Brings the puzzle that is open into the editor, unless it came from there or is there already.
    void build();
    /// Makes another puzzle what is drawn, as the work of that name (Editor::open); undo leads back. False, with a notice, when it cannot
    /// be drawn.
    bool draw(const EntryPtr& entry, const std::string& work = "");
    /// Makes what is drawn the puzzle that is open; nothing happens when it is already. False when no puzzle is drawn.
    bool play_drawing();
    /// The text beside the drawing.
    [[nodiscard]] TypedText& typed() { return typed_; }
    [[nodiscard]] const TypedText& typed() const { return typed_; }
    [[nodiscard]] Drafts& drafts() { return drafts_; }
    [[nodiscard]] const Drafts& drafts() const { return drafts_; }
    /// Has the page keep what is drawn, if that has changed; after every command.
    void keep_draft();

    // ── verdict ──
    [[nodiscard]] Verdict& verdict() { return verdict_; }
    [[nodiscard]] const Verdict& verdict() const { return verdict_; }
    /// Works out what is drawn, if it is not being worked out already.
    void judge();
    /// Opens what is drawn in Play and shows the solution found. False when there is none.
    bool watch_any_solution();
    /// Where a puzzle without a solution comes nearest to its goal, as far as what is shown is about what is drawn; null otherwise.
    [[nodiscard]] const outcome::Nearest* nearest() const;
    /// Makes that the goal.
    void use_nearest();
    /// About what is drawn: its difficulty, in the verdict's metric.
    [[nodiscard]] Findings& drawn_findings() { return drawn_findings_; }
    [[nodiscard]] const Findings& drawn_findings() const { return drawn_findings_; }

    // ── small changes of what is drawn ──
    [[nodiscard]] Ideas& ideas() { return ideas_; }
    [[nodiscard]] const Ideas& ideas() const { return ideas_; }
    /// Makes a small change of what is drawn what is drawn: the same work, under the same name; undo leads back.
    void take_idea(const EntryPtr& entry);

    // ── atlas ──
    [[nodiscard]] Atlas& atlas() { return atlas_; }
    [[nodiscard]] const Atlas& atlas() const { return atlas_; }

    /// A file that was asked for with Outbox::loads has come, or `fault` says why not.
    void loaded(std::string_view name, Value content, const std::string& fault);

    // ── worker ──
    void receive(Value message);
    /// Of the puzzle that is open (ui/known/game.hpp); "" when there is none.
    [[nodiscard]] std::string game() const { return has_puzzle() ? game_of(entry()) : std::string(); }
    /// The book about the puzzle that is open.
    [[nodiscard]] const Dossier& book() const { return *book_; }
    /// Has the page keep what is proved of the puzzle that is open and new; after every command.
    void keep_known();
    /// Takes {"request", "report"} of an earlier visit as if it were done now, without a word: an answer or a census of the puzzle that
    /// is open, or what a search has found. Nothing that is known already is replaced, and what does not fit is ignored.
    void recall(Value kept);

private:
    void on(const std::monostate&) {}
    void on(const SolveDone& done);
    void on(const WayFound& found);
    void on(const CensusDone& done);
    void on(const SolverFailed& failed);
    void on(const CensusGrew& grew);
    void on(const SolverDropped& dropped);
    void on(const PositionsFound& found);
    void on(const PositionTold& told);
    void on(const GraphTold& told);
    void on(const LandmarksTold& told);
    void on(const QuestionFailed& failed);
    void on(const CensusGone& gone);

    /// Looks for small changes of what is drawn, once the verdict has nothing more to ask.
    void vary() {
        ideas_.look_at(verdict_.settled(jobs_) ? editor_.puzzle() : nullptr, verdict_.metric(), jobs_, outbox_);
    }
    /// From the puzzle's start, or for `here` and `hint` from what the board shows.
    [[nodiscard]] JobRequest request_of(Purpose purpose) const;
    void request(Purpose purpose);
    void request(Purpose purpose, puzzle::Position from);
    /// Shows the next move of a known line through what the board shows; false when there is none.
    bool show_known_hint();
    void recall_answer(SolveOutcome report);
    /// What has come to be known of the puzzle that is open, whoever asked: the player has a solution if there is one.
    void agree_with_book();
    /// A shorter way from the start than any before: the player has it, unless it is playing another.
    void take_way(const AnyOutcome& report, SolutionPtr line);
    /// Puts a solution from there into the player, at the step that was wanted of it.
    void take_solution(SolutionPtr solution, const puzzle::Position& from);
    /// Asks for the answers in the like metrics too, if this one cost little.
    void solve_beside(const SolveOutcome& report);
    /// Whether the board shows this very solution.
    [[nodiscard]] bool plays(const Solution& solution) const;
    void report_line(const SolveDone& done, const SolutionPtr& solution);
    /// The player's step takes the place of what the board shows; says so when that is the user's own position.
    void show_solution();
    /// The only way to another stage. What was waited for to be shown is waited for no more.
    void show(Stage stage);
    void put_on_stage(Stage stage);
    void drop_hint();
    /// The board shows another position; `move` leads there, when it is to be animated.
    void move_on(std::optional<moves::Move> move);
    /// Remembers what is left here, for what is shown until the number of the next position is there.
    void note_to_go();
    /// Says so when the user's own play has come to the goal.
    void announce_solved();
    /// Makes what the board shows the user's own position.
    void take_over_board();
    void turn_to_book();
    void refresh_metric();
    /// Plays again what was kept as text (saved_play.hpp); what does not fit the puzzle is left out.
    void resume(const std::string& play);
    /// Asks for a shortest solution from that position, and shows a step of it once it is there. Whatever is done to the board
    /// meanwhile ends the wait.
    void show_step(int step, const puzzle::Position& from);
    void show_sample(const Sample& ready);
    /// Asks for the next fact that is to be verified, once the one before is told.
    void follow_verification();
    void show_wanted_way(const Explorer::WantedWay& wanted);
    [[nodiscard]] bool wants_sample_to_go() const {
        return sample() != nullptr && !puzzle().goals().empty() && !solved();
    }

    /// Of a solution from there, until there is one.
    struct WantedStep {
        int step = 0;
        puzzle::Position from;
        bool plays = false;  ///< on from there
    };

    Outbox outbox_;
    Library library_;
    std::optional<PlaySession> session_;
    TypedMoves typed_moves_;
    puzzle::Metric metric_ = puzzle::Metric::move;
    JobList jobs_;
    Solver solver_;
    Findings findings_;
    Lazy<NPuzzle> npuzzle_;
    Finder finder_;
    Tilings tilings_;
    Atlas atlas_;
    Editor editor_;
    TypedText typed_;
    Drafts drafts_;
    Verdict verdict_;
    Ideas ideas_;
    Findings drawn_findings_{" of the drawing"};
    EntryPtr built_;                            // the open puzzle that the editor was last in agreement with
    std::set<puzzle::Metric> counted_unasked_;  // of the puzzle that is open
    std::set<puzzle::Metric> choices_asked_;    // the same
    std::size_t next_hardest_ = 0;              // of the hardest starts listed
    Dossiers known_;
    DossierPtr book_ = std::make_shared<Dossier>();  // of the puzzle that is open
    Player player_;
    Stage stage_;
    Explorer explorer_;
    Comparison comparison_;
    Verification verification_;
    WayHere way_here_;
    std::optional<std::pair<puzzle::Metric, puzzle::Position>> measured_;  // asked for last, unasked by the user
    std::optional<std::pair<puzzle::Metric, int>> was_to_go_;              // known last
    std::optional<WantedStep> wanted_step_;
    std::optional<moves::Motions> motions_;  // of the puzzle, in the metric
    std::string failure_;
    NumberedMove last_move_;
    NumberedMove last_nudge_;
};

}  // namespace shunt::ui
