#include "core/cli/folder_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <thread>

namespace shunt::cli {
namespace {

/// Between two looks whether others have gone.
constexpr FolderLock::Patience kNap{20};

/// False: somebody else has it.
bool locked(int file, int how) { return flock(file, how | LOCK_NB) == 0 || errno != EWOULDBLOCK; }

}  // namespace

/// The file goes with the last: whoever can have it alone is that.
FolderLock::~FolderLock() {
    if (file_ < 0) return;
    if (locked(file_, LOCK_EX) && is_the_one_there()) unlink(path_.c_str());
    close();
}

std::optional<Error> FolderLock::take_alone(const std::string& folder, Patience patience) {
    for (;;) {
        if (auto error = open(folder)) return error;
        const bool is_free = locked(file_, LOCK_EX);
        if (is_free && is_the_one_there()) return std::nullopt;
        close();
        if (is_free) continue;  // whoever had it has just removed it
        if (patience <= Patience::zero()) return Error{"another process works in '" + folder + "'"};
        std::this_thread::sleep_for(kNap);
        patience -= kNap;
    }
}

std::optional<Error> FolderLock::share(const std::string& folder) {
    if (file_ < 0) {
        if (auto error = open(folder)) return error;
    }
    if (locked(file_, LOCK_SH)) return std::nullopt;
    close();
    return Error{"another process works in '" + folder + "'"};
}

std::optional<Error> FolderLock::open(const std::string& folder) {
    path_ = folder + "/lock";
    file_ = ::open(path_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (file_ >= 0) return std::nullopt;
    return Error{"cannot write '" + path_ + "': " + std::strerror(errno)};
}

/// Between opening and locking a file its name may have gone, or be another's.
bool FolderLock::is_the_one_there() const {
    struct stat held {};
    struct stat there {};
    return fstat(file_, &held) == 0 && stat(path_.c_str(), &there) == 0 && held.st_dev == there.st_dev &&
           held.st_ino == there.st_ino;
}

void FolderLock::close() {
    ::close(file_);
    file_ = -1;
}

}  // namespace shunt::cli
