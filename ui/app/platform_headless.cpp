#include "ui/app/platform_headless.hpp"

#include <imgui.h>

#include "ui/app/drawn.hpp"
#include "ui/draw/text_watch.hpp"

namespace shunt::ui::platform {

Headless& headless() {
    static Headless machine;
    return machine;
}

bool create_window() {
    ImGuiIO& io = ImGui::GetIO();
    io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
    io.BackendFlags |= ImGuiBackendFlags_RendererHasTextures;
    return true;
}

Viewport fit_surface() { return headless().viewport; }

double seconds() { return headless().now; }

void begin_frame() { headless().texts.clear(); }

void draw(Colour) {
    // Glyphs are taken as uploaded.
    for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) {
        if (texture->Status == ImTextureStatus_WantDestroy) {
            texture->SetTexID(ImTextureID_Invalid);
            texture->SetStatus(ImTextureStatus_Destroyed);
        } else if (texture->Status != ImTextureStatus_OK) {
            texture->SetTexID(1);
            texture->SetStatus(ImTextureStatus_OK);
        }
    }
}

int vertices_drawn() { return ImGui::GetDrawData()->TotalVtxCount; }

void wake() { ++headless().wakes; }

void restore_surface() {}

void changed() { ++headless().changes; }

void cursor(const char*) {}

void deliver(const Outbox& outbox) { headless().said.append(outbox); }

}  // namespace shunt::ui::platform

namespace shunt::ui {

TextWatch text_watch() {
    return [](Rect where, Rect clip, std::string_view text) {
        platform::headless().texts.push_back({where, clip, std::string(text)});
    };
}

}  // namespace shunt::ui
