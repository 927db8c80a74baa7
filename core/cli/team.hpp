// Several processes that run one command together (core/cluster). All do the same; what comes from outside part 0 tells the others.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "core/analysis/parted_exploration.hpp"
#include "core/base/result.hpp"
#include "core/cli/origin.hpp"
#include "core/parts/post.hpp"
#include "core/search/status.hpp"

namespace shunt::cli {

struct Team {
    parts::Post& post;
    analysis::PostedParts& in_parts;

    [[nodiscard]] bool is_first() const { return post.part() == 0; }
    /// Part 0 would like all to end so; running: to go on.
    void wish_end(search::Status status) {
        post.wish(static_cast<std::uint8_t>((post.wish() & kSave) | static_cast<std::uint8_t>(status)));
    }
    /// Part 0 would like all to write down how far they are, or not.
    void wish_save(bool save) { post.wish(static_cast<std::uint8_t>((post.wish() & ~kSave) | (save ? kSave : 0))); }
    /// What was wished in the last round: the same in all parts.
    [[nodiscard]] search::Status agreed_end() const { return static_cast<search::Status>(post.agreed() & ~kSave); }
    [[nodiscard]] bool agreed_save() const { return (post.agreed() & kSave) != 0; }

private:
    static constexpr std::uint8_t kSave = 0x80;
};
static_assert(search::Status::running == search::Status{}, "no wish");

/// What part 0 says, in all parts.
[[nodiscard]] std::string told(parts::Post& post, const std::string& said);
/// What part 0 has read, or who is alone, or why it could not: the same for all, but that only part 0 knows where it comes from.
[[nodiscard]] Result<SourcedText> told_to_all(Team* team, const std::function<Result<SourcedText>()>& read);
/// The first error of any part, in all of them.
[[nodiscard]] std::optional<Error> agreed_error(parts::Post& post, const std::optional<Error>& error);
/// What only part 0 does, or who is alone: how that ended, in all parts.
[[nodiscard]] std::optional<Error> done_by_first(Team* team, const std::function<std::optional<Error>()>& act);
/// The number that part 0 has, in all parts.
[[nodiscard]] int agreed(parts::Post& post, int number);
/// What an answer says of the parts that found it.
struct TeamFigures {
    std::uint64_t parts = 0;
    std::uint64_t rounds = 0;      ///< in which all told each other what they had found
    std::uint64_t bytes_sent = 0;  ///< by all of them
    double seconds_waited = 0;     ///< by part 0

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a("parts", o.parts);
        a("rounds", o.rounds);
        a("bytes_sent", o.bytes_sent);
        a("seconds_waited", o.seconds_waited);
    }
};
/// Those of a search that has ended; nothing without a team.
[[nodiscard]] std::optional<TeamFigures> team_figures(const Team* team);
/// "3 parts: 254 rounds, 1.2 MB sent, 0.4 s waited\n"; nothing without a team.
[[nodiscard]] std::string team_text(const Team* team);

}  // namespace shunt::cli
