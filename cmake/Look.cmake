# The tokens of the look (core/picture/tokens.json), written for C++ and for the page's style while configuring.
#
#   shunt_look_sources(<variable>)   a source file that defines picture::light_palette(), dark_palette() and board_look()
#   shunt_look_style(<variable>)     a style sheet with a custom property for every token, light and dark

set(SHUNT_TOKENS ${CMAKE_SOURCE_DIR}/core/picture/tokens.json)
set_property(DIRECTORY ${CMAKE_SOURCE_DIR} APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${SHUNT_TOKENS})
file(READ ${SHUNT_TOKENS} SHUNT_TOKENS_TEXT)

# The names in an object of the tokens, in order.
function(shunt_token_names result)
    string(JSON count LENGTH "${SHUNT_TOKENS_TEXT}" ${ARGN})
    math(EXPR last "${count} - 1")
    set(names)
    foreach(index RANGE ${last})
        string(JSON name MEMBER "${SHUNT_TOKENS_TEXT}" ${ARGN} ${index})
        list(APPEND names ${name})
    endforeach()
    set(${result} ${names} PARENT_SCOPE)
endfunction()

# One palette as assignments. CMake sorts the names.
function(shunt_palette_code theme result)
    set(code "")
    shunt_token_names(names ${theme})
    foreach(name IN LISTS names)
        string(JSON value GET "${SHUNT_TOKENS_TEXT}" ${theme} ${name})
        string(REGEX REPLACE "\"?#([0-9A-F]+)\"?" "rgb(0x\\1)" value "${value}")
        string(REGEX REPLACE "\\[(.*)\\]" "{{\\1}}" value "${value}")
        string(REPLACE "-" "_" name ${name})
        string(APPEND code "    palette.${name} = ${value};\n")
    endforeach()
    set(${result} "${code}" PARENT_SCOPE)
endfunction()

function(shunt_look_sources variable)
    shunt_palette_code(light light)
    shunt_palette_code(dark dark)
    set(board "")
    shunt_token_names(names board)
    foreach(name IN LISTS names)
        string(JSON value GET "${SHUNT_TOKENS_TEXT}" board ${name})
        string(APPEND board "    look.${name} = static_cast<float>(${value});\n")
    endforeach()
    set(file ${CMAKE_BINARY_DIR}/look/tokens.cpp)
    file(CONFIGURE OUTPUT ${file} @ONLY CONTENT [[// Made from core/picture/tokens.json.
#include "core/picture/board_look.hpp"
#include "core/picture/palette.hpp"

namespace shunt::picture {
namespace {
constexpr Palette light() {
    Palette palette;
@light@    return palette;
}
constexpr Palette dark() {
    Palette palette;
@dark@    return palette;
}
constexpr BoardLook board() {
    BoardLook look;
@board@    return look;
}
constexpr Palette kLight = light();
constexpr Palette kDark = dark();
constexpr BoardLook kBoard = board();
}  // namespace
const Palette& light_palette() { return kLight; }
const Palette& dark_palette() { return kDark; }
const BoardLook& board_look() { return kBoard; }
}  // namespace shunt::picture
]])
    set(${variable} ${file} PARENT_SCOPE)
endfunction()

# The colours of one theme as custom properties.
function(shunt_style_properties theme result)
    set(css "color-scheme: ${theme};")
    shunt_token_names(names ${theme})
    foreach(name IN LISTS names)
        string(JSON type TYPE "${SHUNT_TOKENS_TEXT}" ${theme} ${name})
        if(type STREQUAL STRING)
            string(JSON value GET "${SHUNT_TOKENS_TEXT}" ${theme} ${name})
            string(APPEND css " --${name}: ${value};")
        endif()
    endforeach()
    set(${result} "${css}" PARENT_SCOPE)
endfunction()

function(shunt_look_style variable)
    shunt_style_properties(light light)
    shunt_style_properties(dark dark)
    set(file ${CMAKE_BINARY_DIR}/look/tokens.css)
    file(CONFIGURE OUTPUT ${file} @ONLY CONTENT [[:root { @light@ }
:root[data-theme="dark"] { @dark@ }
/* Before the script has decided. */
@media (prefers-color-scheme: dark) { :root:not([data-theme]) { @dark@ } }
]])
    set(${variable} ${file} PARENT_SCOPE)
endfunction()
