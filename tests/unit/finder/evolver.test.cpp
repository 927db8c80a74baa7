// Evolution of hard puzzles: random changes, components, reproducibility.
#include "core/finder/evolver.hpp"

#include <set>

#include "core/finder/board_text.hpp"
#include "core/job/evolve_job.hpp"
#include "core/job/find_job.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/jobs.hpp"
#include "tests/unit/finder/drawings.hpp"

using namespace shunt;
using namespace shunt::finder;
using namespace shunt::test;

namespace {

EvolveTask evolve_task(int rows, int columns, std::uint64_t candidates) {
    EvolveTask task;
    task.rows = rows;
    task.columns = columns;
    task.candidates = candidates;
    return task;
}

std::unique_ptr<job::EvolveJob> run(const EvolveTask& task, std::uint64_t budget = 100'000) {
    auto made = job::EvolveJob::create(task);
    REQUIRE(made);
    std::unique_ptr<job::EvolveJob> job = std::move(*made);
    while (job->advance(budget)) {
    }
    return job;
}

Json report_of(const job::EvolveJob& job) { return Json::parse(report_text(job)); }

/// Whether pieces are disjoint, connected, not empty and inside the grid.
bool is_board(const Grid<Wide>& grid, const Pieces& pieces) {
    Wide::Cells covered = 0;
    for (const Wide::Cells piece : pieces) {
        if (piece == 0 || (piece & covered) != 0 || (piece & ~grid.all()) != 0) return false;
        covered |= piece;
        // Only connected pieces come out of their words as they went in.
        const GridShape<Wide> shape(grid, piece);
        if (pieces_of(grid, shape.word_at(lowest(piece))) != std::vector{piece}) return false;
    }
    return true;
}

ComponentSearch::State outcome_of(ComponentSearch& component, const std::vector<std::string>& rows) {
    component.begin(drawn_pieces<Wide>(rows));
    auto state = ComponentSearch::State::working;
    while (state == ComponentSearch::State::working) {
        std::int64_t budget = 1'000;
        state = component.advance(budget);
    }
    return state;
}

}  // namespace

TEST_CASE("changes leave a board a board", "[finder]") {
    for (const auto& [rows, columns] : {std::pair{1, 5}, std::pair{3, 3}, std::pair{5, 4}, std::pair{8, 8}}) {
        const Grid<Wide> grid(rows, columns);
        Random random(7);
        Pieces pieces = random_board(grid, random, 3);
        std::set<std::size_t> sizes;
        for (int i = 0; i < 3'000; ++i) {
            mutate(grid, random, pieces);
            REQUIRE(is_board(grid, pieces));
            sizes.insert(pieces.size());
        }
        REQUIRE(sizes.size() > 3);
    }
}

TEST_CASE("a random board has as few voids as asked for", "[finder]") {
    const Grid<Wide> grid(5, 6);
    Random random(1);
    for (std::size_t voids = 1; voids < 6; ++voids) {
        const Pieces pieces = random_board(grid, random, voids);
        REQUIRE(is_board(grid, pieces));
        Wide::Cells covered = 0;
        for (const auto piece : pieces) covered |= piece;
        REQUIRE(30 - std::popcount(covered) <= static_cast<int>(voids));
    }
}

TEST_CASE("a board comes to any number of pieces that leaves a void", "[finder]") {
    for (const auto& [rows, columns] :
         {std::pair{1, 2}, std::pair{1, 5}, std::pair{3, 3}, std::pair{5, 4}, std::pair{8, 8}}) {
        const Grid<Wide> grid(rows, columns);
        Random random(3);
        Pieces pieces = random_board(grid, random, 2);
        const auto cells = static_cast<std::size_t>(rows * columns);
        for (int i = 0; i < 500; ++i) {
            const std::size_t wanted = 1 + random.below(cells - 1);
            mutate(grid, random, pieces);
            fit_count(grid, random, pieces, wanted);
            REQUIRE(pieces.size() == wanted);
            REQUIRE(is_board(grid, pieces));
            Wide::Cells covered = 0;
            for (const auto piece : pieces) covered |= piece;
            REQUIRE(covered != grid.all());
        }
    }
}

TEST_CASE("evolution comes back with every number of pieces", "[finder]") {
    for (const auto& [rows, columns] : {std::pair{1, 2}, std::pair{2, 2}, std::pair{4, 4}, std::pair{6, 6}}) {
        for (int pieces = 1; pieces < rows * columns; pieces += 1 + rows * columns / 10) {
            EvolveTask task = evolve_task(rows, columns, 20);
            task.pieces = rows * columns - pieces;
            task.most_boards = 100;
            REQUIRE(report_of(*run(task, 10))["candidates"] == 20);
        }
    }
}

TEST_CASE("a component's hardest puzzle is found in every metric", "[finder]") {
    // The hardest 4x4 puzzle with nine pieces (N. Bickford, 2012), and a grid too wide for 32 bits.
    const std::vector<std::string> nine{"Xaa.", "Xbcc", "ddef", "gdh."};
    const auto component = ComponentSearch::create(Grid<Wide>(4, 4), motion_of(puzzle::Metric::move),
                                                   PuzzleKind::simple3, {1'000'000, std::uint64_t{1} << 30});
    REQUIRE(outcome_of(*component, nine) == ComponentSearch::State::done);
    REQUIRE(component->hardest().length == 132);
    for (const puzzle::Metric metric : puzzle::kMetrics) {
        const Grid<Wide> grid(3, 12);
        const auto wide =
            ComponentSearch::create(grid, motion_of(metric), PuzzleKind::simple3, {1'000'000, std::uint64_t{1} << 30});
        REQUIRE(outcome_of(*wide, {"Xabb........", "X...........", "............"}) == ComponentSearch::State::done);
        const Found<Wide>& found = wide->hardest();
        const std::string text = puzzle_file(grid, found, {metric, PuzzleKind::simple3, "wide", "test"});
        REQUIRE(solve(text, metric)["length"] == found.length);
    }
}

TEST_CASE("a board with very many groups is laid some of them at a time", "[finder]") {
    const auto component = ComponentSearch::create(Grid<Wide>(3, 7), motion_of(puzzle::Metric::super_step),
                                                   PuzzleKind::simple3, {1'000'000, std::uint64_t{1} << 30});
    component->begin(drawn_pieces<Wide>({"a.b.c.d", ".......", "e.f.g.h"}));
    BoardId met = component->boards();
    for (int slice = 0; slice < 100; ++slice) {
        std::int64_t budget = 50;
        REQUIRE(component->advance(budget) == ComponentSearch::State::working);
        CHECK(component->boards() - met < 4 * 60);  // four groups count as a board, and each leads to one
        met = component->boards();
    }
    CHECK(met > 100);  // it comes on
}

TEST_CASE("the search outwards from all boards of a component is begun some of them at a time", "[finder]") {
    for (const puzzle::Metric metric : {puzzle::Metric::move, puzzle::Metric::super_move}) {
        const auto component = ComponentSearch::create(Grid<Wide>(4, 4), motion_of(metric), PuzzleKind::simple3,
                                                       {1'000'000, std::uint64_t{1} << 30});
        component->begin(drawn_pieces<Wide>({"ab..", "c...", "....", "...."}));
        std::uint64_t slices = 0;
        BoardId laying = 0;  // boards, in the last slice that met some
        for (auto state = ComponentSearch::State::working; state == ComponentSearch::State::working; ++slices) {
            std::int64_t budget = 1;
            const BoardId met = component->boards();
            state = component->advance(budget);
            if (component->boards() != met) laying = component->boards();
        }
        REQUIRE(laying == 560);      // three units on sixteen cells
        CHECK(slices > 4 * laying);  // each is laid, noted, may be solved, and is touched
    }
}

TEST_CASE("a component that is too large is given up", "[finder]") {
    const std::vector<std::string> rows{"ab..", "....", "...."};
    const Grid<Wide> grid(3, 4);
    const Motion motion = motion_of(puzzle::Metric::move);
    const auto few = ComponentSearch::create(grid, motion, PuzzleKind::corner, {50, std::uint64_t{1} << 30});
    REQUIRE(outcome_of(*few, rows) == ComponentSearch::State::too_large);
    const auto enough = ComponentSearch::create(grid, motion, PuzzleKind::corner, {66, std::uint64_t{1} << 30});
    REQUIRE(outcome_of(*enough, rows) == ComponentSearch::State::done);
    REQUIRE(enough->boards() == 66);
    const auto small = ComponentSearch::create(grid, motion, PuzzleKind::corner, {66, 100});
    REQUIRE(outcome_of(*small, rows) == ComponentSearch::State::too_large);
}

TEST_CASE("the same seed finds the same puzzle, whatever the slices", "[finder]") {
    EvolveTask task = evolve_task(3, 3, 300);
    task.seed = 5;
    const Json expected = report_of(*run(task));
    REQUIRE(expected["candidates"] == 300);
    REQUIRE(expected["status"] == "complete");
    Json sliced = report_of(*run(task, 7));
    sliced["peak_bytes"] = expected["peak_bytes"];
    REQUIRE(sliced == expected);
    task.seed = 6;
    REQUIRE(report_of(*run(task))["boards"] != expected["boards"]);
}

TEST_CASE("evolution comes near the hardest puzzles that there are", "[finder]") {
    REQUIRE(report_of(*run(evolve_task(3, 3, 3'000)))["hardest"][0]["length"] == 22);
    EvolveTask task = evolve_task(3, 3, 1'000);
    task.pieces = 4;
    const Json report = report_of(*run(task));
    REQUIRE(report["hardest"][0]["pieces"] == 4);
    REQUIRE(report["hardest"][0]["length"] == 10);
}

TEST_CASE("evolved puzzles are solved by the engine in as many moves, in every metric", "[finder]") {
    for (const puzzle::Metric metric : puzzle::kMetrics) {
        for (const PuzzleKind kind : kPuzzleKinds) {
            EvolveTask task = evolve_task(4, 5, 25);
            task.metric = metric;
            task.kind = kind;
            task.most_boards = 3'000;
            const auto job = run(task);
            const Json report = report_of(*job);
            for (const job::PuzzleFile& file : job->puzzles()) {
                INFO(file.name << "\n" << file.text);
                REQUIRE(solve(file.text, metric)["length"] == report["hardest"][0]["length"]);
            }
            REQUIRE(job->puzzles().size() == report["hardest"].size());
        }
    }
}

TEST_CASE("candidates that are too large are counted", "[finder]") {
    EvolveTask task = evolve_task(4, 4, 50);
    task.most_boards = 100;
    const Json report = report_of(*run(task));
    REQUIRE(report["too_large"].get<int>() > 0);
    REQUIRE(report["candidates"] == 50);
}

TEST_CASE("evolution refuses what makes no sense", "[finder]") {
    const auto refusal = [](const EvolveTask& task) { return Evolver::create(task).error().message; };
    REQUIRE(refusal(evolve_task(0, 5, 1)) == "a grid of 0x5 has no cells");
    REQUIRE(refusal(evolve_task(9, 8, 1)) == "a grid of 9x8 is too large: at most 64 cells");
    REQUIRE(refusal(evolve_task(1, 64, 1)) == "a grid of 1x64 is too large: at most 64 cells");
    REQUIRE(refusal(evolve_task(1, 1, 1)) == "a grid of one cell has no room to move");
    EvolveTask task = evolve_task(2, 2, 1);
    task.pieces = 4;
    REQUIRE(refusal(task) == "a puzzle on a grid of 2x2 has between 1 and 3 pieces, not 4");
    task.pieces.reset();
    task.most_boards = 0;
    REQUIRE(refusal(task) == "nothing can be searched within a limit of 0");
}
