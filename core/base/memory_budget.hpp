// Memory that the parts of one computation take from together.
#pragma once

#include <algorithm>
#include <cstdint>

namespace shunt {

/// What the allocator takes for an array of so many bytes, which is far more than small ones hold.
[[nodiscard]] constexpr std::uint64_t allocated(std::uint64_t bytes) {
    return bytes == 0 ? 0 : std::max<std::uint64_t>(bytes + 16, 32);
}

/// Counts what is taken and refuses what would pass the limit. Allocates nothing itself.
class MemoryBudget {
public:
    /// `limit` in bytes.
    explicit MemoryBudget(std::uint64_t limit) : limit_(limit) {}

    /// Whether `bytes` more are allowed; if so they are taken.
    [[nodiscard]] bool take(std::uint64_t bytes) {
        if (bytes > left()) return false;
        used_ += bytes;
        peak_ = std::max(peak_, used_);
        return true;
    }
    void give_back(std::uint64_t bytes) { used_ -= bytes; }
    /// Gives back what was taken because the system did not have it.
    void give_back_refused(std::uint64_t bytes) {
        give_back(bytes);
        refused_ = true;
    }

    [[nodiscard]] std::uint64_t limit() const { return limit_; }
    [[nodiscard]] std::uint64_t used() const { return used_; }
    [[nodiscard]] std::uint64_t left() const { return limit_ - used_; }
    [[nodiscard]] std::uint64_t peak() const { return peak_; }
    /// Whether the system has refused memory that the limit allows.
    [[nodiscard]] bool is_refused() const { return refused_; }

private:
    std::uint64_t limit_;
    std::uint64_t used_ = 0;
    std::uint64_t peak_ = 0;
    bool refused_ = false;
};

}  // namespace shunt
