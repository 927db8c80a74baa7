// Each job of the public header is one of core/job, made with the threads that it may have, and its outcome said in plain values.
#include "core/shunt.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

#include "core/base/words.hpp"
#include "core/job/boards_job.hpp"
#include "core/job/census_job.hpp"
#include "core/job/find_job.hpp"
#include "core/job/solve_job.hpp"
#include "core/job/tiling_job.hpp"
#include "core/outcome/json_text.hpp"
#include "core/puzzle/format/format.hpp"
#include "core/threads/thread_crew.hpp"

namespace shunt {

struct JobParts {
    std::string refused;
    std::unique_ptr<search::Crew> crew;  // outlives the job
    std::unique_ptr<job::Job> job;       // null when refused
    double seconds = 0;
};

namespace {

using Clock = std::chrono::steady_clock;

constexpr int kMostThreads = 256;
constexpr std::uint64_t kFirstSlice = 1'000;
constexpr std::uint64_t kMostOfSlice = 1'000'000;
// Slices that take less are made longer, those that take more shorter.
constexpr double kShortSlice = 0.005;
constexpr double kLongSlice = 0.02;

static_assert(puzzle::kMetrics.size() == static_cast<std::size_t>(Metric::super_move) + 1);
static_assert(search::kStatuses.size() == static_cast<std::size_t>(Status::cancelled));
static_assert(finder::kPuzzleKinds.size() == static_cast<std::size_t>(Task::any) + 1);

puzzle::Metric inside(Metric metric) { return static_cast<puzzle::Metric>(metric); }
Metric outside(puzzle::Metric metric) { return static_cast<Metric>(metric); }
/// The public one has one more, before all others.
Status outside(search::Status status) { return static_cast<Status>(static_cast<int>(status) + 1); }

double seconds_since(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

/// A job with the threads that it may have, or why there is none. `make` makes it with a crew, which is null for one thread.
template <class Make>
std::unique_ptr<JobParts> parts_of(const Limits& limits, const Make& make) {
    auto parts = std::make_unique<JobParts>();
    if (limits.threads < 1 || limits.threads > kMostThreads) {
        parts->refused = say("between 1 and {most} threads can search, not {threads}",
                             {{"most", kMostThreads}, {"threads", std::to_string(limits.threads)}});
        return parts;
    }
    if (limits.threads > 1) parts->crew = std::make_unique<threads::ThreadCrew>(limits.threads);
    auto job = make(parts->crew.get());
    if (job) {
        parts->job = std::move(*job);
    } else {
        parts->refused = to_string(job.error());
    }
    return parts;
}

/// The same of a job about a puzzle.
template <class Request, class Options, class Make>
std::unique_ptr<JobParts> parts_of(const Puzzle& puzzle, const Options& options, const Make& make) {
    return parts_of(options.limits, [&](search::Crew* crew) {
        Request request;
        request.puzzle = puzzle.text();
        if (!options.position.empty()) request.position = options.position;
        if (options.metric) request.metric = inside(*options.metric);
        request.memory_limit = options.limits.bytes;
        request.list = options.list;
        request.crew = crew;
        using Made = decltype(make(request));
        return puzzle ? make(request) : Made(Error{puzzle.error()});
    });
}

Move told(const outcome::Move& move) { return {move.pieces, move.at, move.path}; }
std::vector<Move> told(const std::vector<outcome::Move>& moves) {
    std::vector<Move> list;
    for (const outcome::Move& move : moves) list.push_back(told(move));
    return list;
}

/// Sets what all outcomes tell, and returns that of the job; null when it was refused.
template <class OfJob, class Outcome>
auto begin_outcome(const JobParts& parts, Outcome& to) {
    using Inner = decltype(std::declval<const OfJob&>().outcome());
    std::optional<Inner> inner;
    to.reason = parts.refused;
    if (parts.job == nullptr) return inner;
    inner = static_cast<const OfJob&>(*parts.job).outcome();
    to.status = outside(parts.job->status());
    to.reason = inner->reason;
    to.defect = inner->defect;
    to.seconds = parts.seconds;
    to.peak_bytes = inner->peak_bytes;
    return inner;
}

void set_searched(Searched& to, const outcome::SearchFigures& figures) {
    to.metric = outside(figures.metric);
    to.plan = figures.storage;
    to.expanded = figures.expanded;
    to.generated = figures.generated;
}

}  // namespace

std::string_view to_string(Metric metric) { return puzzle::to_string(inside(metric)); }

std::string_view to_string(Status status) {
    if (status == Status::refused) return "refused";
    return search::to_string(static_cast<search::Status>(static_cast<int>(status) - 1));
}

Puzzle Puzzle::read(std::string_view text) {
    Puzzle puzzle;
    const puzzle::Format& own = *puzzle::formats().front();
    const auto read = puzzle::interpret(text);
    // What is Shunt's own already stays as its author wrote it.
    auto written = !read                  ? Result<std::string>(read.error())
                   : read->format == &own ? Result<std::string>(std::string(text))
                                          : puzzle::write_as(own, read->reading);
    if (!written) {
        puzzle.error_ = to_string(written.error());
        return puzzle;
    }
    puzzle.text_ = std::move(*written);
    puzzle.read_as_ = puzzle::read_as_words(*read->format, read->reading);
    puzzle.name_ = read->reading.puzzle.name();
    puzzle.metric_ = outside(read->reading.puzzle.metric());
    puzzle.has_goal_ = !read->reading.puzzle.goals().empty();
    return puzzle;
}

Job::Job(std::unique_ptr<JobParts> parts) : parts_(std::move(parts)) {}
Job::Job(Job&& other) noexcept = default;
Job& Job::operator=(Job&& other) noexcept = default;
Job::~Job() = default;

Status Job::status() const { return parts_->job ? outside(parts_->job->status()) : Status::refused; }
const std::string& Job::error() const { return parts_->refused; }

bool Job::advance(std::uint64_t budget) {
    if (status() != Status::running) return false;
    const auto begin = Clock::now();
    const bool more = parts_->job->advance(budget);
    parts_->seconds += seconds_since(begin);
    return more;
}

Status Job::run(double seconds) {
    const auto begin = Clock::now();
    std::uint64_t budget = kFirstSlice;
    while (status() == Status::running) {
        if (seconds_since(begin) >= seconds) {
            parts_->job->stop(search::Status::limit);
            break;
        }
        const double before = parts_->seconds;
        if (!advance(budget)) break;
        const double taken = parts_->seconds - before;
        if (taken < kShortSlice) budget = std::min(2 * budget, kMostOfSlice);
        if (taken > kLongSlice) budget = std::max<std::uint64_t>(1, budget / 2);
    }
    return status();
}

void Job::cancel() {
    if (parts_->job) parts_->job->stop(search::Status::cancelled);
}

Progress Job::progress() const {
    if (!parts_->job) return {};
    const job::Progress inner = parts_->job->progress();
    return {inner.phase, inner.unit, inner.done, inner.total, inner.depth, inner.bytes};
}

std::uint64_t Job::bytes_needed() const { return parts_->job ? parts_->job->bytes_needed() : 0; }
std::uint64_t Job::bytes_at_most() const { return parts_->job ? parts_->job->bytes_at_most() : 0; }

std::string Job::json() const {
    if (!parts_->job) return "{}";
    outcome::JsonWriter writer;
    parts_->job->write_outcome(writer, parts_->seconds);
    return writer.take();
}

Solve::Solve(const Puzzle& puzzle, const SolveOptions& options)
    : Job(parts_of<job::SolveRequest>(puzzle, options, [&](job::SolveRequest& request) {
          request.all = options.all;
          return job::SolveJob::create(request);
      })) {}

Solution Solve::outcome() const {
    Solution solution;
    const auto inner = begin_outcome<job::SolveJob>(*parts_, solution);
    if (!inner) return solution;
    set_searched(solution, *inner);
    solution.length = inner->length;
    solution.moves = told(inner->moves);
    solution.at_least = inner->at_least;
    solution.shortest_solutions = inner->shortest_solutions;
    for (const outcome::Solution& each : inner->solutions) solution.solutions.push_back(told(each.moves));
    return solution;
}

Census::Census(const Puzzle& puzzle, const CensusOptions& options)
    : Job(parts_of<job::CensusRequest>(puzzle, options, [&](job::CensusRequest& request) {
          request.surveys = {options.hardest_start, options.diameter, false};
          return job::CensusJob::create(request, analysis::surveys_of);
      })) {}

Reachable Census::outcome() const {
    Reachable reachable;
    const auto inner = begin_outcome<job::CensusJob>(*parts_, reachable);
    if (!inner) return reachable;
    set_searched(reachable, *inner);
    reachable.reachable = inner->reachable;
    reachable.packings = inner->packings;
    reachable.depths = inner->depths;
    reachable.antipodes = inner->antipode_positions;
    reachable.goal_positions = inner->goal_positions;
    if (const auto& hardest = std::get<std::optional<outcome::HardestStart>>(inner->findings)) {
        reachable.hardest_start = hardest->distance;
        reachable.hardest_starts = hardest->positions;
    }
    if (const auto& diameter = std::get<std::optional<outcome::Diameter>>(inner->findings))
        reachable.diameter = diameter->length;
    return reachable;
}

Find::Find(int rows, int columns, const FindOptions& options)
    : Job(parts_of(options.limits, [&](search::Crew* crew) {
          finder::FindTask task;
          task.rows = rows;
          task.columns = columns;
          task.metric = inside(options.metric);
          task.kind = static_cast<finder::PuzzleKind>(options.task);
          task.pieces = options.pieces;
          return job::FindJob::create(task, {options.limits.bytes, crew, false});
      })) {}

Found Find::outcome() const {
    Found found;
    const auto inner = begin_outcome<job::FindJob>(*parts_, found);
    if (!inner) return found;
    found.boards = inner->boards;
    found.searched = inner->searched;
    for (const outcome::FoundPuzzle& puzzle : inner->hardest)
        found.hardest.push_back({puzzle.pieces, puzzle.length, puzzle.puzzle});
    return found;
}

Boards::Boards(int rows, int columns, const Limits& limits)
    : Job(parts_of(limits, [&](search::Crew* /*none*/) -> Result<std::unique_ptr<job::BoardsJob>> {
          const counting::Grid grid{rows, columns};
          if (const auto valid = counting::checked(grid); !valid) return valid.error();
          return job::BoardsJob::create({grid, false, limits.bytes});
      })) {}

BoardsCounted Boards::outcome() const {
    BoardsCounted counted;
    const auto inner = begin_outcome<job::BoardsJob>(*parts_, counted);
    if (!inner) return counted;
    counted.boards = inner->boards;
    counted.just_solved = inner->just_solved;
    return counted;
}

Tilings::Tilings(int rows, int columns, std::string_view pieces, const Limits& limits)
    : Job(parts_of(limits, [&](search::Crew* /*none*/) {
          job::TilingRequest request;
          request.grid = counting::Grid{rows, columns};
          request.pieces = counting::split_piece_set(pieces);
          request.memory_limit = limits.bytes;
          return job::TilingJob::create(request);
      })) {}

TilingsCounted Tilings::outcome() const {
    TilingsCounted counted;
    const auto inner = begin_outcome<job::TilingJob>(*parts_, counted);
    if (inner) counted.tilings = inner->tilings;
    return counted;
}

}  // namespace shunt
