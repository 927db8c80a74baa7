// Large arrays of bits whose allocation may fail without harm.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>

namespace shunt {

/// A fixed number of zeroed 64-bit words. Pages that are never touched cost no physical memory on the desktop.
class WordArray {
public:
    WordArray() = default;

    /// Empty when the memory is not to be had.
    [[nodiscard]] static std::optional<WordArray> create(std::uint64_t words) {
        if (words > SIZE_MAX / sizeof(std::uint64_t)) return std::nullopt;
        WordArray array;
        array.words_.reset(
            static_cast<std::uint64_t*>(std::calloc(static_cast<std::size_t>(words), sizeof(std::uint64_t))));
        array.size_ = words;
        if (words != 0 && array.words_ == nullptr) return std::nullopt;
        return array;
    }

    /// Number of 64-bit words that hold `bits` bits.
    [[nodiscard]] static constexpr std::uint64_t words_for(std::uint64_t bits) { return bits / 64 + (bits % 64 != 0); }

    [[nodiscard]] std::uint64_t size() const { return size_; }
    [[nodiscard]] std::uint64_t bytes() const { return size_ * sizeof(std::uint64_t); }
    std::uint64_t& operator[](std::uint64_t word) { return words_.get()[static_cast<std::size_t>(word)]; }
    const std::uint64_t& operator[](std::uint64_t word) const { return words_.get()[static_cast<std::size_t>(word)]; }

private:
    struct Free {
        void operator()(std::uint64_t* words) const { std::free(words); }
    };
    std::unique_ptr<std::uint64_t[], Free> words_;
    std::uint64_t size_ = 0;
};

}  // namespace shunt
