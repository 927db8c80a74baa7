// Values as bytes: what JSON can say, so that who reads it need not parse it. Page, workers and workbench hand it to each other. One
// letter for the kind, then what belongs to it; numbers and lengths little-endian:
//
//     n, t, f         null, true, false
//     d               a number: 64-bit float
//     u               a count: 64-bit integer without a sign
//     s               a string: 32-bit length in bytes, UTF-8
//     p               packed counts: 32-bit length in bytes, then 32-bit integers without a sign; nobody but the page reads them
//     a               a list: 32-bit length in bytes of what it holds, the values
//     o               an object: the same, for each member its name (a string) and value
//
// web/src/wasm/value_bytes.ts knows the same; value.hpp reads them.
#pragma once

#include <string>
#include <vector>

#include "core/outcome/archive.hpp"

namespace shunt::outcome {

/// How deep lists and objects may stand in each other.
inline constexpr int kDeepestValue = 64;

/// Writes one value. Text that is no UTF-8 has its wrong bytes replaced by U+FFFD. Up to 4 GB, and no more than kDeepestValue deep.
class BytesWriter final : public Writer {
public:
    void begin_object() override { begin('o'); }
    void end_object() override { end(); }
    void begin_list() override { begin('a'); }
    void end_list() override { end(); }
    void key(std::string_view name) override { text(name); }
    void null() override { bytes_ += 'n'; }
    void boolean(bool value) override { bytes_ += value ? 't' : 'f'; }
    void count(std::uint64_t value) override;
    void real(double value) override;
    void text(std::string_view value) override;
    void packed(std::span<const std::uint32_t> values) override;

    /// What is written.
    [[nodiscard]] std::string take() { return std::move(bytes_); }

private:
    void begin(char kind);
    void end();

    std::string bytes_;
    std::vector<std::size_t> open_;  // where what the lists and objects hold begins, those that have not ended
};

template <class Outcome>
[[nodiscard]] std::string to_bytes(const Outcome& outcome) {
    BytesWriter writer;
    write(writer, outcome);
    return writer.take();
}

}  // namespace shunt::outcome
