// What a fuzz target is: a function that takes any bytes, and ends the process when a law does not hold for them.
//
//   tests/fuzz/run TARGET [OPTION...]   clang's libFuzzer makes up the bytes, under sanitizers
//   fuzz.TARGET in CTest                some files and damaged copies of them (smoke.cpp), in every build
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

namespace shunt::fuzz {

/// A law of the target; says on standard error which one does not hold, and ends.
inline void require(bool holds, std::string_view law, std::string_view with = {}) {
    if (holds) return;
    const std::string message = "does not hold: " + std::string(law) + "\n" + std::string(with) + "\n";
    std::fputs(message.c_str(), stderr);
    std::abort();
}

/// Takes the first byte of the input away, to choose between `count` things: the digit 0 means the first.
inline std::size_t choose(std::string_view& bytes, std::size_t count) {
    if (bytes.empty()) return 0;
    const auto chosen = static_cast<unsigned char>(bytes.front() - '0') % count;
    bytes.remove_prefix(1);
    return chosen;
}

/// FNV-1a, the sum of checkpoints: repaired in the inputs, or nothing would be read beyond it.
inline std::uint64_t sum_of(std::string_view bytes) {
    std::uint64_t sum = 0xCBF29CE484222325u;
    for (const char byte : bytes) sum = (sum ^ static_cast<unsigned char>(byte)) * 0x100000001B3u;
    return sum;
}

}  // namespace shunt::fuzz

/// The target, under the name that libFuzzer calls. Always 0.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace shunt::fuzz {

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

}  // namespace shunt::fuzz
