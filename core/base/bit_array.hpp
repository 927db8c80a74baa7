// Large arrays of bits whose allocation may fail without harm.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>

namespace shunt {

/// A fixed number of zeroed plain numbers. Pages that are never touched cost no physical memory on the desktop, nor time.
template <class Number>
class ZeroedArray {
public:
    ZeroedArray() = default;

    /// Empty when the memory is not to be had.
    [[nodiscard]] static std::optional<ZeroedArray> create(std::uint64_t size) {
        if (size > SIZE_MAX / sizeof(Number)) return std::nullopt;
        ZeroedArray array;
        array.numbers_.reset(static_cast<Number*>(std::calloc(static_cast<std::size_t>(size), sizeof(Number))));
        array.size_ = size;
        if (size != 0 && array.numbers_ == nullptr) return std::nullopt;
        return array;
    }

    /// Number of 64-bit words that hold `bits` bits.
    [[nodiscard]] static constexpr std::uint64_t words_for(std::uint64_t bits) { return bits / 64 + (bits % 64 != 0); }

    [[nodiscard]] std::uint64_t size() const { return size_; }
    [[nodiscard]] std::uint64_t bytes() const { return size_ * sizeof(Number); }
    Number& operator[](std::uint64_t index) { return numbers_.get()[static_cast<std::size_t>(index)]; }
    const Number& operator[](std::uint64_t index) const { return numbers_.get()[static_cast<std::size_t>(index)]; }

private:
    struct Free {
        void operator()(Number* numbers) const { std::free(numbers); }
    };
    std::unique_ptr<Number[], Free> numbers_;
    std::uint64_t size_ = 0;
};

/// Bits by words of 64.
using WordArray = ZeroedArray<std::uint64_t>;

}  // namespace shunt
