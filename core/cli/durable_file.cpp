#include "core/cli/durable_file.hpp"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <iostream>

#include "core/cli/descriptor.hpp"
#include "core/cli/input_file.hpp"

namespace shunt::cli {
namespace {

namespace fs = std::filesystem;

constexpr mode_t kPermissions = 07777;

Error failure(const std::string& what, const std::string& path, int why = errno) {
    return {"cannot " + what + " '" + path + "': " + std::strerror(why)};
}

mode_t mode_of_new_files() {
    const mode_t mask = umask(0);
    umask(mask);
    return 0666 & ~mask;
}

/// Gives a new file what the one has that it is to replace. False: it may not.
bool made_alike(int file, const struct stat& old) {
    if (fchown(file, old.st_uid, old.st_gid) != 0) return false;
    return fchmod(file, old.st_mode & kPermissions) == 0;  // after the owner: to give a file away takes some of them
}

/// What came of putting a new file in a place.
enum class Placed { done, failed, not_possible };

/// A new file beside `path`, renamed to it; `old` is what is there. `error` says why it failed, and then there is no new file.
Placed place(const std::string& path, const std::string& text, const struct stat* old, std::optional<Error>& error) {
    std::string beside = (fs::path(path).parent_path() / ".shunt-XXXXXX").string();
    const Descriptor file(mkostemp(beside.data(), O_CLOEXEC));
    if (!file.is_open()) {
        const int why = errno;
        error = failure("write", path, why);
        return why == EACCES || why == EROFS || why == EPERM ? Placed::not_possible : Placed::failed;
    }
    const bool alike =
        old != nullptr ? made_alike(file.number(), *old) : fchmod(file.number(), mode_of_new_files()) == 0;
    const bool written = alike && write_all(file.number(), text) && fsync(file.number()) == 0;
    const bool renamed = written && std::rename(beside.c_str(), path.c_str()) == 0;
    if (renamed) return Placed::done;
    const int why = errno;
    unlink(beside.c_str());
    error = failure(written ? "replace" : "write", path, why);
    return !alike || (written && why == EBUSY) ?  // EBUSY: the file itself is mounted there
               Placed::not_possible
                                               : Placed::failed;
}

/// The new name, too, has to reach the disk; where folders cannot be synced the rename alone must do.
void sync_folder_of(const std::string& path) {
    const fs::path folder = fs::path(path).parent_path();
    const Descriptor directory(open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_CLOEXEC));
    if (directory.is_open()) static_cast<void>(fsync(directory.number()));
}

bool holds(int file, const std::string& text) {
    return lseek(file, 0, SEEK_SET) == 0 && write_all(file, text) &&
           ftruncate(file, static_cast<off_t>(text.size())) == 0;
}

/// Writes a regular file where it lies. Nothing of it is given back to the disk before all is written, so that there is room for what
/// it held.
std::optional<Error> write_over(const std::string& path, const std::string& text) {
    const auto before = read_input(path, kMostFileBytes);
    const Descriptor file(open(path.c_str(), O_WRONLY | O_CLOEXEC));
    if (!file.is_open()) return failure("write", path);
    if (holds(file.number(), text) && fsync(file.number()) == 0) return std::nullopt;
    const int why = errno;
    if (before) static_cast<void>(holds(file.number(), *before));
    return failure("write", path, why);
}

std::optional<Error> write_regular(const std::string& path, const std::string& text, const struct stat* old) {
    if (old != nullptr && access(path.c_str(), W_OK) != 0) return failure("write", path);
    if (old != nullptr && old->st_nlink > 1) return write_over(path, text);
    std::optional<Error> error;
    const Placed placed = place(path, text, old, error);
    if (placed == Placed::not_possible && old != nullptr) return write_over(path, text);
    if (placed != Placed::done) return error;
    sync_folder_of(path);
    return std::nullopt;
}

/// Devices and pipes. A pipe waits for its reader, as it does for every program.
std::optional<Error> write_stream(const std::string& path, const std::string& text) {
    const Descriptor file(open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY));
    if (!file.is_open() || !write_all(file.number(), text)) return failure("write", path);
    return std::nullopt;
}

std::optional<Error> write_open(int descriptor, const std::string& name, const std::string& text) {
    std::cout.flush();
    return write_all(descriptor, text) ? std::nullopt : std::optional(failure("write", name));
}

}  // namespace

std::optional<Error> write_durably(const std::string& name, const std::string& text) {
    const fs::path path = without_links(name);
    if (const auto open_already = named_descriptor(path)) return write_open(*open_already, name, text);
    struct stat old {};
    if (stat(path.c_str(), &old) != 0)
        return errno == ENOENT ? write_regular(path.string(), text, nullptr) : failure("write", name);
    if (S_ISDIR(old.st_mode)) return failure("write", name, EISDIR);
    return S_ISREG(old.st_mode) ? write_regular(path.string(), text, &old) : write_stream(path.string(), text);
}

std::optional<Error> write_output(const std::string& name, const std::string& text) {
    return name == "-" ? write_open(STDOUT_FILENO, "standard output", text) : write_durably(name, text);
}

std::optional<Error> no_place_to_keep(const std::string& name) {
    struct stat there {};
    const bool is_stream = named_descriptor(without_links(name)) ||
                           (stat(name.c_str(), &there) == 0 && !S_ISREG(there.st_mode) && !S_ISDIR(there.st_mode));
    if (name != "-" && !is_stream) return std::nullopt;
    return Error{"'" + name + "' is no file, so what is written there could not be read again"};
}

}  // namespace shunt::cli
