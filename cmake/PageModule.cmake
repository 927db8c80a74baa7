# WebAssembly modules of the page.
#
#   shunt_page_module(<program> <factory> [<option>...])
#       Makes a program a module of the page: site/<program>.js defines the global function <factory>, which loads
#       site/<program>.wasm; its runtime hands strings and bytes across. The rest are further options of em++'s linker.
#       The script is minified, which takes a fifth off it; the module is optimised until that changes nothing, which takes off 1 %.
#
#   shunt_split_module(<program> <library>...)
#       Parts such a module in two files. What only the sources that the libraries list under LATER need goes into
#       site/<program>_later.wasm, which the page loads when it is interactive (web/src/wasm/split_module.ts).

set(SHUNT_SITE ${CMAKE_BINARY_DIR}/site)  # the built page, ready for any static host
set(ESBUILD ${CMAKE_SOURCE_DIR}/node_modules/.bin/esbuild)
if(NOT EXISTS ${ESBUILD})
    message(FATAL_ERROR "esbuild not found: run tools/install_dependencies, or npm ci in ${CMAKE_SOURCE_DIR}")
endif()

find_program(NODE node REQUIRED NO_CMAKE_FIND_ROOT_PATH)

function(shunt_page_module program factory)
    shunt_without_exceptions(${program})
    set_target_properties(${program} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${SHUNT_SITE})
    target_link_options(
        ${program} PRIVATE
        --no-entry
        -sMODULARIZE=1
        -sEXPORT_NAME=${factory}
        -sALLOW_MEMORY_GROWTH=1
        -sFILESYSTEM=0
        -sEXPORTED_FUNCTIONS=_malloc,_free
        -sEXPORTED_RUNTIME_METHODS=UTF8ToString,stringToUTF8,lengthBytesUTF8,HEAPU8
        -sBINARYEN_EXTRA_PASSES=--converge
        ${ARGN}
    )
    add_custom_command(
        TARGET ${program} POST_BUILD
        # The settings of tsconfig.json are not for it: a strict script, evaluated by the workers of threads under node, would define
        # no global function.
        COMMAND ${ESBUILD} ${program}.js --minify --tsconfig-raw={} --log-level=error --allow-overwrite --outfile=${program}.js
        WORKING_DIRECTORY ${SHUNT_SITE}
        VERBATIM
    )
endfunction()

function(shunt_split_module program)
    find_program(WASM_SPLIT wasm-split REQUIRED NO_CMAKE_FIND_ROOT_PATH)
    set(later)
    foreach(library IN LISTS ARGN)
        get_target_property(sources ${library} SHUNT_LATER)
        list(JOIN sources "|" any)
        list(APPEND later "$<FILTER:$<TARGET_OBJECTS:${library}>,INCLUDE,/(${any})[.]o$>")
    endforeach()
    set(split ${CMAKE_SOURCE_DIR}/tools/split_module.mjs)
    target_link_options(${program} PRIVATE --profiling-funcs -Wl,--no-demangle)
    add_custom_command(
        TARGET ${program} POST_BUILD
        COMMAND ${NODE} ${split} ${SHUNT_SITE}/${program}.wasm ${CMAKE_NM} ${later}
        COMMAND_EXPAND_LISTS
        VERBATIM
    )
    set_property(TARGET ${program} APPEND PROPERTY LINK_DEPENDS ${split})
endfunction()
