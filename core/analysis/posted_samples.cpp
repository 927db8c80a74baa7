#include "core/analysis/posted_samples.hpp"

#include <string_view>
#include <vector>

#include "core/parts/rank_list.hpp"

namespace shunt::analysis {
namespace {

/// What a part says in a round.
struct SaidOfSamples {
    DrawnLengths drawn;
    std::uint64_t more = 0;
    std::uint64_t wish = 0;
    std::uint64_t sent = 0;

    template <class Visit>
    void each(Visit visit) {
        for (std::uint64_t* number :
             {&drawn.count, &drawn.sum, &drawn.squares, &drawn.squares_high, &more, &wish, &sent})
            visit(*number);
    }
};

SaidOfSamples heard(std::string_view letter) {
    SaidOfSamples said;
    said.each([&](std::uint64_t& number) { number = parts::take_number(letter).value_or(0); });
    return said;
}

}  // namespace

DrawnTogether::Told PostedSamples::tell(const DrawnLengths& own, bool more) {
    SaidOfSamples said{own, more ? 1u : 0u, post_->part() == 0 ? post_->wish() : std::uint8_t{0}, sent_};
    parts::Letter letter;
    said.each([&](std::uint64_t number) { parts::put_number(letter, number); });
    const auto count = static_cast<std::size_t>(post_->parts());
    const auto letters = post_->exchange(std::vector<parts::Letter>(count, letter));
    sent_ += letter.size() * (count - 1);
    Told told;
    std::uint64_t sent = 0;
    for (std::size_t part = 0; part < count; ++part) {
        const SaidOfSamples other = heard(letters[part]);
        told.more = told.more || other.more != 0;
        sent += other.sent;
        if (part == 0) said.wish = other.wish;
        if (static_cast<int>(part) != post_->part()) told.others.add(other.drawn);
    }
    post_->note_round(static_cast<std::uint8_t>(said.wish), {++rounds_, sent});
    return told;
}

}  // namespace shunt::analysis
