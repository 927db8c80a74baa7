#include <algorithm>
#include <numeric>
#include <tuple>

#include "core/base/words.hpp"
#include "core/puzzle/format/shunt_text_draft.hpp"

namespace shunt::puzzle::format {
namespace {

/// Classes of interchangeable blocks as a union-find: the root of a class is its first block.
class Classes {
public:
    explicit Classes(std::size_t blocks) : parent_(blocks) { std::iota(parent_.begin(), parent_.end(), 0); }

    [[nodiscard]] int root(int block) {
        int& parent = parent_[static_cast<std::size_t>(block)];
        return parent == block ? block : parent = root(parent);
    }
    void merge(int a, int b) {
        const int root_a = root(a);
        const int root_b = root(b);
        parent_[static_cast<std::size_t>(std::max(root_a, root_b))] = std::min(root_a, root_b);
    }

private:
    std::vector<int> parent_;
};

/// The blocks that a list names, `*` being every block; refuses unknown names and an empty list.
Result<std::vector<int>> listed_blocks(const Section& section, const Draft& draft) {
    const Row names = names_in(draft, section.value);
    if (names.empty()) return Error{say("'{key}:' names no piece", {{"key", section.key}}), section.line, 1};
    std::vector<int> listed;
    for (const Symbol& name : names) {
        if (name.text == "*") {
            listed.resize(draft.definition.blocks.size());
            std::iota(listed.begin(), listed.end(), 0);
            return listed;
        }
        const auto blocks = blocks_named(draft, name);
        if (!blocks) return blocks.error();
        listed.insert(listed.end(), blocks->begin(), blocks->end());
    }
    return listed;
}

/// Shapes as small numbers, so that they can be compared often.
std::vector<int> shape_numbers(const std::vector<Definition::Block>& blocks) {
    std::map<std::vector<Coordinate>, int> known;
    std::vector<int> numbers;
    for (const auto& block : blocks) {
        const Shape shape(block.cells);
        const std::vector<Coordinate> offsets(shape.offsets().begin(), shape.offsets().end());
        numbers.push_back(known.emplace(offsets, static_cast<int>(known.size())).first->second);
    }
    return numbers;
}

/// Joins the blocks of `group` that have one shape.
void merge_by_shape(const std::vector<int>& group, const std::vector<int>& shape_of, Classes& classes) {
    std::map<int, int> first_of_shape;
    for (const int block : group) {
        const int shape = shape_of[static_cast<std::size_t>(block)];
        classes.merge(first_of_shape.emplace(shape, block).first->second, block);
    }
}

}  // namespace

/// Blocks of one shape with one label are interchangeable. Ordinary pieces share a label, pieces named by a goal or by `distinct`
/// begin with their own, tiles with one for each name; `alike` merges.
Failure read_classes(const Sections& sections, Draft& draft) {
    auto& blocks = draft.definition.blocks;
    std::vector<bool> apart = draft.named_by_goal;
    for (const Section& section : sections) {
        if (section.key != "distinct") continue;
        const auto listed = listed_blocks(section, draft);
        if (!listed) return listed.error();
        for (const int block : *listed) apart[static_cast<std::size_t>(block)] = true;
    }
    const std::vector<int> shape_of = shape_numbers(blocks);
    Classes classes(blocks.size());
    std::vector<int> ordinary;
    for (const auto& [name, of_name] : draft.blocks_of) {
        const bool tile = draft.tiles.count(name) != 0;
        if (tile) merge_by_shape(of_name, shape_of, classes);
        if (!tile && !apart[static_cast<std::size_t>(of_name.front())]) ordinary.push_back(of_name.front());
    }
    merge_by_shape(ordinary, shape_of, classes);
    for (const Section& section : sections) {
        if (section.key != "alike") continue;
        const auto listed = listed_blocks(section, draft);
        if (!listed) return listed.error();
        merge_by_shape(*listed, shape_of, classes);
    }
    for (std::size_t block = 0; block < blocks.size(); ++block)
        blocks[block].label = classes.root(static_cast<int>(block));
    return std::nullopt;
}

}  // namespace shunt::puzzle::format
