#include "tests/support/random_layout.hpp"

#include <algorithm>

namespace shunt::test {

namespace {

/// A board that is filled block by block.
class Layout {
public:
    explicit Layout(Random& random) : random_(random) {}

    PlainPuzzle mixed() {
        while (puzzle_.blocks.empty()) {
            choose_ground();
            choose_blocks(9, random_.between(1, 4));
        }
        return puzzle_;
    }

    PlainPuzzle filled() {
        const int height = random_.between(1, 3);
        const int width = height == 1 ? random_.between(4, 9) : random_.between(2, 4);
        puzzle_.ground.assign(height, std::string(width, '.'));
        if (random_.chance(25)) puzzle_.ground[random_.below(height)][random_.below(width)] = '#';
        taken_ = puzzle_.ground;
        const int voids = std::min(random_.between(1, 6), free_cells() - 2);
        choose_blocks(random_.below(3), voids + 2);
        while (free_cells() > voids) put({{0, 0}}, {random_.below(rows()), random_.below(columns())});
        return puzzle_;
    }

    PlainPuzzle wide() {
        puzzle_ = Layout(random_).mixed();
        const int left = columns();
        puzzle_.ground.resize(kChamberRows, std::string(left, ' '));
        const std::string chamber = (random_.chance(50) ? "#" : "") + std::string(kChamberColumns, '.');
        for (std::string& row : puzzle_.ground) row += chamber;
        taken_ = puzzle_.ground;
        const auto small = static_cast<std::ptrdiff_t>(puzzle_.blocks.size());
        fill_chamber(columns() - kChamberColumns);
        // The large blocks first: the oracle packs in this order, and the small ones would find too much room.
        std::rotate(puzzle_.blocks.begin(), puzzle_.blocks.begin() + small, puzzle_.blocks.end());
        return puzzle_;
    }

    PlainPuzzle own_mirror_image(Mirror mirror) {
        while (puzzle_.blocks.empty()) {
            choose_ground();
            if (mirror == Mirror::diagonal) make_square();
            puzzle_.ground = own_image(mirror, puzzle_.ground);
            if (has_blank_row()) continue;
            taken_ = puzzle_.ground;
            choose_mirrored_blocks(mirror, random_.between(1, 4));
        }
        return puzzle_;
    }

private:
    static constexpr int kChamberRows = 8;
    static constexpr int kChamberColumns = 9;

    [[nodiscard]] int rows() const { return static_cast<int>(puzzle_.ground.size()); }
    [[nodiscard]] int columns() const { return static_cast<int>(puzzle_.ground[0].size()); }

    void choose_ground() {
        const int height = random_.chance(8) ? 1 : random_.between(2, 4);
        const int width = random_.between(height == 1 ? 4 : 2, 5);
        const int walls = random_.chance(50) ? random_.below(20) : 0;
        const int holes = random_.chance(30) ? random_.below(20) : 0;
        const int gates = random_.chance(25) ? random_.between(5, 25) : 0;
        puzzle_.ground.assign(height, std::string(width, '.'));
        for (std::string& row : puzzle_.ground) {
            for (char& cell : row) {
                if (random_.chance(walls)) cell = '#';
                if (random_.chance(holes)) cell = ' ';
                if (random_.chance(gates)) cell = '=';
            }
            if (row.find_first_not_of(' ') == std::string::npos) row[random_.below(width)] = '.';
        }
        taken_ = puzzle_.ground;
    }

    /// A row without any visible cell would end the block in the text.
    [[nodiscard]] bool has_blank_row() const {
        return std::any_of(puzzle_.ground.begin(), puzzle_.ground.end(),
                           [](const std::string& row) { return row.find_first_not_of(' ') == std::string::npos; });
    }

    /// Puts down up to `most` blocks that leave at least `free` cells.
    void choose_blocks(int most, int free) {
        for (int attempt = 0; attempt < 200 && static_cast<int>(puzzle_.blocks.size()) < most; ++attempt) {
            const bool repeat = !puzzle_.blocks.empty() && random_.chance(50);
            const std::vector<At> shape = repeat ? offsets_of(random_.pick(puzzle_.blocks).place) : random_shape();
            if (free_cells() - static_cast<int>(shape.size()) < free) continue;
            put(shape, {random_.below(rows()), random_.below(columns())});
        }
    }

    [[nodiscard]] int free_cells() const {
        int count = 0;
        for (const std::string& row : taken_) count += static_cast<int>(std::count(row.begin(), row.end(), '.'));
        return count;
    }

    /// One to four cells; mostly connected, sometimes scattered over 3x3.
    std::vector<At> random_shape() {
        Place cells{{0, 0}};
        const int size = random_.chance(30) ? 1 : random_.between(2, 4);
        const bool scattered = random_.chance(20);
        while (static_cast<int>(cells.size()) < size) {
            const At from = random_.pick(std::vector<At>(cells.begin(), cells.end()));
            const At step = random_.pick(std::vector<At>{{0, 1}, {1, 0}, {0, -1}, {-1, 0}});
            cells.insert(scattered ? At{random_.below(3), random_.below(3)}
                                   : At{from.first + step.first, from.second + step.second});
        }
        return offsets_of(cells);
    }

    /// Adds a block with its first cell at `at` when all its cells are free floor.
    void put(const std::vector<At>& shape, At at) {
        Place place;
        for (const At& offset : shape) place.insert({at.first + offset.first, at.second + offset.second});
        if (is_free(place)) add(place);
    }

    [[nodiscard]] bool is_free(const Place& place) const {
        return std::all_of(place.begin(), place.end(), [&](At at) {
            const auto [row, column] = at;
            return row < rows() && column >= 0 && column < columns() && taken_[row][column] == '.';
        });
    }

    void make_square() {
        for (std::string& row : puzzle_.ground) row.resize(puzzle_.ground.size(), '.');
        taken_ = puzzle_.ground;
    }

    static std::vector<std::string> own_image(Mirror mirror, std::vector<std::string> ground) {
        for (int row = 0; row < static_cast<int>(ground.size()); ++row) {
            for (int column = 0; column < static_cast<int>(ground[row].size()); ++column) {
                const auto [image_row, image_column] = mirrored(mirror, ground, At{row, column});
                ground[image_row][image_column] = ground[row][column];
            }
        }
        return ground;
    }

    /// Puts down blocks that are their own mirror images, and pairs of blocks that are each other's.
    void choose_mirrored_blocks(Mirror mirror, int free) {
        for (int attempt = 0; attempt < 200 && puzzle_.blocks.size() < 9; ++attempt) {
            const At at{random_.below(rows()), random_.below(columns())};
            Place place;
            for (const At& offset : random_shape()) place.insert({at.first + offset.first, at.second + offset.second});
            if (!is_free(place)) continue;
            const Place image = mirrored(mirror, puzzle_.ground, place);
            Place both = place;
            both.insert(image.begin(), image.end());
            if (image != place && both.size() != 2 * place.size()) continue;
            if (!is_free(image) || free_cells() - static_cast<int>(both.size()) < free) continue;
            add(place);
            if (image != place) add(image);
        }
    }

    void add(const Place& place) {
        for (const auto& [row, column] : place) taken_[row][column] = 'x';
        const char name = static_cast<char>('A' + puzzle_.blocks.size());
        puzzle_.blocks.push_back({.name = std::string(1, name), .place = place});
    }

    /// Covers the chamber, which begins at a column, with one block or two on top of each other. Free are a few scattered cells, or
    /// one row above or below a block, which it can enter.
    void fill_chamber(int begin) {
        const int rows_above = random_.chance(50) ? random_.between(1, kChamberRows - 1) : kChamberRows;
        const int free_row = random_.chance(40) ? random_.pick(std::vector<int>{0, kChamberRows - 1}) : -1;
        Place above;
        Place below;
        for (int row = 0; row < kChamberRows; ++row) {
            for (int column = 0; column < kChamberColumns; ++column) {
                if (row == free_row || random_.chance(1)) continue;
                (row < rows_above ? above : below).insert({row, begin + column});
            }
        }
        if (!above.empty()) add(above);
        if (!below.empty()) add(below);
    }

    Random& random_;
    PlainPuzzle puzzle_;
    std::vector<std::string> taken_;
};

}  // namespace

PlainPuzzle mixed_layout(Random& random) { return Layout(random).mixed(); }
PlainPuzzle filled_layout(Random& random) { return Layout(random).filled(); }
PlainPuzzle wide_layout(Random& random) { return Layout(random).wide(); }
PlainPuzzle mirrored_layout(Random& random, Mirror mirror) { return Layout(random).own_mirror_image(mirror); }

At mirrored(Mirror mirror, const std::vector<std::string>& ground, At at) {
    const int bottom = static_cast<int>(ground.size()) - 1;
    const int right = static_cast<int>(ground[0].size()) - 1;
    const auto [row, column] = at;
    if (mirror == Mirror::left_right) return {row, right - column};
    if (mirror == Mirror::top_bottom) return {bottom - row, column};
    if (mirror == Mirror::half_turn) return {bottom - row, right - column};
    return {column, row};
}

Place mirrored(Mirror mirror, const std::vector<std::string>& ground, const Place& place) {
    Place image;
    for (const At& at : place) image.insert(mirrored(mirror, ground, at));
    return image;
}

}  // namespace shunt::test
