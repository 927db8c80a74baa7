#include "core/parts/held_letters.hpp"

namespace shunt::parts {

std::uint64_t HeldLetters::size(const Pile& pile) const {
    if (pile.kind != Pile::Kind::letters) return shelf_->size(pile);
    const auto held = held_.find(name(pile));
    return held == held_.end() ? 0 : held->second.on_shelf + held->second.letters.size();
}

void HeldLetters::drop(const Pile& pile) {
    if (pile.kind != Pile::Kind::letters) return shelf_->drop(pile);
    const auto held = held_.find(name(pile));
    if (held == held_.end()) return;
    if (held->second.on_shelf != 0) shelf_->drop(pile);
    held_bytes_ -= held->second.letters.size();
    held_.erase(held);
}

bool HeldLetters::keep(const Standing& standing, std::uint64_t ahead) { return shelf_->keep(standing, ahead); }

bool HeldLetters::write(const Pile& pile, std::string_view bytes) {
    if (pile.kind != Pile::Kind::letters) return shelf_->append(pile, bytes);
    held_[name(pile)].letters += bytes;
    held_bytes_ += bytes.size();
    return held_bytes_ <= most_ || hand_on();
}

/// Puts all that is held on the shelf, and gives its room back.
bool HeldLetters::hand_on() {
    for (auto& [name, held] : held_) {
        if (held.letters.empty()) continue;
        if (!shelf_->append({Pile::Kind::letters, name.first, name.second}, held.letters)) return false;
        held.on_shelf += held.letters.size();
        std::string().swap(held.letters);
    }
    held_bytes_ = 0;
    return true;
}

std::optional<std::string> HeldLetters::read(const Pile& pile, std::uint64_t begin, std::size_t most) {
    if (pile.kind != Pile::Kind::letters) return shelf_->bytes(pile, begin, most);
    const auto found = held_.find(name(pile));
    if (found == held_.end()) return std::string();
    const Held& held = found->second;
    std::string bytes;
    if (begin < held.on_shelf) {
        auto there = shelf_->bytes(pile, begin, most);
        if (!there) return std::nullopt;
        bytes = std::move(*there);
    }
    const std::uint64_t behind = begin + bytes.size();
    if (behind >= held.on_shelf && behind - held.on_shelf < held.letters.size())
        bytes += std::string_view(held.letters)
                     .substr(static_cast<std::size_t>(behind - held.on_shelf), most - bytes.size());
    return bytes;
}

}  // namespace shunt::parts
