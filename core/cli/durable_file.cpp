#include "core/cli/durable_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace shunt::cli {
namespace {

namespace fs = std::filesystem;

Error failure(const std::string& what, const std::string& path) {
    return {"cannot " + what + " '" + path + "': " + std::strerror(errno)};
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

std::optional<Error> write_durably(const std::string& path, const std::string& text) {
    const std::string beside = path + ".new";
    {
        const Descriptor file(open(beside.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666));
        if (!file.is_open() || !file.write_all(text) || !file.sync()) return failure("write", beside);
    }
    if (std::rename(beside.c_str(), path.c_str()) != 0) return failure("replace", path);
    // The new name, too, has to reach the disk; where folders cannot be synced the rename alone must do.
    const fs::path folder = fs::path(path).parent_path();
    const Descriptor directory(open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_CLOEXEC));
    if (directory.is_open()) static_cast<void>(directory.sync());
    return std::nullopt;
}

Result<std::optional<std::string>> read_if_there(const std::string& path) {
    std::error_code ignored;
    if (!fs::exists(path, ignored)) return std::optional<std::string>();
    std::ifstream file(path, std::ios::binary);
    if (!file || !fs::is_regular_file(path, ignored)) return Error{"cannot read '" + path + "'"};
    return std::optional<std::string>(std::in_place, std::istreambuf_iterator<char>(file),
                                      std::istreambuf_iterator<char>());
}

}  // namespace shunt::cli
