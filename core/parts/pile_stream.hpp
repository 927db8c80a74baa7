// Numbers read from a pile of a shelf (shelf.hpp) a portion at a time, and written to one.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/parts/rank_list.hpp"
#include "core/parts/shelf.hpp"

namespace shunt::parts {

/// Bytes that are moved at a time.
inline constexpr std::size_t kPortionBytes = std::size_t{1} << 17;

/// The numbers of a pile as put_number() wrote them. Holds a portion.
class PileStream {
public:
    PileStream(Shelf& shelf, const Pile& pile) : shelf_(&shelf), pile_(pile) {}

    /// The next number; nothing at the end, or when it has failed.
    [[nodiscard]] std::optional<std::uint64_t> next() {
        if (at_ < portion_.size() && (portion_[at_] & 0x80) == 0)  // as most are
            return static_cast<std::uint64_t>(portion_[at_++]);
        return next_longer();
    }
    /// Bytes read of it.
    [[nodiscard]] std::uint64_t position() const { return begin_ + at_; }
    /// Whether the shelf could not be read, or what there was are no numbers.
    [[nodiscard]] bool has_failed() const { return has_failed_; }

private:
    [[nodiscard]] std::optional<std::uint64_t> next_longer();
    void fill();

    Shelf* shelf_;
    Pile pile_;
    std::string portion_;
    std::size_t at_ = 0;       // in it
    std::uint64_t begin_ = 0;  // of it, in the pile
    bool is_at_end_ = false;   // the portion is the last one
    bool has_failed_ = false;
};

/// The states of a level, as a LevelWriter wrote them.
class LevelReader {
public:
    LevelReader(Shelf& shelf, int depth) : stream_(shelf, {Pile::Kind::level, depth, 0}) {}

    /// The next state below `end`; nothing when there is none.
    [[nodiscard]] std::optional<std::uint64_t> next_below(std::uint64_t end) {
        if (!ahead_) {
            const auto step = stream_.next();
            if (!step) return std::nullopt;
            ahead_ = last_ + *step;
        }
        if (*ahead_ >= end) return std::nullopt;
        last_ = *ahead_;
        ahead_.reset();
        return last_;
    }
    /// Bytes read of it, a state ahead included.
    [[nodiscard]] std::uint64_t position() const { return stream_.position(); }
    [[nodiscard]] bool has_failed() const { return stream_.has_failed(); }

private:
    PileStream stream_;
    std::uint64_t last_ = 0;
    std::optional<std::uint64_t> ahead_;  // read, and not told
};

/// Writes the states of a level, which ascend.
class LevelWriter {
public:
    LevelWriter(Shelf& shelf, int depth) : shelf_(&shelf), pile_{Pile::Kind::level, depth, 0} {}

    void put(std::uint64_t state) {
        put_number(bytes_, state - last_);
        last_ = state;
    }
    /// Hands on what is written, all of it or once it is a portion. False: the shelf could not take it.
    [[nodiscard]] bool hand_on(bool all);

private:
    Shelf* shelf_;
    Pile pile_;
    std::string bytes_;
    std::uint64_t last_ = 0;
};

/// The letters to a block, as Outbox::empty_into() made them, one after the other.
class LettersReader {
public:
    /// None.
    LettersReader() = default;
    LettersReader(Shelf& shelf, const Pile& pile) : stream_(std::in_place, shelf, pile) {}

    struct Met {
        std::uint64_t state = 0;
        bool is_goal = false;
    };
    /// The next state; nothing at the end.
    [[nodiscard]] std::optional<Met> next();
    [[nodiscard]] bool has_failed() const { return has_failed_ || (stream_ && stream_->has_failed()); }

private:
    std::optional<PileStream> stream_;
    std::uint64_t end_ = 0;     // of the list being read, in bytes of the pile
    std::uint64_t last_ = 0;    // in it
    bool is_of_goals_ = false;  // it is
    bool has_failed_ = false;
};

}  // namespace shunt::parts
