// JSON read by the browser's own parser: every page has one.
#include <cstdlib>

#include <emscripten.h>
#include <nlohmann/json.hpp>

#include "ui/jobs/json_fields.hpp"
#include "ui/jobs/value_bytes.hpp"

namespace shunt::ui::fields {

namespace {

// The bytes of Module.host.parse (bridge.hpp) in memory of ours; null when there is none for them.
EM_JS(std::uint8_t*, host_parse, (const char* text, std::size_t length, std::uint32_t* size), {
    const bytes = Module["host"]["parse"](UTF8ToString(text, length));
    const room = _malloc(bytes.length);
    if (room) HEAPU8.set(bytes, room);
    HEAPU32[size >> 2] = bytes.length;
    return room;
});

}  // namespace

json parse(std::string_view text) {
    std::uint32_t size = 0;
    std::uint8_t* bytes = host_parse(text.data(), text.size(), &size);
    if (bytes == nullptr) return {};
    json value = read_value({bytes, size});
    std::free(bytes);
    return value;
}

}  // namespace shunt::ui::fields
