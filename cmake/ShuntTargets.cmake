# How targets of this project are made; the same functions serve the native and the web build.
#
#   shunt_library(NAME <folder> [SMALL] [SOURCES <file>...] [FAST <file>...] [DEPENDS <target>...])
#       The static library shunt_<folder>; without sources, a library of headers only. The web build also has shunt_<folder>_mt, the
#       same compiled for memory that threads share, since WebAssembly cannot mix the two; made only for programs that need it.
#   shunt_threaded_library(NAME <folder> SOURCES <file>... [DEPENDS <target>...])
#       A library that starts threads. In the web build there is only shunt_<folder>_mt.
#   shunt_program(NAME <name> [SMALL] SOURCES <file>... [DEPENDS <target>...])
#       An executable. In the web build: a JavaScript file and a .wasm file.
# SMALL is for code that is not hot: release builds optimise it for size, except the sources listed under FAST.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release)
endif()
option(SHUNT_WERROR "Treat warnings as errors" OFF)

find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
endif()

if(EMSCRIPTEN)
    # One setting for all translation units: an inline function must not mean two things in one program.
    add_compile_definitions(JSON_NOEXCEPTION)
endif()

function(shunt_warnings target)
    target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wshadow -Wconversion $<$<BOOL:${SHUNT_WERROR}>:-Werror>)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
        # False alarms where it inlines strings (GCC bug 105329) and comparisons of byte vectors.
        target_compile_options(${target} PRIVATE -Wno-restrict -Wno-stringop-overread)
    endif()
endfunction()

# Code that ships in the page has no exceptions and no run-time type information: they cost a tenth of its size.
function(shunt_without_exceptions target)
    if(EMSCRIPTEN)
        target_compile_options(${target} PRIVATE -fno-exceptions -fno-rtti)
    endif()
endfunction()

# File by file, since a later -O3 does not undo a -Oz.
function(shunt_small)
    if(EMSCRIPTEN)
        set_source_files_properties(${ARGN} PROPERTIES COMPILE_OPTIONS -Oz)
    elseif(CMAKE_BUILD_TYPE STREQUAL "Release")
        set_source_files_properties(${ARGN} PROPERTIES COMPILE_OPTIONS -Os)
    endif()
endfunction()

function(shunt_library)
    cmake_parse_arguments(PARSE_ARGV 0 arg SMALL NAME "SOURCES;FAST;DEPENDS")
    if(arg_SOURCES AND arg_SMALL)
        shunt_small(${arg_SOURCES})
    endif()
    set(sources "${arg_SOURCES};${arg_FAST}")
    shunt_add_library(shunt_${arg_NAME} "${sources}" "${arg_DEPENDS}")
    if(EMSCRIPTEN)
        shunt_add_shared_memory_library(shunt_${arg_NAME}_mt "${sources}" "${arg_DEPENDS}")
    endif()
endfunction()

function(shunt_threaded_library)
    cmake_parse_arguments(PARSE_ARGV 0 arg "" NAME "SOURCES;DEPENDS")
    if(EMSCRIPTEN)
        shunt_add_shared_memory_library(shunt_${arg_NAME}_mt "${arg_SOURCES}" "${arg_DEPENDS}")
    else()
        find_package(Threads REQUIRED)
        shunt_add_library(shunt_${arg_NAME} "${arg_SOURCES}" "${arg_DEPENDS};Threads::Threads")
    endif()
endfunction()

# One target of the above.
function(shunt_add_library target sources depends)
    list(REMOVE_ITEM sources "")
    if(sources)
        add_library(${target} STATIC ${sources})
        target_include_directories(${target} PUBLIC ${CMAKE_SOURCE_DIR})
        target_link_libraries(${target} PUBLIC ${depends})
        shunt_warnings(${target})
        shunt_without_exceptions(${target})
    else()
        add_library(${target} INTERFACE)
        target_include_directories(${target} INTERFACE ${CMAKE_SOURCE_DIR})
        target_link_libraries(${target} INTERFACE ${depends})
    endif()
endfunction()

# The same with -pthread, on top of libraries of its kind.
function(shunt_add_shared_memory_library target sources depends)
    list(TRANSFORM depends REPLACE "^(shunt_.*)$" "\\1_mt")
    shunt_add_library(${target} "${sources}" "${depends}")
    get_target_property(type ${target} TYPE)
    if(type STREQUAL INTERFACE_LIBRARY)
        target_compile_options(${target} INTERFACE -pthread)
    else()
        target_compile_options(${target} PUBLIC -pthread)
        set_target_properties(${target} PROPERTIES EXCLUDE_FROM_ALL ON)
    endif()
endfunction()

function(shunt_program)
    cmake_parse_arguments(PARSE_ARGV 0 arg SMALL NAME "SOURCES;DEPENDS")
    add_executable(${arg_NAME} ${arg_SOURCES})
    target_include_directories(${arg_NAME} PRIVATE ${CMAKE_SOURCE_DIR})
    target_link_libraries(${arg_NAME} PRIVATE ${arg_DEPENDS})
    target_compile_definitions(${arg_NAME} PRIVATE SHUNT_VERSION="${PROJECT_VERSION}")
    shunt_warnings(${arg_NAME})
    if(arg_SMALL)
        shunt_small(${arg_SOURCES})
    endif()
endfunction()
