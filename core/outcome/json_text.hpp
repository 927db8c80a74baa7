// Outcomes as JSON: what `shunt ... --json` prints and the page's workers send.
#pragma once

#include <string>
#include <string_view>

#include "core/outcome/archive.hpp"

namespace shunt::outcome {

/// Writes JSON without blanks. Text that is no UTF-8 has its wrong bytes replaced by U+FFFD.
class JsonWriter final : public Writer {
public:
    void begin_object() override { begin('{'); }
    void end_object() override { end('}'); }
    void begin_list() override { begin('['); }
    void end_list() override { end(']'); }
    void key(std::string_view name) override;
    void null() override;
    void boolean(bool value) override;
    void count(std::uint64_t value) override;
    void real(double value) override;
    void text(std::string_view value) override;
    void packed(std::span<const std::uint32_t> values) override;
    /// A value that is JSON already.
    void json(std::string_view value);

    /// What is written.
    [[nodiscard]] std::string take() { return std::move(text_); }

private:
    void separate();
    void begin(char bracket);
    void end(char bracket);
    void append_ascii(char symbol);

    std::string text_;
    bool first_ = true;  // nothing stands in the list or object yet, or before this value
};

template <class Outcome>
[[nodiscard]] std::string to_json(const Outcome& outcome) {
    JsonWriter writer;
    write(writer, outcome);
    return writer.take();
}

}  // namespace shunt::outcome
