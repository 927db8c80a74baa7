# Dear ImGui as the target dear_imgui, in the web build with the backend that draws it, natively without any; from IMGUI_DIR
# (tools/fetch_imgui prints the folder of a verified copy). Needs version 1.92: glyphs come from ui/look/glyphs.hpp, one by one.
# Natively the workbench is built for its tests only: where its sources are not to be had, SHUNT_WORKBENCH says whether that is an error.

set(IMGUI_DIR "$ENV{IMGUI_DIR}" CACHE PATH "Folder of Dear ImGui's sources; empty: fetched by tools/fetch_imgui")
set(SHUNT_WORKBENCH AUTO CACHE STRING "Build the workbench: ON, OFF (native builds only), or AUTO: if Dear ImGui is to be had")
set_property(CACHE SHUNT_WORKBENCH PROPERTY STRINGS ON OFF AUTO)

if(NOT EMSCRIPTEN AND SHUNT_WORKBENCH STREQUAL "OFF")
    return()
endif()
if(NOT IMGUI_DIR)
    execute_process(
        COMMAND ${CMAKE_SOURCE_DIR}/tools/fetch_imgui ${CMAKE_SOURCE_DIR}/build/third-party
        OUTPUT_VARIABLE IMGUI_DIR
        OUTPUT_STRIP_TRAILING_WHITESPACE
        RESULT_VARIABLE failed
    )
    if(failed AND NOT EMSCRIPTEN AND SHUNT_WORKBENCH STREQUAL "AUTO")
        message(STATUS "no sources of Dear ImGui: the workbench is neither built nor tested (set IMGUI_DIR)")
        return()
    elseif(failed)
        message(FATAL_ERROR "no sources of Dear ImGui: set IMGUI_DIR to a folder with them")
    endif()
    set(IMGUI_DIR "${IMGUI_DIR}" CACHE PATH "" FORCE)
endif()
file(STRINGS ${IMGUI_DIR}/imgui.h imgui_version REGEX "^#define IMGUI_VERSION_NUM")
string(REGEX MATCH "[0-9]+" imgui_version "${imgui_version}")
if(NOT imgui_version GREATER_EQUAL 19200)
    message(FATAL_ERROR "${IMGUI_DIR} holds no Dear ImGui 1.92 or newer, but '${imgui_version}' (IMGUI_VERSION_NUM)")
endif()

set(
    imgui_sources
    ${IMGUI_DIR}/imgui.cpp
    ${IMGUI_DIR}/imgui_draw.cpp
    ${IMGUI_DIR}/imgui_tables.cpp
    ${IMGUI_DIR}/imgui_widgets.cpp
)
if(EMSCRIPTEN)
    list(APPEND imgui_sources ${IMGUI_DIR}/backends/imgui_impl_opengl3.cpp)
endif()
add_library(dear_imgui STATIC ${imgui_sources})
target_include_directories(dear_imgui SYSTEM PUBLIC ${IMGUI_DIR} ${IMGUI_DIR}/backends)
target_compile_definitions(
    dear_imgui PUBLIC
    IMGUI_DISABLE_FILE_FUNCTIONS
    IMGUI_DISABLE_DEMO_WINDOWS
    IMGUI_DISABLE_DEBUG_TOOLS
    IMGUI_DISABLE_DEFAULT_FONT
    IMGUI_DISABLE_OBSOLETE_FUNCTIONS
    IMGUI_ENABLE_FREETYPE # but without it: ui/look/fonts.cpp stands in its place
    IMGUI_USE_WCHAR32 # every character
    "ImDrawIdx=unsigned int" # many boards with many vertices in one list
)
if(EMSCRIPTEN)
    shunt_without_exceptions(dear_imgui)
    shunt_small(dear_imgui)
    target_compile_definitions(dear_imgui PUBLIC IMGUI_IMPL_OPENGL_ES3)
    # Linked into a page it draws through these. Without what only WebGL 1, OpenGL ES or other users of extensions need.
    target_link_options(
        dear_imgui INTERFACE
        -sUSE_GLFW=3
        -sMIN_WEBGL_VERSION=2
        -sMAX_WEBGL_VERSION=2
        -sGL_EMULATE_GLES_VERSION_STRING_FORMAT=0
        -sGL_EXTENSIONS_IN_PREFIXED_FORMAT=0
        -sGL_SUPPORT_AUTOMATIC_ENABLE_EXTENSIONS=0
        -sGL_SUPPORT_SIMPLE_ENABLE_EXTENSIONS=0
        -sGL_POOL_TEMP_BUFFERS=0
        -sGL_TRACK_ERRORS=0
        -sGL_WORKAROUND_SAFARI_GETCONTEXT_BUG=0
    )
endif()
