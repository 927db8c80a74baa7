# The package for npm, in build/web/package: the widget for bundlers, the command for node, and the entry for scripts.
set(package ${CMAKE_BINARY_DIR}/package)
set(types ${package}/types/web/src)
widget_script(${package}/shunt-puzzle.js widget/package.ts --format=esm)

# Types of what the package exports. Those of the outcomes are made from their lists of fields; the compiler finds them as if they lay
# beside the sources. All are written anew: what is left of sources that are gone would be packed.
set(made ${CMAKE_CURRENT_BINARY_DIR}/made)
set(outcomes ${made}/web/src/node/outcomes.d.ts)
add_custom_command(
    OUTPUT ${outcomes}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${made}/web/src/node
    COMMAND ${NODE} ${SHUNT_NODE_FOLDER}/outcome_types.js > ${outcomes}
    DEPENDS outcome_types
    COMMENT "Writing the types of outcomes"
    VERBATIM
)
set(tsconfig ${CMAKE_CURRENT_BINARY_DIR}/tsconfig.package.json)
file(CONFIGURE OUTPUT ${tsconfig} @ONLY CONTENT [[{
  "extends": "@CMAKE_SOURCE_DIR@/web/tsconfig.package.json",
  "compilerOptions": {"rootDir": "@CMAKE_SOURCE_DIR@", "rootDirs": ["@CMAKE_SOURCE_DIR@", "@made@"], "outDir": "@package@/types"}
}
]])
add_custom_command(
    OUTPUT ${types}/widget/package.d.ts ${types}/node/solver.d.ts
    COMMAND ${CMAKE_COMMAND} -E rm -rf ${package}/types
    COMMAND ${NODE} ${CMAKE_SOURCE_DIR}/node_modules/typescript/bin/tsc --project ${tsconfig}
    COMMAND ${CMAKE_COMMAND} -E copy ${outcomes} ${types}/node/outcomes.d.ts
    DEPENDS ${scripts} ${tsconfig} ${outcomes} ${CMAKE_SOURCE_DIR}/web/tsconfig.package.json ${CMAKE_SOURCE_DIR}/package-lock.json
    WORKING_DIRECTORY ${CMAKE_SOURCE_DIR}
    COMMENT "Writing the types of the package"
    VERBATIM
)

# node_script(<name> <source> <option>...): bundles src/node/<source> for node.
function(node_script name source)
    add_custom_command(
        OUTPUT ${package}/node/${name}
        COMMAND
            ${ESBUILD} src/node/${source} --bundle --platform=node --format=esm --target=node18 --charset=utf8 --minify
            --legal-comments=none --log-level=warning ${ARGN} --outfile=${package}/node/${name}
        DEPENDS ${scripts} ${CMAKE_SOURCE_DIR}/package-lock.json
        WORKING_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR}
        COMMENT "Bundling ${name} for node"
        VERBATIM
    )
endfunction()
node_script(solver.mjs solver.ts)
node_script(solver_worker.mjs worker.ts)
node_script(highs_runner.mjs ../../../tools/highs_runner.mjs --external:highs)

add_custom_command(
    OUTPUT ${package}/node/library.json
    COMMAND ${NODE} ${puzzles_json} ${CMAKE_SOURCE_DIR}/puzzles ${package}/node/library.json --all
    DEPENDS ${more_puzzles} ${puzzles} ${puzzles_json}
    COMMENT "Gathering the puzzles for node"
    VERBATIM
)

# Everything else is copied as it is.
file(GLOB package_texts CONFIGURE_DEPENDS package/package.json package/README.md)
file(GLOB node_texts CONFIGURE_DEPENDS package/node/*)
set(browser_files ${SHUNT_SITE}/solver_alone.js ${SHUNT_SITE}/library.js ${SHUNT_SITE}/formats_alone.js ${SHUNT_SITE}/questions.js)
set(module_files ${SHUNT_NODE_FOLDER}/shunt.js ${SHUNT_NODE_FOLDER}/shunt.worker.js ${SHUNT_NODE_FOLDER}/shunt.wasm)
add_custom_command(
    OUTPUT ${package}/package.json
    COMMAND ${CMAKE_COMMAND} -E copy ${package_texts} ${CMAKE_SOURCE_DIR}/LICENSE ${browser_files} ${package}
    COMMAND ${CMAKE_COMMAND} -E copy ${node_texts} ${module_files} ${package}/node
    COMMAND ${CMAKE_COMMAND} -E touch ${package}/package.json
    DEPENDS
        ${package_texts}
        ${node_texts}
        ${CMAKE_SOURCE_DIR}/LICENSE
        ${browser_files}
        shunt
        ${package}/shunt-puzzle.js
        ${package}/node/solver.mjs
        ${package}/node/solver_worker.mjs
        ${package}/node/highs_runner.mjs
        ${package}/node/library.json
        ${types}/widget/package.d.ts
    COMMENT "Gathering the package"
    VERBATIM
)
add_custom_target(package_folder ALL DEPENDS ${package}/package.json)
