#include "ui/look/fonts.hpp"

#include <algorithm>
#include <cmath>

#include <imgui.h>
#include <imgui_internal.h>
#include <misc/freetype/imgui_freetype.h>

#include "ui/look/glyphs.hpp"

namespace shunt::ui {

namespace {

// Letters stand between device pixels. Small ones are drawn with more texels per pixel than are shown, so that they keep
// their shape wherever they stand; from this size on (device pixels) it makes no difference to the eye.
constexpr int kLargeSize = 36;
constexpr int kStretch = 3;

int ascent_of(float size) { return static_cast<int>(std::lround(size * 0.8f)); }

glyphs::Wanted wanted_of(const ImFontConfig& source, const ImFontBaked& baked, ImWchar character) {
    const int size = static_cast<int>(std::lround(baked.Size));
    return {static_cast<Weight>(source.FontNo), size, size < kLargeSize ? kStretch : 1, character};
}

/// Makes room in the atlas, and fills it; false when the atlas is full.
bool draw_glyph(ImFontAtlas* atlas, ImFontConfig* source, ImFontBaked* baked, const glyphs::Wanted& wanted,
                const glyphs::Shape& shape, ImFontGlyph* glyph) {
    glyph->PackId = ImFontAtlasPackAddRect(atlas, shape.width, shape.height);
    if (glyph->PackId == ImFontAtlasRectId_Invalid) return false;
    ImTextureRect* place = ImFontAtlasPackGetRect(atlas, glyph->PackId);
    ImVector<unsigned char>& texels = atlas->Builder->TempBuffer;
    texels.resize(shape.width * shape.height);
    glyphs::cover(wanted, {texels.Data, static_cast<std::size_t>(texels.Size)});
    glyph->Visible = true;
    glyph->X0 = shape.left;
    glyph->X1 = shape.left + static_cast<float>(shape.width) / static_cast<float>(wanted.stretch);
    glyph->Y0 = static_cast<float>(ascent_of(baked->Size)) + shape.top;
    glyph->Y1 = glyph->Y0 + static_cast<float>(shape.height);
    ImFontAtlasBakedSetFontGlyphBitmap(atlas, baked, source, glyph, place, texels.Data, ImTextureFormat_Alpha8,
                                       shape.width);
    return true;
}

bool has_glyph(ImFontAtlas* /*atlas*/, ImFontConfig* /*source*/, ImWchar character) { return character >= 0x20; }

/// As Dear ImGui asks a loader of fonts: either for the whole glyph or only for its advance.
bool load_glyph(ImFontAtlas* atlas, ImFontConfig* source, ImFontBaked* baked, void* /*unused*/, ImWchar character,
                ImFontGlyph* glyph, float* only_advance) {
    if (!has_glyph(atlas, source, character)) return false;
    const glyphs::Wanted wanted = wanted_of(*source, *baked, character);
    const glyphs::Shape shape = glyphs::shape(wanted);
    if (only_advance != nullptr) {
        *only_advance = shape.advance;
        return true;
    }
    glyph->Codepoint = character & 0x1FFFFF;  // of 26 bits; those of Unicode have 21
    glyph->AdvanceX = shape.advance;
    return shape.width == 0 || draw_glyph(atlas, source, baked, wanted, shape, glyph);
}

ImFontLoader make_loader() {
    ImFontLoader loader;
    loader.Name = "glyphs";
    loader.FontSrcContainsGlyph = has_glyph;
    loader.FontBakedLoadGlyph = load_glyph;
    return loader;
}

}  // namespace

void Fonts::add() {
    for (std::size_t i = 0; i < fonts_.size(); ++i) {
        ImFontConfig config;
        config.FontNo = static_cast<ImU32>(i);
        config.FontLoader = ImGuiFreeType::GetFontLoader();
        config.SizePixels = type::kBody.size;
        fonts_[i] = {ImGui::GetIO().Fonts->AddFont(&config), glyphs::capital_height(static_cast<Weight>(i))};
    }
}

void Fonts::set_ratio(float ratio) {
    if (ratio_ == 0) add();
    ratio_ = ratio;
}

Face Fonts::face(TextStyle style) const {
    const Font& font = fonts_[static_cast<std::size_t>(style.weight)];
    const float em = std::max(1.0f, std::round(style.size * ratio_));
    return {font.font, em, static_cast<float>(ascent_of(em)), font.capital * em};
}

}  // namespace shunt::ui

// Dear ImGui reads font files with FreeType or stb_truetype. It is built for the former, which is this one function, so
// that it contains neither.
const ImFontLoader* ImGuiFreeType::GetFontLoader() {
    static const ImFontLoader loader = shunt::ui::make_loader();
    return &loader;
}
