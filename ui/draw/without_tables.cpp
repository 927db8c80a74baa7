// What the rest of Dear ImGui asks of imgui_tables.cpp, in a build without it: nothing here can be reached, since only a
// table or columns lead here and neither is ever begun. The workbench draws its own tables. A version of Dear ImGui that
// asks for more fails to link.
#include <imgui.h>
#include <imgui_internal.h>

namespace ImGui {

void TableSettingsAddSettingsHandler() {}  // called at the start: there is nothing to remember

void TableGcCompactSettings() {}
void TableGcCompactTransientBuffers(ImGuiTable* /*table*/) { IM_ASSERT(false); }
void TableGcCompactTransientBuffers(ImGuiTableTempData* /*table*/) { IM_ASSERT(false); }
void TableEndCell(ImGuiTable* /*table*/) { IM_ASSERT(false); }
void TableEndRow(ImGuiTable* /*table*/) { IM_ASSERT(false); }
void EndTable() { IM_ASSERT(false); }
void TablePushBackgroundChannel() { IM_ASSERT(false); }
void TablePopBackgroundChannel() { IM_ASSERT(false); }
void TablePushColumnChannel(int /*column*/) { IM_ASSERT(false); }
void TablePopColumnChannel() { IM_ASSERT(false); }
void PushColumnsBackground() { IM_ASSERT(false); }
void PopColumnsBackground() { IM_ASSERT(false); }
void EndColumns() { IM_ASSERT(false); }

}  // namespace ImGui
