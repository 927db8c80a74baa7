// A FinderTeam whose parts send each other letters.
//
// A part asks for as many units as keep it busy for two rounds, judged by how many it ended in the last: small ones come by the thousand,
// and of large ones no part has a heap that others could have searched. Part 0 asks itself, too. What a part ended goes back as one tally.
// When part 0 has too few units for all who ask, every part gives back what it has not begun, and what is left of those it has.
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
    void deliver(Delivery done) override;
    /// Notes the round at the post, too.
    [[nodiscard]] FinderRound meet(const FinderRound& own) override;

private:
    struct Known;

    using Dealt = std::vector<std::vector<Unit>>;  // by part

    [[nodiscard]] std::vector<parts::Letter> written(const FinderRound& own);
    [[nodiscard]] Dealt deal();
    void write_results(parts::Letter& letter);
    void read(std::size_t from, std::string_view letter, Known& known);
    void read_results(std::size_t from, std::string_view letter);
    void read_units(std::string_view& letter);

    parts::Post* post_;
    Finder* finder_ = nullptr;
    std::uint64_t workers_ = 1;
    // part 0
    std::vector<std::uint64_t> wanted_;  // units, by part
    // all
    std::deque<Unit> queue_;
    std::uint64_t held_ = 0;      // units that came and whose results have not gone
    std::uint64_t asked_ = 0;     // units asked for that have not come
    std::vector<Delivery> done_;  // since then, but for what was found,
    Tally found_;                 // which is here
    bool was_idle_ = false;       // some part, in the last round
    std::uint64_t sent_ = 0;      // bytes, to other parts
    std::uint64_t rounds_ = 0;
};

}  // namespace shunt::finder
