# WebAssembly modules of the page.
#
#   shunt_page_module(<program> <factory> <optimisation> [<option>...])
#       Makes a program a module of the page: site/<program>.js defines the global function <factory>, which loads
#       site/<program>.wasm; its runtime hands strings and bytes across. The rest are further options of em++'s linker.
#       The script is minified, which takes a fifth off it, and both files get a word by which they know each other. In the release
#       build the whole module is optimised once more, with that option of em++ (-Os, -Oz), until that changes nothing.

set(SHUNT_SITE ${CMAKE_BINARY_DIR}/site)  # the built page, ready for any static host
set(SHUNT_NODE_FOLDER ${CMAKE_BINARY_DIR}/node)  # the command and every job, for node
set(ESBUILD ${CMAKE_SOURCE_DIR}/node_modules/.bin/esbuild)
if(NOT EXISTS ${ESBUILD})
    message(FATAL_ERROR "esbuild not found: run tools/install_dependencies, or npm ci in ${CMAKE_SOURCE_DIR}")
endif()

set(SHUNT_MODULE_WORD ${CMAKE_SOURCE_DIR}/tools/module_word.mjs)

find_program(NODE node REQUIRED NO_CMAKE_FIND_ROOT_PATH)

function(shunt_page_module program factory optimisation)
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
        $<$<BOOL:${SHUNT_RELEASE}>:-sBINARYEN_EXTRA_PASSES=--converge>
        ${ARGN}
        $<IF:$<BOOL:${SHUNT_RELEASE}>,${optimisation},-O1>
    )
    add_custom_command(
        TARGET ${program} POST_BUILD
        # The settings of tsconfig.json are not for it: a strict script, evaluated by the workers of threads under node, would define
        # no global function.
        COMMAND ${ESBUILD} ${program}.js --minify --tsconfig-raw={} --log-level=error --allow-overwrite --outfile=${program}.js
        COMMAND ${NODE} ${SHUNT_MODULE_WORD} . ${program} ${factory}
        WORKING_DIRECTORY ${SHUNT_SITE}
        VERBATIM
    )
endfunction()
