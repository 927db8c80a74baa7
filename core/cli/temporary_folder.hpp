// A folder for files that are passed to another program.
#pragma once

#include <stdlib.h>

#include <filesystem>
#include <string>
#include <utility>

#include "core/base/result.hpp"

namespace shunt::cli {

/// A new folder under $TMPDIR or /tmp, removed with all that is in it when the object goes.
class TemporaryFolder {
public:
    /// Error: no folder can be made there.
    [[nodiscard]] static Result<TemporaryFolder> create() {
        const char* chosen = std::getenv("TMPDIR");
        std::string path = std::string(chosen != nullptr && *chosen != '\0' ? chosen : "/tmp") + "/shunt-XXXXXX";
        if (mkdtemp(path.data()) == nullptr) return Error{"no folder for temporary files can be made as " + path};
        return TemporaryFolder(std::move(path));
    }

    TemporaryFolder(TemporaryFolder&& other) noexcept : path_(std::exchange(other.path_, std::string())) {}
    TemporaryFolder& operator=(TemporaryFolder&& other) noexcept {
        path_.swap(other.path_);
        return *this;
    }
    ~TemporaryFolder() {
        std::error_code ignored;
        if (!path_.empty()) std::filesystem::remove_all(path_, ignored);
    }

    /// Path of a file in it.
    [[nodiscard]] std::string file(const std::string& name) const { return path_ + "/" + name; }

private:
    explicit TemporaryFolder(std::string path) : path_(std::move(path)) {}

    std::string path_;
};

}  // namespace shunt::cli
