#include "core/cli/tables_cache.hpp"

#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>

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

void TablesCache::give_to(job::TilesJob& job) const {
    if (folder_.empty() || job.tables_name().empty()) return;
    const fs::path path = file(job.tables_name());
    std::ifstream in(path, std::ios::binary);
    if (!in) return;
    const std::string bytes{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    if (const auto error = job.use_tables(bytes)) {
        std::cerr << "shunt: " << path.string() << ": " << error->message << "; building them anew\n";
    }
}

void TablesCache::keep_from(const job::TilesJob& job) const {
    const std::string bytes = folder_.empty() ? "" : job.tables_to_keep();
    if (bytes.empty()) return;
    std::error_code failed;
    fs::create_directories(folder_, failed);
    const fs::path path = file(job.tables_name());
    const fs::path unfinished = path.string() + "." + std::to_string(getpid());
    {
        std::ofstream out(unfinished, std::ios::binary);
        out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        if (!out.flush()) {
            fs::remove(unfinished, failed);
            return;
        }
    }
    fs::rename(unfinished, path, failed);
    if (failed) fs::remove(unfinished, failed);
}

}  // namespace shunt::cli
