// Any text in any format: it is refused with a reason, or what is read can be written in our own format and read again.
#include "core/puzzle/format/difference.hpp"
#include "core/puzzle/format/format.hpp"
#include "tests/fuzz/target.hpp"

using namespace shunt;
using namespace shunt::puzzle;

namespace {

void check(const Format& format, std::string_view text) {
    const auto reading = read_as(format, text);
    if (!reading) {
        fuzz::require(!reading.error().message.empty(), "what is refused is refused with a reason", format.name);
        return;
    }
    const Format& own = *formats().front();
    const auto printed = write_as(own, *reading);
    fuzz::require(printed.has_value(), "every puzzle can be written in our own format", format.name);
    const auto again = read_as(own, *printed);
    fuzz::require(again && !difference(*reading, *again), "read again it is the same puzzle", *printed);
    for (const Format* other : formats()) {
        const auto written = write_as(*other, *reading);
        if (!written) continue;
        const auto back = read_as(*other, *written);
        fuzz::require(back && !difference(*reading, *back), "every format reads what it writes", *written);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text = fuzz::text_of(data, size);
    const std::size_t chosen = fuzz::choose(text, formats().size() + 1);
    if (chosen < formats().size()) {
        check(*formats()[chosen], text);
    } else {
        for (const Format* format : recognised(text)) check(*format, text);
    }
    return 0;
}
