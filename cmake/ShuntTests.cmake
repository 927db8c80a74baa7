# Tests, all registered with CTest.
#
#   shunt_test(NAME <name> SOURCES <file>... [TWINS <file>...] [DEPENDS <target>...] [SECONDS <limit>] [NATIVE] [LAWS])
#       A Catch2 program test_<name>. Natively each of its test cases is a CTest entry "<name>: ...", run in the root of the
#       source tree. The web build makes the same program for node, of TWINS instead of SOURCES, if they are named; the native
#       CTest runs that one too, as wasm.<name>, unless it is NATIVE.
#   shunt_script_test(NAME <name> COMMAND <command>... [SECONDS <limit>] [COST <seconds>] [LONG] [LAWS])
#       Any other check; run in the root of the source tree. Native build only.
# LONG gives the label "long": what the preset "native" leaves out. LAWS gives the label "laws": what tries more cases in the preset "long"
# (tests/support/effort.hpp).
# What may take longest begins first, so that no processor waits for it at the end.

set(SHUNT_WEB_BUILD ${CMAKE_SOURCE_DIR}/build/web CACHE PATH
    "Web build whose test programs and page the native CTest tests too; empty: none")

include(Catch2)

function(shunt_test)
    cmake_parse_arguments(PARSE_ARGV 0 arg "NATIVE;LAWS;LONG" "NAME;SECONDS" "SOURCES;TWINS;DEPENDS")
    if(NOT TARGET shunt_catch2_main OR (EMSCRIPTEN AND arg_NATIVE))
        return()
    endif()
    if(EMSCRIPTEN AND arg_TWINS)
        set(arg_SOURCES ${arg_TWINS})
    endif()
    set(program test_${arg_NAME})
    shunt_program(NAME ${program} SOURCES ${arg_SOURCES} DEPENDS ${arg_DEPENDS} shunt_catch2_main)
    # What takes time in a test is in the libraries; the tests themselves take longer to compile, and to link as one, than to run.
    target_compile_options(${program} PRIVATE $<$<CONFIG:Release>:-O1>)
    shunt_unity_by_folder(${program} ${arg_SOURCES})
    if(SHUNT_RELEASE AND EMSCRIPTEN)
        target_compile_options(${program} PRIVATE -fno-lto)
    endif()
    if(NOT arg_SECONDS)
        set(arg_SECONDS 120)
    endif()
    set(labels)
    if(arg_LAWS)
        set(labels LABELS laws)
    elseif(arg_LONG)
        set(labels LABELS long)
    endif()
    if(EMSCRIPTEN)
        shunt_node_program(${program})
    else()
        catch_discover_tests(
            ${program}
            WORKING_DIRECTORY ${CMAKE_SOURCE_DIR}
            TEST_PREFIX "${arg_NAME}: "
            PROPERTIES TIMEOUT ${arg_SECONDS} COST ${arg_SECONDS} ${labels}
        )
        if(NOT arg_NATIVE)
            shunt_web_twin(${arg_NAME} ${program} ${arg_SECONDS})
        endif()
    endif()
endfunction()

# Compiles sources together with others of their folder only, where their names are unique (cmake/ShuntTargets.cmake). A precompiled header
# is no help instead: g++ 12 instantiates its templates again for every source, and reading one of 280 MB takes as long as they do.
function(shunt_unity_by_folder target)
    set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
    foreach(source IN LISTS ARGN)
        cmake_path(GET source PARENT_PATH folder)
        list(APPEND seen_in_${folder} ${source})
        list(LENGTH seen_in_${folder} count)
        math(EXPR batch "(${count} - 1) / ${SHUNT_BATCH}")
        set_property(SOURCE ${source} PROPERTY UNITY_GROUP "${folder}${batch}")
    endforeach()
endfunction()

# Links a program for node with the machine's own files and with exceptions, which Catch2 needs.
function(shunt_node_program program)
    set_target_properties(${program} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
    target_compile_options(${program} PRIVATE -fexceptions)
    target_link_options(
        ${program} PRIVATE
        -fexceptions
        -sENVIRONMENT=node
        -sNODERAWFS=1
        -sEXIT_RUNTIME=1
        -sALLOW_MEMORY_GROWTH=1
        -sMAXIMUM_MEMORY=4GB
        --pre-js=${CMAKE_SOURCE_DIR}/cmake/node_program.js
    )
endfunction()

# The CTest entry for the web build of a test program.
function(shunt_web_twin name program seconds)
    if(SHUNT_WEB_BUILD AND EXISTS ${SHUNT_WEB_BUILD}/tests/${program}.js)
        shunt_script_test(
            NAME wasm.${name}
            COMMAND ${NODE} ${SHUNT_WEB_BUILD}/tests/${program}.js --use-colour no
            SECONDS ${seconds}
        )
    endif()
endfunction()

function(shunt_script_test)
    cmake_parse_arguments(PARSE_ARGV 0 arg "LONG;LAWS" "NAME;SECONDS;COST" "COMMAND")
    if(EMSCRIPTEN)
        return()
    endif()
    if(NOT arg_SECONDS)
        set(arg_SECONDS 120)
    endif()
    if(NOT DEFINED arg_COST)
        set(arg_COST ${arg_SECONDS})
    endif()
    add_test(NAME ${arg_NAME} COMMAND ${arg_COMMAND} WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
    set_tests_properties(${arg_NAME} PROPERTIES TIMEOUT ${arg_SECONDS} COST ${arg_COST})
    if(arg_LONG)
        set_tests_properties(${arg_NAME} PROPERTIES LABELS long)
    elseif(arg_LAWS)
        set_tests_properties(${arg_NAME} PROPERTIES LABELS laws)
    endif()
endfunction()
