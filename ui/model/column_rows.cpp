#include "ui/model/column_rows.hpp"

#include <algorithm>
#include <cmath>

namespace shunt::ui {

namespace {

/// Mean row of what each position is joined to on one side.
struct Pull {
    float sum = 0;
    float count = 0;
    [[nodiscard]] float mean() const { return count == 0 ? 0 : sum / count; }
};

std::vector<Pull> pulls_of(const ColumnRows& columns, std::size_t at, bool forwards) {
    std::vector<Pull> pulls(columns[at].size());
    if (forwards && at > 0) {
        for (const ColumnNode& before : columns[at - 1])
            for (const std::size_t next : before.next)
                pulls[next] = {pulls[next].sum + before.row, pulls[next].count + 1};
    } else if (!forwards && at + 1 < columns.size()) {
        for (std::size_t i = 0; i < columns[at].size(); ++i)
            for (const std::size_t next : columns[at][i].next)
                pulls[i] = {pulls[i].sum + columns[at + 1][next].row, pulls[i].count + 1};
    }
    return pulls;
}

/// Of two images of each other the upper one: which is pulled up, or else was higher.
bool is_upper(const std::vector<ColumnNode>& column, const std::vector<long>& keys, std::size_t number) {
    const std::size_t image = column[number].mirror.value_or(number);
    if (keys[number] != keys[image]) return keys[number] < keys[image];
    return column[number].row != column[image].row ? column[number].row < column[image].row : number < image;
}

/// From the top: the upper ones of images, what is its own image or has none, and the images in the opposite order.
std::vector<std::size_t> order_of(const std::vector<ColumnNode>& column, const std::vector<long>& keys) {
    std::vector<std::size_t> order;
    std::vector<std::size_t> middle;
    for (std::size_t i = 0; i < column.size(); ++i) {
        if (column[i].mirror.value_or(i) == i)
            middle.push_back(i);
        else if (is_upper(column, keys, i))
            order.push_back(i);
    }
    const auto above = [&](std::size_t a, std::size_t b) {
        return keys[a] != keys[b] ? keys[a] < keys[b] : column[a].row < column[b].row;
    };
    std::stable_sort(order.begin(), order.end(), above);
    std::stable_sort(middle.begin(), middle.end(), above);
    const std::size_t uppers = order.size();
    order.insert(order.end(), middle.begin(), middle.end());
    for (std::size_t i = uppers; i-- > 0;) order.push_back(*column[order[i]].mirror);
    return order;
}

void place_column(std::vector<ColumnNode>& column, const std::vector<Pull>& pulls) {
    std::vector<long> keys(column.size());  // rounded, so that what is the same but for rounding is the same
    for (std::size_t i = 0; i < column.size(); ++i) {
        const std::size_t image = column[i].mirror.value_or(i);
        const float pull = column[i].mirror ? (pulls[i].mean() - pulls[image].mean()) / 2 : pulls[i].mean();
        keys[i] = std::lround(pull * 1024);
    }
    const std::vector<std::size_t> order = order_of(column, keys);
    const float middle = static_cast<float>(column.size() - 1) / 2;
    for (std::size_t slot = 0; slot < order.size(); ++slot) column[order[slot]].row = static_cast<float>(slot) - middle;
}

}  // namespace

void arrange_rows(ColumnRows& columns) {
    constexpr int kSweeps = 4;
    for (auto& column : columns) place_column(column, std::vector<Pull>(column.size()));
    for (int sweep = 0; sweep < kSweeps; ++sweep) {
        for (std::size_t at = columns.size(); at-- > 0;) place_column(columns[at], pulls_of(columns, at, false));
        for (std::size_t at = 0; at < columns.size(); ++at) place_column(columns[at], pulls_of(columns, at, true));
    }
}

}  // namespace shunt::ui
