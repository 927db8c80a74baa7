#include "core/cli/disk_shelf.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <regex>

#include "core/base/readable.hpp"
#include "core/base/words.hpp"
#include "core/cli/descriptor.hpp"

namespace shunt::cli {
namespace {

using parts::Pile;
namespace fs = std::filesystem;

/// What the folder is of: a census has not the levels that a solution needs.
constexpr const char* kind_for(analysis::Purpose purpose) {
    return purpose == analysis::Purpose::count ? "shunt disk 1" : "shunt disk, way back 1";
}

std::string level_name(int depth) { return "shunt-level-" + std::to_string(depth); }

std::string name_of(const Pile& pile) {
    if (pile.kind == Pile::Kind::level) return level_name(pile.depth);
    return "shunt-letters-" + std::to_string(pile.depth) + "-for-" + std::to_string(pile.block);
}

bool is_of_a_pile(const std::string& name) {
    static const std::regex kName("shunt-(level-[0-9]+|letters-[0-9]+-for-[0-9]+)");
    return std::regex_match(name, kName);
}

/// `most` bytes of a file from `begin` on, or those that it has; nothing, with errno, where the system refuses.
std::optional<std::string> read_at(int file, std::uint64_t begin, std::size_t most) {
    struct stat there {};
    if (fstat(file, &there) != 0) return std::nullopt;
    const auto size = static_cast<std::uint64_t>(there.st_size);
    most = static_cast<std::size_t>(std::min<std::uint64_t>(most, size - std::min(size, begin)));
    std::string bytes(most, '\0');
    std::size_t count = 0;
    while (count < most) {
        const ssize_t read = pread(file, bytes.data() + count, most - count, static_cast<off_t>(begin + count));
        if (read < 0 && errno == EINTR) continue;
        if (read < 0) return std::nullopt;
        if (read == 0) break;
        count += static_cast<std::size_t>(read);
    }
    bytes.resize(count);
    return bytes;
}

bool reaches_the_disk(const std::string& path) {
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    return file.is_open() && fsync(file.number()) == 0;
}

}  // namespace

std::uint64_t bytes_free(const std::string& folder) {
    std::error_code code;
    fs::path there = fs::absolute(folder, code);
    while (!fs::exists(there, code) && there.has_relative_path()) there = there.parent_path();
    const fs::space_info space = fs::space(there, code);
    return code ? 0 : space.available;
}

std::optional<DiskFigures> disk_figures(const parts::Shelf* shelf) {
    if (shelf == nullptr || shelf->figures().bytes_read + shelf->figures().bytes_written == 0) return std::nullopt;
    return DiskFigures{shelf->figures().bytes_read, shelf->figures().bytes_written};
}

std::string disk_text(const parts::Shelf* shelf) {
    const auto figures = disk_figures(shelf);
    if (!figures) return {};
    return bytes_text(figures->bytes_read) + " read, " + bytes_text(figures->bytes_written) + " written\n";
}

DiskShelf::DiskShelf(const std::string& folder, LevelManifest manifest, double seconds)
    : folder_(folder), manifest_(std::move(manifest)), interval_(seconds) {}

Result<std::unique_ptr<DiskShelf>> DiskShelf::open(const std::string& folder, analysis::Purpose purpose,
                                                   const std::string& puzzle, puzzle::Metric metric, double seconds) {
    std::error_code code;
    fs::create_directories(folder, code);
    if (code) return Error{folder + ": " + code.message()};
    LevelManifest manifest(folder, kind_for(purpose), puzzle, metric);
    std::unique_ptr<DiskShelf> shelf(new DiskShelf(folder, std::move(manifest), seconds));
    if (const auto error = shelf->lock_.take_alone(folder)) return *error;
    if (const auto error = shelf->read_earlier()) return *error;
    shelf->remove_others();
    return shelf;
}

std::optional<Error> DiskShelf::read_earlier() {
    const auto list = manifest_.read();
    if (!list) return list.error();
    if (!*list) return std::nullopt;
    auto standing = manifest_.standing(**list);
    if (!standing) return standing.error();
    try {
        for (const nlohmann::json& file : (*list)->at("files")) {
            const Level level{file.at("bytes"), file.at("digest"), true, true};
            const int depth = file.at("depth");
            if (const auto error = check_level(level_name(depth), level)) return error;
            levels_[depth] = level;
        }
    } catch (const nlohmann::json::exception&) {
        return manifest_.damaged();
    }
    standing_ = *standing;
    earlier_ = std::move(*standing);
    return std::nullopt;
}

std::optional<Error> DiskShelf::check_level(const std::string& name, const Level& level) {
    const Descriptor file(::open(path(name).c_str(), O_RDONLY | O_CLOEXEC));
    if (!file.is_open()) return Error{path(name) + ": " + std::strerror(errno)};
    Level there;
    for (bool more = true; more;) {
        const auto bytes = read_at(file.number(), there.bytes, parts::kPortionBytes);
        if (!bytes) return Error{path(name) + ": " + std::strerror(errno)};
        there.bytes += bytes->size();
        there.digest = digest(*bytes, there.digest);
        more = !bytes->empty();
    }
    if (there.bytes == level.bytes && there.digest == level.digest) return std::nullopt;
    return Error{path(name) + " is damaged"};
}

std::uint64_t DiskShelf::size(const Pile& pile) const {
    if (pile.kind == Pile::Kind::level) {
        const auto level = levels_.find(pile.depth);
        return level == levels_.end() ? 0 : level->second.bytes;
    }
    std::error_code code;
    const auto size = fs::file_size(path(name_of(pile)), code);
    return code ? 0 : size;
}

bool DiskShelf::write(const Pile& pile, std::string_view bytes) {
    const std::string name = name_of(pile);
    const Descriptor file(::open(path(name).c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666));
    if (!file.is_open() || !write_all(file.number(), bytes)) return fail("write", name, errno), false;
    written_ += bytes.size();
    if (pile.kind == Pile::Kind::level) {
        Level& level = levels_[pile.depth];
        level.bytes += bytes.size();
        level.digest = digest(bytes, level.digest);
    }
    return true;
}

std::optional<std::string> DiskShelf::read(const Pile& pile, std::uint64_t begin, std::size_t most) {
    const std::string name = name_of(pile);
    const Descriptor file(::open(path(name).c_str(), O_RDONLY | O_CLOEXEC));
    if (!file.is_open() && errno == ENOENT) return std::string();
    auto bytes = file.is_open() ? read_at(file.number(), begin, most) : std::nullopt;
    if (!bytes) fail("read", name, errno);
    return bytes;
}

void DiskShelf::drop(const Pile& pile) {
    if (pile.kind == Pile::Kind::level) {
        const auto level = levels_.find(pile.depth);
        if (level != levels_.end()) level->second.is_wanted = false;
        if (level != levels_.end() && level->second.is_noted) return;  // goes with what names it
        levels_.erase(pile.depth);
    }
    std::error_code code;
    fs::remove(path(name_of(pile)), code);
}

bool DiskShelf::keep(const parts::Standing& standing, std::uint64_t ahead) {
    standing_ = standing;
    is_noted_ = false;
    ahead_ = ahead;
    written_ = 0;
    if (Clock::now() - noted_at_ >= interval_) {
        if (const auto error = note()) return failure_ = error->message, false;
    }
    const std::uint64_t free = bytes_free(folder_);
    if (free >= ahead) return true;
    failure_ =
        say("level {depth} is expected to take {size} in '{folder}', where {free} are free: {missing} are missing",
            {{"depth", standing.counts.size()},
             {"size", bytes_text(ahead)},
             {"folder", folder_},
             {"free", bytes_text(free)},
             {"missing", bytes_text(ahead - free)}});
    return false;
}

/// The first of several failures is what is told.
void DiskShelf::fail(const std::string& what, const std::string& name, int why) {
    if (!failure_.empty()) return;
    failure_ = "cannot " + what + " '" + path(name) + "': " + std::strerror(why);
    if (why != ENOSPC && why != EDQUOT) return;
    failure_ =
        say("the disk is full: level {depth} has taken {written} in '{folder}' and is expected to take {more} more",
            {{"depth", standing_.counts.size()},
             {"written", bytes_text(written_)},
             {"folder", folder_},
             {"more", bytes_text(ahead_ - std::min(ahead_, written_))}});
}

/// Where the search is, and then nothing but what that needs and what was written since.
std::optional<Error> DiskShelf::note() {
    nlohmann::json files = nlohmann::json::array();
    for (auto& [of, level] : levels_) {
        if (!level.is_wanted || of >= static_cast<int>(standing_.counts.size())) continue;
        if (!level.is_noted && !reaches_the_disk(path(level_name(of))))
            return Error{"cannot write '" + path(level_name(of)) + "': " + std::strerror(errno)};
        files.push_back({{"depth", of}, {"bytes", level.bytes}, {"digest", level.digest}});
    }
    if (auto error = manifest_.write(standing_, files)) return error;
    for (auto level = levels_.begin(); level != levels_.end();) {
        auto& [of, file] = *level++;
        file.is_noted = file.is_wanted && of < static_cast<int>(standing_.counts.size());
        if (!file.is_wanted) drop({Pile::Kind::level, of, 0});
    }
    is_noted_ = true;
    noted_at_ = Clock::now();
    return std::nullopt;
}

std::optional<Error> DiskShelf::close() {
    if (standing_.counts.empty()) return std::nullopt;
    // The next one is not whole.
    levels_.erase(levels_.lower_bound(static_cast<int>(standing_.counts.size())), levels_.end());
    remove_others();
    if (is_noted_) return std::nullopt;
    auto error = note();
    if (!error) remove_others();
    return error;
}

/// Files of piles that are no levels of the search.
void DiskShelf::remove_others() const {
    std::vector<std::string> kept;
    for (const auto& [depth, level] : levels_) kept.push_back(level_name(depth));
    std::error_code code;
    std::vector<fs::path> left;
    for (fs::directory_iterator entry(folder_, code), end; !code && entry != end; entry.increment(code)) {
        const std::string name = entry->path().filename().string();
        if (is_of_a_pile(name) && std::find(kept.begin(), kept.end(), name) == kept.end())
            left.push_back(entry->path());
    }
    for (const fs::path& path : left) fs::remove(path, code);
}

}  // namespace shunt::cli
