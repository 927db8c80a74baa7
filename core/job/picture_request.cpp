#include "core/job/picture_request.hpp"

#include "core/job/answered_job.hpp"
#include "core/moves/written_moves.hpp"
#include "core/outcome/format_outcomes.hpp"
#include "core/picture/animation.hpp"
#include "core/picture/svg.hpp"
#include "core/puzzle/format/shunt_text.hpp"

namespace shunt::job {

namespace {

constexpr float kCell = 64;  // CSS pixels

}  // namespace

Result<std::unique_ptr<Job>> picture_asked(RequestFields& fields) {
    const std::string text = fields.needed_text("puzzle");
    const auto rows = fields.text("position");
    const auto written = fields.text("moves");
    const bool dark = fields.flag("dark");
    if (const auto fault = fields.fault()) return *fault;
    const auto problem = puzzle::parse_puzzle(text);
    if (!problem) return problem.error();
    const puzzle::Puzzle& puzzle = problem->puzzle;
    const auto position = rows ? parse_position(puzzle, *rows) : Result<puzzle::Position>(problem->start);
    if (!position) return position.error();
    auto picture = picture::picture_of(puzzle, *position, picture::piece_colours(puzzle));
    picture.goals_above = true;  // paper has no pointer that could lift the pieces off
    if (written) {
        const auto read = moves::read_moves(puzzle, *position, *written);
        if (read.fault || read.unfinished) return read.fault ? *read.fault : *read.unfinished;
        animate(picture, read.moves);
    }
    outcome::PictureOutcome outcome;
    outcome.svg = svg(picture, dark ? picture::dark_palette() : picture::light_palette(), kCell);
    return answered(std::move(outcome));
}

}  // namespace shunt::job
