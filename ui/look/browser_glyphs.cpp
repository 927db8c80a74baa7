#include <emscripten.h>

#include "ui/look/glyphs.hpp"

namespace shunt::ui::glyphs {

namespace {

// The glyphs of Module.host; see bridge.hpp.
EM_JS(float, host_capital, (int weight), { return Module["host"]["glyphs"]["capital"](weight); });
EM_JS(void, host_shape, (int weight, int size, int stretch, int character, float* shape),
      { HEAPF32.set(Module["host"]["glyphs"]["shape"](weight, size, stretch, character), shape >> 2); });
EM_JS(void, host_cover, (int weight, int size, int stretch, int character, std::uint8_t* texels),
      { HEAPU8.set(Module["host"]["glyphs"]["cover"](weight, size, stretch, character), texels); });

int css_weight(Weight weight) { return 400 + 100 * static_cast<int>(weight); }

}  // namespace

float capital_height(Weight weight) { return host_capital(css_weight(weight)); }

Shape shape(const Wanted& wanted) {
    float numbers[5] = {};
    host_shape(css_weight(wanted.weight), wanted.size, wanted.stretch, static_cast<int>(wanted.character), numbers);
    return {numbers[0], numbers[1], numbers[2], static_cast<int>(numbers[3]), static_cast<int>(numbers[4])};
}

void cover(const Wanted& wanted, std::span<std::uint8_t> texels) {
    host_cover(css_weight(wanted.weight), wanted.size, wanted.stretch, static_cast<int>(wanted.character),
               texels.data());
}

}  // namespace shunt::ui::glyphs
