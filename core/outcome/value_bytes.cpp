#include "core/outcome/value_bytes.hpp"

#include <cstring>

#include "core/base/utf8.hpp"

namespace shunt::outcome {

namespace {

template <class Plain>
void append(std::string& bytes, Plain value) {
    char raw[sizeof value];
    std::memcpy(raw, &value, sizeof value);
    bytes.append(raw, sizeof value);
}

}  // namespace

void BytesWriter::begin(char kind) {
    bytes_ += kind;
    append(bytes_, std::uint32_t{0});
    open_.push_back(bytes_.size());
}

void BytesWriter::end() {
    const auto length = static_cast<std::uint32_t>(bytes_.size() - open_.back());
    std::memcpy(bytes_.data() + open_.back() - sizeof length, &length, sizeof length);
    open_.pop_back();
}

void BytesWriter::count(std::uint64_t value) {
    bytes_ += 'u';
    append(bytes_, value);
}

void BytesWriter::real(double value) {
    bytes_ += 'd';
    append(bytes_, value);
}

void BytesWriter::text(std::string_view value) {
    begin('s');
    append_utf8(bytes_, value);
    end();
}

void BytesWriter::packed(std::span<const std::uint32_t> values) {
    begin('p');
    bytes_.reserve(bytes_.size() + values.size_bytes());
    for (const std::uint32_t value : values) append(bytes_, value);
    end();
}

}  // namespace shunt::outcome
