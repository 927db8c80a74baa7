#include "core/cli/cached_tables_folder.hpp"

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

CachedTablesFolder::CachedTablesFolder() {
    const fs::path cache = absolute_path("XDG_CACHE_HOME");
    const fs::path home = absolute_path("HOME");
    if (!cache.empty()) {
        folder_ = cache / "shunt";
    } else if (!home.empty()) {
        folder_ = home / ".cache" / "shunt";
    }
}

void CachedTablesFolder::give_to(job::CachedTables& tables) const {
    if (folder_.empty()) return;
    const std::string path = file(tables.name());
    const auto bytes = read_if_there(path, kMostFileBytes);
    if (bytes && !*bytes) return;
    const auto error = bytes ? tables.use(**bytes) : bytes.error();
    if (error) std::cerr << "shunt: " << path << ": " << error->message << "; building them anew\n";
}

void CachedTablesFolder::keep_from(const job::CachedTables& tables) const {
    const std::string bytes = folder_.empty() ? "" : tables.bytes();
    if (bytes.empty()) return;
    std::error_code ignored;
    fs::create_directories(folder_, ignored);
    static_cast<void>(write_durably(file(tables.name()), bytes));  // without them the next run builds its own
}

}  // namespace shunt::cli
