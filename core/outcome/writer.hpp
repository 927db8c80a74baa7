// Where the values of an outcome go, one after the other: an interface like those of streaming (SAX) parsers, with JSON as one way to
// write it (json_text.hpp).
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace shunt::outcome {

class Writer {
public:
    virtual ~Writer() = default;

    virtual void begin_object() = 0;
    virtual void end_object() = 0;
    virtual void begin_list() = 0;
    virtual void end_list() = 0;
    /// Of the value that follows; only within an object.
    virtual void key(std::string_view name) = 0;

    virtual void null() = 0;
    virtual void boolean(bool value) = 0;
    virtual void count(std::uint64_t value) = 0;
    virtual void real(double value) = 0;
    /// Bytes that may come from anywhere: what is no UTF-8 is for the writer to mend.
    virtual void text(std::string_view value) = 0;
    /// A list of counts of which there are so many that a value for each would cost too much.
    virtual void packed(std::span<const std::uint32_t> values) = 0;
};

}  // namespace shunt::outcome
