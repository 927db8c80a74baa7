#include "core/parts/pile_stream.hpp"

#include <utility>

namespace shunt::parts {

std::optional<std::uint64_t> PileStream::next_longer() {
    constexpr std::size_t kMostBytes = 10;  // of a number
    if (portion_.size() - at_ < kMostBytes && !is_at_end_) fill();
    std::string_view rest = std::string_view(portion_).substr(at_);
    if (rest.empty()) return std::nullopt;
    const auto number = take_number(rest);
    has_failed_ = has_failed_ || !number;
    at_ = portion_.size() - rest.size();
    return number;
}

/// The next portion, after what is left of the last one.
void PileStream::fill() {
    portion_.erase(0, at_);
    begin_ += std::exchange(at_, 0);
    const auto bytes = shelf_->bytes(pile_, begin_ + portion_.size(), kPortionBytes);
    has_failed_ = !bytes;
    is_at_end_ = !bytes || bytes->size() < kPortionBytes;
    if (bytes) portion_ += *bytes;
}

bool LevelWriter::hand_on(bool all) {
    if (bytes_.empty() || (!all && bytes_.size() < kPortionBytes)) return true;
    const bool taken = shelf_->append(pile_, bytes_);
    bytes_.clear();
    return taken;
}

std::optional<LettersReader::Met> LettersReader::next() {
    if (!stream_) return std::nullopt;
    while (stream_->position() == end_) {
        const auto length = stream_->next();
        if (!length) return std::nullopt;
        end_ = stream_->position() + *length;
        last_ = 0;
        is_of_goals_ = !is_of_goals_;  // the goals come first
    }
    const auto step = stream_->next();
    has_failed_ = !step || stream_->position() > end_;
    if (has_failed_) return std::nullopt;
    return Met{last_ += *step, is_of_goals_};
}

}  // namespace shunt::parts
