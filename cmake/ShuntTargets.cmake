# How targets of this project are made; the same functions serve the native and the web build.
#
#   shunt_library(NAME <folder> [SMALL] [SOURCES <file>...] [FAST <file>...] [DEPENDS <target>...])
#       The static library shunt_<folder>; without sources, a library of headers only.
#   shunt_threaded_library(NAME <folder> SOURCES <file>... [DEPENDS <target>...])
#       A library that starts threads. In the web build only for modules that are linked with -pthread.
#   shunt_program(NAME <name> [SMALL] SOURCES <file>... [DEPENDS <target>...])
#       An executable. In the web build: a JavaScript file and a .wasm file.
# SMALL is for code that is not hot: the release build of the page optimises it for size, except the sources listed under FAST.
#
# Nine tenths of what a compiler reads of a source are the standard library's headers, so the sources of a target are compiled together, a
# few at a time (CMake's unity build): a full build takes a third of the time. For that, names in anonymous namespaces are unique
# in a folder. Options belong to targets, since a source with options of its own would be compiled alone.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release)
endif()
option(SHUNT_WERROR "Treat warnings as errors" OFF)
option(SHUNT_RELEASE "Optimise for what is published: smaller, and slower to build" OFF)
option(SHUNT_UNITY "Compile the sources of a target together, a few at a time" ON)
set(SHUNT_BATCH 8 CACHE STRING "How many sources are compiled together")

find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
endif()

if(EMSCRIPTEN)
    if(SHUNT_RELEASE)
        # Optimising across files makes the solver a twentieth smaller and faster, and the workbench as much smaller, but takes minutes.
        add_compile_options(-flto)
        add_link_options(-flto)
    endif()
    # One setting for all translation units: an inline function must not mean two things in one program.
    add_compile_definitions(JSON_NOEXCEPTION)
    # One set of objects for modules with and without shared memory: without it, atomic instructions work as others do.
    add_compile_options(-matomics -mbulk-memory)
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

# Optimises the sources of a target for size, on the desktop (where it is less to load) and in the release build of the page.
function(shunt_small target)
    if(NOT EMSCRIPTEN AND CMAKE_BUILD_TYPE STREQUAL "Release")
        target_compile_options(${target} PRIVATE -Os)
    elseif(EMSCRIPTEN AND SHUNT_RELEASE)
        target_compile_options(${target} PRIVATE -Oz)
    endif()
endfunction()

function(shunt_library)
    cmake_parse_arguments(PARSE_ARGV 0 arg SMALL NAME "SOURCES;FAST;DEPENDS")
    set(target shunt_${arg_NAME})
    if(NOT arg_SOURCES AND NOT arg_FAST)
        add_library(${target} INTERFACE)
        target_include_directories(${target} INTERFACE ${CMAKE_SOURCE_DIR})
        target_link_libraries(${target} INTERFACE ${arg_DEPENDS})
        return()
    endif()
    if(arg_SMALL AND arg_SOURCES AND arg_FAST)
        shunt_objects(${target}_fast ${arg_FAST})
        target_link_libraries(${target}_fast PUBLIC ${arg_DEPENDS})
        set(arg_FAST $<TARGET_OBJECTS:${target}_fast>)
    endif()
    add_library(${target} STATIC ${arg_SOURCES} ${arg_FAST})
    shunt_compiles(${target})
    target_link_libraries(${target} PUBLIC ${arg_DEPENDS})
    if(arg_SMALL)
        shunt_small(${target})
    endif()
    set_property(GLOBAL APPEND PROPERTY SHUNT_LIBRARIES ${target})
endfunction()

function(shunt_threaded_library)
    cmake_parse_arguments(PARSE_ARGV 0 arg "" NAME "SOURCES;DEPENDS")
    if(EMSCRIPTEN)
        set(threads -pthread)
    else()
        find_package(Threads REQUIRED)
        set(threads Threads::Threads)
    endif()
    shunt_library(NAME ${arg_NAME} SOURCES ${arg_SOURCES} DEPENDS ${arg_DEPENDS} ${threads})
    if(EMSCRIPTEN)
        target_compile_options(shunt_${arg_NAME} PUBLIC -pthread)
    endif()
endfunction()

# How a source of ours is compiled, in a library or a part of one.
function(shunt_compiles target)
    target_include_directories(${target} PUBLIC ${CMAKE_SOURCE_DIR})
    shunt_warnings(${target})
    shunt_without_exceptions(${target})
    set_target_properties(${target} PROPERTIES UNITY_BUILD ${SHUNT_UNITY} UNITY_BUILD_BATCH_SIZE ${SHUNT_BATCH})
endfunction()

function(shunt_objects target)
    add_library(${target} OBJECT ${ARGN})
    shunt_compiles(${target})
endfunction()

function(shunt_program)
    cmake_parse_arguments(PARSE_ARGV 0 arg SMALL NAME "SOURCES;DEPENDS")
    add_executable(${arg_NAME} ${arg_SOURCES})
    target_include_directories(${arg_NAME} PRIVATE ${CMAKE_SOURCE_DIR})
    target_link_libraries(${arg_NAME} PRIVATE ${arg_DEPENDS})
    target_compile_definitions(${arg_NAME} PRIVATE SHUNT_VERSION="${PROJECT_VERSION}")
    shunt_warnings(${arg_NAME})
    set_target_properties(${arg_NAME} PROPERTIES UNITY_BUILD ${SHUNT_UNITY} UNITY_BUILD_BATCH_SIZE ${SHUNT_BATCH})
    if(arg_SMALL)
        shunt_small(${arg_NAME})
    endif()
endfunction()
