// Lists of which no item is to be there twice.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "core/base/sort.hpp"

namespace shunt {

/// Drops repeated items from lists, most of which are short and hold large items. Reusable.
template <class Item>
class Distinct {
public:
    /// Keeps one of those items that have the same key: the first one, where the list is short. Long lists come out ordered by key.
    template <class Key>
    void keep(std::vector<Item>& items, Key key) {
        if (items.size() <= kShort) return keep_few(items, key);
        order_.clear();
        for (const Item& item : items) order_.push_back(&item);
        shell_sort(order_, [&](const Item* a, const Item* b) { return key(*a) < key(*b); });
        kept_.clear();
        for (const Item* item : order_)
            if (kept_.empty() || key(kept_.back()) != key(*item)) kept_.push_back(*item);
        std::swap(items, kept_);
    }

private:
    static constexpr std::size_t kShort = 24;  // up to which sorting does not pay

    template <class Key>
    static void keep_few(std::vector<Item>& items, Key key) {
        std::size_t kept = 0;
        for (std::size_t i = 0; i < items.size(); ++i) {
            std::size_t same = 0;
            while (same < kept && key(items[same]) != key(items[i])) ++same;
            if (same < kept) continue;
            if (kept != i) items[kept] = items[i];
            ++kept;
        }
        items.resize(kept);
    }

    std::vector<const Item*> order_;
    std::vector<Item> kept_;
};

}  // namespace shunt
