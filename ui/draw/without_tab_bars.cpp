// The main file of Dear ImGui, in which nothing ends a tab bar or a selection of several for whoever forgot it: the workbench begins
// none, and what would end them would come along with all that it needs, from menus to combo boxes.
#define IMGUI_DEFINE_MATH_OPERATORS
#include <imgui.h>
#include <imgui_internal.h>

#define EndTabBar() IM_ASSERT(false)
#define EndMultiSelect() IM_ASSERT(false)
#include <imgui.cpp>
