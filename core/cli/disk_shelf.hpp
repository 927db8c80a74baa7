// A folder that holds the levels of a search which do not fit the memory (core/parts/shelf.hpp).
//
//     DIR/shunt-level-39              the two levels that later ones ask for; for a solution all, which lead back to the start
//     DIR/shunt-level-40
//     DIR/shunt-letters-41-for-7      what was found of level 41 in block 7 of its numbers
//     DIR/levels.json                 where the search is: puzzle, metric, counts, and of these levels the depth, bytes and digest
//     DIR/lock                        as long as a process works there (folder_lock.hpp)
//
// Levels reach the disk before the file that names them, and stay until another names later ones: whoever is killed at any moment goes on
// from a level that is whole, and what was written since is removed. That file is written every now and then only, because a disk takes its
// time, and at the end.
#pragma once

#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/exploration.hpp"
#include "core/base/digest.hpp"
#include "core/base/result.hpp"
#include "core/cli/folder_lock.hpp"
#include "core/cli/level_manifest.hpp"
#include "core/parts/shelf.hpp"

namespace shunt::cli {

class DiskShelf final : public parts::Shelf {
public:
    /// Makes the folder, if it is not there, and looks what it knows of that search. `seconds` between two times that it is written down
    /// where the search is. Errors: a folder that cannot be had, or that another process works in; what is damaged or belongs to something
    /// else: nothing is written over.
    [[nodiscard]] static Result<std::unique_ptr<DiskShelf>> open(const std::string& folder, analysis::Purpose purpose,
                                                                 const std::string& puzzle, puzzle::Metric metric,
                                                                 double seconds);

    /// From where it can go on; nothing where nothing was written yet.
    [[nodiscard]] const std::optional<parts::Standing>& earlier() const { return earlier_; }
    /// Once the search has ended, however: writes down where it is, and removes what that does not need.
    [[nodiscard]] std::optional<Error> close();

    [[nodiscard]] std::uint64_t size(const parts::Pile& pile) const override;
    void drop(const parts::Pile& pile) override;
    [[nodiscard]] bool keep(const parts::Standing& standing, std::uint64_t ahead) override;
    [[nodiscard]] const std::string& failure() const override { return failure_; }

private:
    using Clock = std::chrono::steady_clock;
    /// Of the file of a level.
    struct Level {
        std::uint64_t bytes = 0;
        std::uint64_t digest = kEmptyDigest;
        bool is_noted = false;  ///< the manifest names it
        bool is_wanted = true;  ///< nobody has dropped it
    };

    DiskShelf(const std::string& folder, LevelManifest manifest, double seconds);

    [[nodiscard]] std::optional<Error> read_earlier();
    [[nodiscard]] std::optional<Error> check_level(const std::string& name, const Level& level);
    [[nodiscard]] bool write(const parts::Pile& pile, std::string_view bytes) override;
    [[nodiscard]] std::optional<std::string> read(const parts::Pile& pile, std::uint64_t begin,
                                                  std::size_t most) override;
    [[nodiscard]] std::optional<Error> note();
    void remove_others() const;
    [[nodiscard]] std::string path(const std::string& name) const { return folder_ + "/" + name; }
    void fail(const std::string& what, const std::string& name, int why);

    std::string folder_;
    LevelManifest manifest_;
    std::chrono::duration<double> interval_;
    FolderLock lock_;
    std::optional<parts::Standing> earlier_;
    std::map<int, Level> levels_;  // by depth, those on the disk
    parts::Standing standing_;     // kept last,
    bool is_noted_ = true;         // and whether the manifest says so
    std::uint64_t ahead_ = 0;      // bytes that the level after it is expected to take
    std::uint64_t written_ = 0;    // and those it has taken
    Clock::time_point noted_at_ = Clock::now();
    std::string failure_;
};

/// What an answer says of the files that it took.
struct DiskFigures {
    std::uint64_t bytes_read = 0;
    std::uint64_t bytes_written = 0;

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a("bytes_read", o.bytes_read);
        a("bytes_written", o.bytes_written);
    }
};
/// Nothing without a shelf, and of one that nothing was put on or taken from.
[[nodiscard]] std::optional<DiskFigures> disk_figures(const parts::Shelf* shelf);
/// "1.2 GB read, 0.9 GB written\n"; nothing where there are no figures.
[[nodiscard]] std::string disk_text(const parts::Shelf* shelf);

/// Bytes that are free where a folder is or would be.
[[nodiscard]] std::uint64_t bytes_free(const std::string& folder);

}  // namespace shunt::cli
