#include "ui/theme/fonts.hpp"

#include <cstring>
#include <string_view>

#include <imgui.h>

#if IMGUI_VERSION_NUM < 19200
#include <imgui_impl_opengl3.h>
#endif

namespace shunt::ui {

namespace {

using Bytes = std::span<const std::uint8_t>;

std::uint32_t big_endian(Bytes bytes, std::size_t at, int count) {
    std::uint32_t value = 0;
    for (int i = 0; i < count; ++i) {
        const std::size_t index = at + static_cast<std::size_t>(i);
        value = value << 8 | (index < bytes.size() ? bytes[index] : 0u);
    }
    return value;
}

float signed16(Bytes bytes, std::size_t at) {
    return static_cast<float>(static_cast<std::int16_t>(big_endian(bytes, at, 2)));
}

/// Offset of a table of an sfnt file; 0 when there is none.
std::size_t table(Bytes bytes, std::string_view tag) {
    const std::uint32_t tables = big_endian(bytes, 4, 2);
    for (std::size_t i = 0; i < tables; ++i) {
        const std::size_t entry = 12 + 16 * i;
        if (entry + 16 > bytes.size()) break;
        if (std::memcmp(bytes.data() + entry, tag.data(), 4) == 0) return big_endian(bytes, entry + 8, 4);
    }
    return 0;
}

#if IMGUI_VERSION_NUM < 19200
// Old versions rasterise each size on its own. The last one serves the labels of boards.
constexpr std::array<float, 7> kSizes{12, 14, 17, 20, 24, 38, 64};

std::size_t size_index(float size) {
    for (std::size_t i = 0; i < kSizes.size(); ++i) {
        if (size <= kSizes[i] + 0.5f) return i;
    }
    return kSizes.size() - 1;
}
#endif

ImFont* add_font(const std::vector<std::uint8_t>& bytes, float pixels) {
    // Latin letters and the few signs the workbench uses beyond them.
    static const ImWchar kRanges[] = {0x20, 0x17F, 0x2010, 0x2026, 0x2190, 0x2193, 0x2212, 0x2265, 0};
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    config.OversampleH = 1;
    config.PixelSnapH = false;
    auto* data = const_cast<std::uint8_t*>(bytes.data());
    return ImGui::GetIO().Fonts->AddFontFromMemoryTTF(data, static_cast<int>(bytes.size()), pixels, &config, kRanges);
}

}  // namespace

void Fonts::add(int weight, std::span<const std::uint8_t> bytes) {
    File& file = files_[static_cast<std::size_t>(weight <= 400 ? 0 : weight <= 500 ? 1 : weight <= 600 ? 2 : 3)];
    file.bytes.assign(bytes.begin(), bytes.end());
    const std::size_t head = table(bytes, "head");
    const std::size_t hhea = table(bytes, "hhea");
    const std::size_t os2 = table(bytes, "OS/2");
    const auto em = static_cast<float>(big_endian(bytes, head + 18, 2));
    if (head == 0 || hhea == 0 || em == 0) return;
    file.ascent = signed16(bytes, hhea + 4) / em;
    file.line = file.ascent - signed16(bytes, hhea + 6) / em;
    if (os2 != 0 && big_endian(bytes, os2, 2) >= 2) file.capital = signed16(bytes, os2 + 88) / em;
}

bool Fonts::ready() const { return !files_[0].bytes.empty(); }

const Fonts::File& Fonts::file(Weight weight) const {
    const File& wanted = files_[static_cast<std::size_t>(weight)];
    return wanted.bytes.empty() ? files_[0] : wanted;
}

void Fonts::build(float ratio) {
#if IMGUI_VERSION_NUM >= 19200
    // Glyphs are rasterised when first drawn, at the size asked for: once is enough for every ratio.
    if (ratio_ == 0) {
        for (std::size_t weight = 0; weight < fonts_.size(); ++weight) {
            const File& source = file(static_cast<Weight>(weight));
            fonts_[weight] = {add_font(source.bytes, 14 * source.line)};
        }
    }
#else
    if (ratio == ratio_) return;
    ImGui::GetIO().Fonts->Clear();
    for (std::size_t weight = 0; weight < fonts_.size(); ++weight) {
        const File& source = file(static_cast<Weight>(weight));
        fonts_[weight].clear();
        for (const float size : kSizes) fonts_[weight].push_back(add_font(source.bytes, size * source.line * ratio));
    }
    ImGui_ImplOpenGL3_DestroyFontsTexture();
#endif
    ratio_ = ratio;
}

Face Fonts::face(TextStyle style) const {
    const auto weight = static_cast<std::size_t>(style.weight);
    const File& source = file(style.weight);
    const float em = style.size * ratio_;
#if IMGUI_VERSION_NUM >= 19200
    ImFont* font = fonts_[weight].front();
#else
    ImFont* font = fonts_[weight][size_index(style.size)];
#endif
    return {font, em * source.line, em * source.ascent, em * source.capital};
}

}  // namespace shunt::ui
