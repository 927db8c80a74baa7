# cmake -DOUT=FILE -DSOURCE=FOLDER -P Commit.cmake
#
# Writes a source that defines the commit which FOLDER is a checkout of, "unknown" where that is not to be known, with a + if files differ
# from it. The file stays as it is while that is the same, so nothing is compiled anew.
execute_process(
    COMMAND git describe --always --exclude=* --abbrev=10 --dirty=+
    WORKING_DIRECTORY ${SOURCE}
    OUTPUT_VARIABLE commit
    OUTPUT_STRIP_TRAILING_WHITESPACE
    ERROR_QUIET
    RESULT_VARIABLE failed
)
if(failed OR NOT EXISTS ${SOURCE}/.git)
    set(commit unknown)
endif()
file(CONFIGURE OUTPUT ${OUT} @ONLY CONTENT [[#include "core/cli/commit.hpp"

const char* const shunt::cli::kCommit = "@commit@";
]])
