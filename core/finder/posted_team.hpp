// A FinderTeam whose parts send each other letters.
//
// A part asks for as many units as keep it busy for two rounds, judged by how many it ended in the last: small ones come by the thousand,
// and of large ones no part has a heap that others, idle at the end, could have searched. What it ended goes back as one tally.
#pragma once

#include <deque>

#include "core/finder/finder.hpp"
#include "core/parts/post.hpp"

namespace shunt::finder {

class PostedTeam final : public FinderTeam {
public:
    /// `post` must outlive it.
    explicit PostedTeam(parts::Post& post);

    void join(Finder& finder, int workers) override;
    [[nodiscard]] bool is_first() const override { return post_->part() == 0; }
    [[nodiscard]] std::optional<Unit> claim() override;
    void deliver(const Unit& unit, const Tally& found) override;
    /// Notes the round at the post, too.
    [[nodiscard]] FinderRound meet(const FinderRound& own) override;

private:
    struct Known;

    [[nodiscard]] std::vector<parts::Letter> written(const FinderRound& own);
    void write_results(parts::Letter& letter);
    void write_units(parts::Letter& letter, std::uint64_t wanted);
    void read(std::size_t from, std::string_view letter, Known& known);
    void read_results(std::size_t from, std::string_view letter);
    void read_units(std::string_view letter);

    parts::Post* post_;
    Finder* finder_ = nullptr;
    std::uint64_t workers_ = 1;
    // part 0
    std::vector<std::uint64_t> wanted_;  // units, by part
    // other parts
    std::deque<Unit> queue_;
    std::uint64_t held_ = 0;   // units that came and whose results have not gone
    std::uint64_t asked_ = 0;  // units asked for in the last round
    std::vector<Unit> done_;   // since then
    Tally found_;              // in these
    // all
    std::uint64_t sent_ = 0;  // bytes, to other parts
    std::uint64_t rounds_ = 0;
};

}  // namespace shunt::finder
