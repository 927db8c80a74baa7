#include "core/npuzzle/program/reach.hpp"

#include <algorithm>
#include <span>

namespace shunt::npuzzle::program {

Reach::Reach(const Instance& instance)
    : grid_(instance.size()),
      cells_(index(instance.cells())),
      ends_{cells_of_tiles(instance.start), cells_of_tiles(instance.goal)} {
    const int cells = instance.cells();
    for (const End end : {End::start, End::goal}) {
        for (int i = 1; i < cells; ++i) {
            for (int k = 0; k < i; ++k) work_.push_back({end, k == 0 ? i : k, k == 0 ? 0 : i});
        }
        ones_[side(end)].assign((cells_ - 1) * cells_ * cells_, kUnreached);
        const std::size_t couples = cells_ < 3 ? 0 : (cells_ - 1) * (cells_ - 2) / 2;
        twos_[side(end)].assign(couples * cells_ * cells_ * cells_, kUnreached);
    }
}

bool Reach::advance(std::uint64_t budget) {
    const std::uint64_t states = cells_ * cells_ * cells_;
    for (std::uint64_t searched = 0; !ready(); ++next_) {
        if (searched != 0 && searched >= budget) return true;
        search(work_[next_]);
        searched += work_[next_].second == 0 ? cells_ * cells_ : states;
    }
    return false;
}

// A tile alone is searched like two tiles of which the second stands nowhere.
void Reach::search(const Work& work) {
    const std::vector<int>& at = ends_[side(work.end)];
    const auto width = static_cast<std::uint32_t>(cells_);
    const bool alone = work.second == 0;
    const std::uint32_t places = alone ? 1 : width;  // of the second tile
    const std::span table = alone ? std::span(ones_[side(work.end)]).subspan(index(work.first - 1) * cells_ * cells_)
                                  : std::span(twos_[side(work.end)]).subspan(table_of(work.first, work.second));

    const auto state = [&](int blank, int first, int second) {
        return (static_cast<std::uint32_t>(blank) * width + static_cast<std::uint32_t>(first)) * places +
               static_cast<std::uint32_t>(alone ? 0 : second);
    };
    queue_.assign(1, state(at[0], at[index(work.first)], at[index(work.second)]));
    table[queue_.front()] = 0;
    for (std::size_t head = 0; head < queue_.size(); ++head) {
        const std::uint32_t from = queue_[head];
        const int second = alone ? -1 : static_cast<int>(from % places);
        const int first = static_cast<int>(from / places % width);
        const int blank = static_cast<int>(from / places / width);
        for (const int to : grid_.neighbours(blank)) {
            const std::uint32_t next = state(to, first == to ? blank : first, second == to ? blank : second);
            if (table[next] != kUnreached) continue;
            table[next] = static_cast<Steps>(std::min<int>(table[from] + 1, kUnreached - 1));
            queue_.push_back(next);
        }
    }
}

}  // namespace shunt::npuzzle::program
