// Tables of unit-tile boards kept as files from one run to the next.
#pragma once

#include <filesystem>
#include <string>

#include "core/job/capabilities.hpp"

namespace shunt::cli {

/// Files in $XDG_CACHE_HOME/shunt, else in $HOME/.cache/shunt. With neither variable, or without permission to write, nothing is kept.
class CachedTablesFolder {
public:
    CachedTablesFolder();

    /// Gives the job the tables kept for it, if there are any. A file that is damaged or of another version is reported on standard
    /// error and otherwise ignored.
    void give_to(job::CachedTables& tables) const;
    /// Keeps what the job has built.
    void keep_from(const job::CachedTables& tables) const;

private:
    [[nodiscard]] std::string file(const std::string& name) const { return (folder_ / (name + ".bin")).string(); }

    std::filesystem::path folder_;  // empty: none
};

}  // namespace shunt::cli
