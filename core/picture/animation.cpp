#include "core/picture/animation.hpp"

#include <cstdio>

#include "core/base/digest.hpp"
#include "core/picture/number_text.hpp"
#include "core/picture/svg.hpp"

namespace shunt::picture {
namespace {

/// What one piece does during a move; it has stood still before.
void go(Course& course, double seconds, const moves::Move& move, const Pace& pace) {
    Vec at = course.empty() ? Vec{} : course.back().away;
    course.push_back({seconds, at});
    for (std::size_t i = 0; i < move.path.size(); ++i) {
        at = at + corner_of(puzzle::offset(move.path[i]));
        seconds += static_cast<double>(pace.step);
        const bool turns = i + 1 == move.path.size() || move.path[i + 1] != move.path[i];
        if (turns) course.push_back({seconds, at});
    }
}

/// The share of the whole at which something is, as CSS writes it: exact to a thousandth of a percent.
std::string share(double seconds, double whole) {
    char text[32];
    std::snprintf(text, sizeof text, "%.3f%%", 100 * seconds / whole);
    return text;
}

std::string rule(const std::string& name, const Course& course, double whole) {
    std::string text = "." + name + "{animation:" + name + " " + number_text(static_cast<float>(whole)) +
                       "s linear infinite}\n@keyframes " + name + "{0%{transform:none}";
    for (const Moment& moment : course)
        text += share(moment.seconds, whole) + "{transform:translate(" + number_text(moment.away.x * kSvgUnit) + "px," +
                number_text(moment.away.y * kSvgUnit) + "px)}";
    const Vec end = course.back().away * kSvgUnit;
    return text + "to{transform:translate(" + number_text(end.x) + "px," + number_text(end.y) + "px)}}\n";
}

/// A word that is the same wherever the same pieces make the same moves.
std::string name_of(std::span<const moves::Move> moves) {
    std::string text;
    for (const moves::Move& move : moves) {
        for (const puzzle::PieceId piece : move.pieces) text += std::to_string(piece) + " ";
        text += path_letters(move) + ",";
    }
    char name[32];
    std::snprintf(name, sizeof name, "shunt-%08x", static_cast<unsigned>(digest(text) & 0xFFFFFFFF));
    return name;
}

}  // namespace

Schedule schedule_of(std::size_t bodies, std::span<const moves::Move> moves, const Pace& pace) {
    Schedule schedule{std::vector<Course>(bodies)};
    double seconds = static_cast<double>(pace.start);
    for (const moves::Move& move : moves) {
        for (const puzzle::PieceId piece : move.pieces) go(schedule.courses[piece], seconds, move, pace);
        seconds +=
            static_cast<double>(pace.step) * static_cast<double>(move.path.size()) + static_cast<double>(pace.rest);
    }
    // To the tenth, as the duration is written.
    schedule.seconds = static_cast<double>(static_cast<long>(10 * (seconds + static_cast<double>(pace.end)))) / 10;
    return schedule;
}

Vec away_at(const Course& course, double seconds) {
    Moment before;
    for (const Moment& moment : course) {
        if (moment.seconds > seconds) {
            const double part = (seconds - before.seconds) / (moment.seconds - before.seconds);
            return before.away + (moment.away - before.away) * static_cast<float>(part);
        }
        before = moment;
    }
    return before.away;
}

void animate(Picture& picture, std::span<const moves::Move> moves, const Pace& pace) {
    const Schedule schedule = schedule_of(picture.bodies.size(), moves, pace);
    const std::string name = name_of(moves);
    std::string rules;
    std::string all;
    for (std::size_t piece = 0; piece < schedule.courses.size(); ++piece) {
        if (schedule.courses[piece].empty()) continue;
        Body& body = picture.bodies[piece];
        body.motion = name + "-" + std::to_string(piece);
        rules += rule(body.motion, schedule.courses[piece], schedule.seconds);
        all += (all.empty() ? "." : ",.") + body.motion;
    }
    if (rules.empty()) return;
    picture.style = rules + "@media (prefers-reduced-motion:reduce){" + all + "{animation:none}}\n";
}

}  // namespace shunt::picture
