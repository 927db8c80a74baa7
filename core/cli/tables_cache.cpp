#include "core/cli/tables_cache.hpp"

#include <cstdlib>
#include <iostream>

#include "core/cli/durable_file.hpp"
#include "core/cli/input_file.hpp"

namespace shunt::cli {
namespace {

namespace fs = std::filesystem;

/// The variable's path, if it is absolute, as the XDG base directory specification asks.
fs::path absolute_path(const char* variable) {
    const char* value = std::getenv(variable);
    return value != nullptr && fs::path(value).is_absolute() ? fs::path(value) : fs::path();
}

}  // namespace

TablesCache::TablesCache() {
    const fs::path cache = absolute_path("XDG_CACHE_HOME");
    const fs::path home = absolute_path("HOME");
    if (!cache.empty()) {
        folder_ = cache / "shunt";
    } else if (!home.empty()) {
        folder_ = home / ".cache" / "shunt";
    }
}

void TablesCache::give_to(job::NPuzzleJob& job) const {
    if (folder_.empty() || job.keepsake_name().empty()) return;
    const std::string path = file(job.keepsake_name());
    const auto bytes = read_if_there(path);
    if (bytes && !*bytes) return;
    const auto error = bytes ? job.use_keepsake(**bytes) : bytes.error();
    if (error) std::cerr << "shunt: " << path << ": " << error->message << "; building them anew\n";
}

void TablesCache::keep_from(const job::NPuzzleJob& job) const {
    const std::string bytes = folder_.empty() ? "" : job.keepsake();
    if (bytes.empty()) return;
    std::error_code ignored;
    fs::create_directories(folder_, ignored);
    static_cast<void>(write_durably(file(job.keepsake_name()), bytes));  // without them the next run builds its own
}

}  // namespace shunt::cli
