// A folder that remembers how far a census in parts is.
//
//     DIR/level-40-at-7000-part-0-of-3    what part 0 keeps of levels 39 and 40, what of 40 is expanded when all parts have expanded 7000
//     DIR/level-40-at-7000-part-1-of-3    positions, and what is found of 41: four lists (parts/rank_list.hpp), each after its length in
//     DIR/level-40-at-7000-part-2-of-3    bytes
//     DIR/levels.json                     written last: puzzle, metric, counts so far, and of each file its name, bytes and digest
//     DIR/lock                            as long as a part works there (folder_lock.hpp)
//
// Files are written anew and the list of them replaces the old one in one step: whoever is killed leaves the old state or the new one. Any
// number of parts goes on from it: as many as wrote it read a file each, others all of them; which files that are, part 0 reads for all.
// All parts must see one folder: part 0 puts a token there and all look for it. A launcher that is killed leaves parts that write for a
// moment longer: only when all have gone does the next run begin.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.hpp"
#include "core/cli/folder_lock.hpp"
#include "core/cli/level_manifest.hpp"
#include "core/cli/team.hpp"
#include "core/puzzle/metric.hpp"

namespace shunt::cli {

class LevelFolder {
public:
    /// `team` must outlive it. `puzzle`: the text that is counted.
    LevelFolder(Team& team, std::string path, std::string puzzle, puzzle::Metric metric);

    /// Goes on from what it holds, if it holds anything. All parts call it, before the search begins. Errors, the same in all parts: a
    /// folder that cannot be had, that another run works in or that is not one for all of them; what is damaged or belongs to something
    /// else: it is not written over.
    [[nodiscard]] std::optional<Error> open();
    /// Writes down where the search is. All parts call it between the same two rounds. Errors, the same in all parts: what could not be
    /// written; then the state before is still there.
    [[nodiscard]] std::optional<Error> save();

private:
    /// What each part wrote: an array of {"name": ..., "bytes": ..., "digest": ...}, by part.
    using Files = nlohmann::json;

    [[nodiscard]] std::optional<Error> share();
    [[nodiscard]] std::optional<Error> lock();
    [[nodiscard]] Result<std::optional<nlohmann::json>> told_manifest() const;
    [[nodiscard]] Result<std::vector<parts::Snapshot>> read() const;
    [[nodiscard]] Result<std::vector<parts::Snapshot>> read_parts(const Files& files,
                                                                  const parts::Snapshot& common) const;
    [[nodiscard]] Result<std::string> write_own(const parts::Snapshot& snapshot) const;
    void remove_others(const Files& files) const;

    Team* team_;
    std::string path_;
    LevelManifest manifest_;
    FolderLock lock_;
};

}  // namespace shunt::cli
