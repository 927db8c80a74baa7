#include "core/variation/layout.hpp"

#include <algorithm>
#include <set>
#include <string_view>

namespace shunt::variation {

using puzzle::Coordinate;
using puzzle::kDirections;
using puzzle::offset;

std::string unused_name(const puzzle::Definition& definition) {
    std::set<std::string_view> taken;
    for (const auto& block : definition.blocks) taken.insert(block.name);
    constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    for (const char letter : kLetters) {
        if (taken.count(std::string_view(&letter, 1)) == 0) return std::string(1, letter);
    }
    for (std::size_t number = 1;; ++number) {
        std::string name = "N" + std::to_string(number);
        if (taken.count(name) == 0) return name;
    }
}

Layout::Layout(const puzzle::Definition& definition)
    : definition_(&definition),
      blocks_(static_cast<std::size_t>(definition.board.cells()), kNobody),
      named_(definition.blocks.size(), false),
      tied_(definition.blocks.size(), false),
      new_name_(unused_name(definition)) {
    for (std::size_t block = 0; block < definition.blocks.size(); ++block) {
        for (const Coordinate at : definition.blocks[block].cells) blocks_[definition.board.cell(at)] = block;
    }
    for (int cell = 0; cell < definition.board.cells(); ++cell) {
        const Coordinate at = definition.board.coordinate(static_cast<puzzle::Cell>(cell));
        if (is_free(at)) free_.push_back(at);
    }
    note_goals();
}

void Layout::note_goals() {
    const auto& blocks = definition_->blocks;
    std::set<std::size_t> demanded;
    for (const auto& target : definition_->targets) {
        for (const auto& demand : target.demands) demanded.insert(static_cast<std::size_t>(demand.block));
    }
    for (const std::size_t wanted : demanded) {
        std::vector<std::size_t> twins;
        const puzzle::Shape shape(blocks[wanted].cells);
        for (std::size_t block = 0; block < blocks.size(); ++block) {
            if (blocks[block].label == blocks[wanted].label && puzzle::Shape(blocks[block].cells) == shape)
                twins.push_back(block);
        }
        for (const std::size_t twin : twins) {
            named_[twin] = true;
            tied_[twin] = twins.size() > 1;
        }
    }
}

std::size_t Layout::block_at(Coordinate at) const {
    const puzzle::Cell cell = definition_->board.cell(at);
    return cell == puzzle::kNoCell ? kNobody : blocks_[cell];
}

bool Layout::is_free(Coordinate at) const {
    return definition_->board.ground(at) == puzzle::Ground::floor && block_at(at) == kNobody;
}

bool Layout::is_open_to(std::size_t block, const Cells& cells) const {
    return std::all_of(cells.begin(), cells.end(), [&](Coordinate at) { return is_free(at) || block_at(at) == block; });
}

Cells beside(const Cells& cells) {
    std::set<Coordinate> found;
    for (const Coordinate at : cells) {
        for (const auto direction : kDirections) found.insert(at + offset(direction));
    }
    for (const Coordinate at : cells) found.erase(at);
    return {found.begin(), found.end()};
}

bool contains(const Cells& cells, Coordinate at) { return std::find(cells.begin(), cells.end(), at) != cells.end(); }

Cells sorted(Cells cells) {
    std::sort(cells.begin(), cells.end());
    return cells;
}

Cells translated(Cells cells, Coordinate by) {
    for (Coordinate& at : cells) at = at + by;
    return cells;
}

Coordinate anchor_of(const Cells& cells) { return *std::min_element(cells.begin(), cells.end()); }

}  // namespace shunt::variation
