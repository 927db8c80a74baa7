# WebAssembly modules of the page.
#
#   shunt_page_module(<program> <factory> [<option>...])
#       Makes a program a module of the page: site/<program>.js defines the global function <factory>, which loads
#       site/<program>.wasm; its runtime hands strings and bytes across. The rest are further options of em++'s linker.
#       The script is minified, which takes a fifth off it; the module is optimised until that changes nothing, which takes off 1 %.
#
#   shunt_whole_module(<program>)
#       Leaves the .wasm file of such a module in SHUNT_WHOLE: web/CMakeLists.txt parts it in two for the site.

set(SHUNT_SITE ${CMAKE_BINARY_DIR}/site)  # the built page, ready for any static host
set(SHUNT_WHOLE ${CMAKE_BINARY_DIR}/whole)  # modules before they are parted
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

function(shunt_whole_module program)
    add_custom_command(
        TARGET ${program} POST_BUILD
        COMMAND ${CMAKE_COMMAND} -E make_directory ${SHUNT_WHOLE}
        COMMAND ${CMAKE_COMMAND} -E rename ${SHUNT_SITE}/${program}.wasm ${SHUNT_WHOLE}/${program}.wasm
        VERBATIM
    )
endfunction()
