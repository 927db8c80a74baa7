// Who works in a folder: a file there that is locked as long as somebody does.
//
//     DIR/lock    of one process alone, or of all parts of one run
//
// It goes with the last that works there; one that was killed leaves it, and it locks nothing.
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "core/base/result.hpp"

namespace shunt::cli {

class FolderLock {
public:
    /// How long others are waited for: those whose launcher was killed end by themselves a moment later.
    using Patience = std::chrono::milliseconds;

    FolderLock() = default;
    ~FolderLock();
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;

    /// Nobody else works in the folder from now on, whether alone or with others. Errors: somebody does; a folder where nothing can be
    /// written. Where the file system knows no locks, nobody is kept out.
    [[nodiscard]] std::optional<Error> take_alone(const std::string& folder, Patience patience = {});
    /// Others of the same run may work there as well: who has taken it alone calls this first, then they do.
    [[nodiscard]] std::optional<Error> share(const std::string& folder);

private:
    [[nodiscard]] std::optional<Error> open(const std::string& folder);
    [[nodiscard]] bool is_the_one_there() const;
    void close();

    std::string path_;
    int file_ = -1;
};

}  // namespace shunt::cli
