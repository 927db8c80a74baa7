#include "tests/support/random_layout.hpp"

#include <algorithm>

namespace shunt::test {

namespace {

/// Ground and blocks: a board of at most 4 x 5 cells and at most 8 blocks.
class Layout {
public:
    explicit Layout(Random& random) : random_(random) {}

    PlainPuzzle choose() {
        while (puzzle_.blocks.empty()) {
            choose_ground();
            choose_blocks();
        }
        return puzzle_;
    }

private:
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
            // A row without any visible cell would end the block in the text.
            if (row.find_first_not_of(' ') == std::string::npos) row[random_.below(width)] = '.';
        }
        taken_ = puzzle_.ground;
    }

    void choose_blocks() {
        const int voids = random_.between(1, 4);
        for (int attempt = 0; attempt < 200 && puzzle_.blocks.size() < 9; ++attempt) {
            const bool repeat = !puzzle_.blocks.empty() && random_.chance(50);
            const std::vector<At> shape = repeat ? offsets_of(random_.pick(puzzle_.blocks).place) : random_shape();
            if (free_cells() - static_cast<int>(shape.size()) < voids) continue;
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
        for (const At& offset : shape) {
            const int row = at.first + offset.first;
            const int column = at.second + offset.second;
            if (row >= rows() || column < 0 || column >= columns() || taken_[row][column] != '.') return;
            place.insert({row, column});
        }
        for (const auto& [row, column] : place) taken_[row][column] = 'x';
        const char name = static_cast<char>('A' + puzzle_.blocks.size());
        puzzle_.blocks.push_back({.name = std::string(1, name), .place = place});
    }

    Random& random_;
    PlainPuzzle puzzle_;
    std::vector<std::string> taken_;
};

}  // namespace

PlainPuzzle random_layout(Random& random) { return Layout(random).choose(); }

}  // namespace shunt::test
