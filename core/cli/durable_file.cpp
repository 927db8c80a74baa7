#include "core/cli/durable_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

namespace shunt::cli {
namespace {

namespace fs = std::filesystem;

Error failure(const std::string& what, const std::string& path) {
    return {"cannot " + what + " '" + path + "': " + std::strerror(errno)};
}

/// What the name leads to, which need not be there yet.
fs::path without_links(fs::path path) {
    std::error_code no_link;
    for (int links = 0; links < 40 && fs::is_symlink(path, no_link); ++links)
        path = path.parent_path() / fs::read_symlink(path, no_link);
    return path;
}

/// The error, once the file that came of it is gone.
Error without(const std::string& path, Error error) {
    unlink(path.c_str());
    return error;
}

/// An open file descriptor that is closed at the end.
class Descriptor {
public:
    explicit Descriptor(int number) : number_(number) {}
    ~Descriptor() {
        if (number_ >= 0) close(number_);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    [[nodiscard]] bool is_open() const { return number_ >= 0; }
    [[nodiscard]] bool sync() const { return fsync(number_) == 0; }
    [[nodiscard]] bool write_all(const std::string& text) const {
        for (std::size_t written = 0; written < text.size();) {
            const ssize_t count = write(number_, text.data() + written, text.size() - written);
            if (count < 0 && errno != EINTR) return false;
            if (count > 0) written += static_cast<std::size_t>(count);
        }
        return true;
    }

private:
    int number_;
};

}  // namespace

std::optional<Error> write_durably(const std::string& name, const std::string& text) {
    const std::string path = without_links(name).string();
    const std::string beside = path + ".new";
    {
        const Descriptor file(open(beside.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666));
        if (!file.is_open()) return failure("write", beside);
        if (!file.write_all(text) || !file.sync()) return without(beside, failure("write", beside));
    }
    if (std::rename(beside.c_str(), path.c_str()) != 0) return without(beside, failure("replace", path));
    // The new name, too, has to reach the disk; where folders cannot be synced the rename alone must do.
    const fs::path folder = fs::path(path).parent_path();
    const Descriptor directory(open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_CLOEXEC));
    if (directory.is_open()) static_cast<void>(directory.sync());
    return std::nullopt;
}

}  // namespace shunt::cli
