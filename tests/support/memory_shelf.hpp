// A shelf (core/parts/shelf.hpp) in memory.
#pragma once

#include <map>
#include <tuple>

#include "core/parts/shelf.hpp"

namespace shunt::test {

class MemoryShelf final : public parts::Shelf {
public:
    /// `room`: bytes that there is room for; more are refused, as by a disk that is full.
    explicit MemoryShelf(std::uint64_t room = UINT64_MAX) : room_(room) {}

    [[nodiscard]] std::uint64_t size(const parts::Pile& pile) const override {
        const auto found = piles_.find(name(pile));
        return found == piles_.end() ? 0 : found->second.size();
    }
    void drop(const parts::Pile& pile) override {
        held_ -= size(pile);
        piles_.erase(name(pile));
    }
    [[nodiscard]] bool keep(const parts::Standing& standing, std::uint64_t /*ahead*/) override {
        kept_ = standing;
        return true;
    }
    [[nodiscard]] const std::string& failure() const override { return failure_; }

    /// What it was told to keep last.
    [[nodiscard]] const parts::Standing& kept() const { return kept_; }
    /// As after the end of the process: all that is not of the levels that were kept goes, and there is more room.
    void restart() {
        const int depth = static_cast<int>(kept_.counts.size()) - 1;
        for (auto pile = piles_.begin(); pile != piles_.end();) {
            const auto [kind, at, block] = pile->first;
            const bool is_kept = kind == parts::Pile::Kind::level && at <= depth;
            pile = is_kept ? std::next(pile) : piles_.erase(pile);
        }
        failure_.clear();
        room_ = UINT64_MAX;
    }
    [[nodiscard]] std::size_t piles() const { return piles_.size(); }

private:
    using Name = std::tuple<parts::Pile::Kind, int, std::uint64_t>;

    [[nodiscard]] static Name name(const parts::Pile& pile) { return {pile.kind, pile.depth, pile.block}; }
    [[nodiscard]] bool write(const parts::Pile& pile, std::string_view bytes) override {
        if (bytes.size() > room_ - held_) {
            failure_ = "no room";
            return false;
        }
        held_ += bytes.size();
        piles_[name(pile)] += bytes;
        return true;
    }
    [[nodiscard]] std::optional<std::string> read(const parts::Pile& pile, std::uint64_t begin,
                                                  std::size_t most) override {
        const auto found = piles_.find(name(pile));
        if (found == piles_.end() || begin > found->second.size()) return std::string();
        return found->second.substr(static_cast<std::size_t>(begin), most);
    }

    std::map<Name, std::string> piles_;
    std::uint64_t room_;
    std::uint64_t held_ = 0;
    parts::Standing kept_;
    std::string failure_;
};

}  // namespace shunt::test
