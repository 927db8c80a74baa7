#include "core/cli/level_folder.hpp"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <random>
#include <regex>

#include "core/base/digest.hpp"
#include "core/cli/durable_file.hpp"
#include "core/cli/input_file.hpp"
#include "core/parts/rank_list.hpp"

namespace shunt::cli {
namespace {

using nlohmann::json;
namespace fs = std::filesystem;

constexpr const char* kKind = "shunt levels 2";

/// For parts whose launcher was killed to see that it is gone, and to end.
constexpr FolderLock::Patience kPatience = std::chrono::seconds(5);

/// Whether a name is that of a part of a level, as write_own() makes them.
bool is_of_a_level(const std::string& name) {
    static const std::regex kName("level-[0-9]+(-at-[0-9]+)?-part-[0-9]+-of-[0-9]+");
    return std::regex_match(name, kName);
}

Result<parts::Snapshot> read_part(const std::string& folder, const json& file, parts::Snapshot snapshot) {
    const std::string path = folder + "/" + file.at("name").get<std::string>();
    auto bytes = read_input(path, SIZE_MAX / 2);
    if (!bytes) return Error{path + ": " + bytes.error().message};
    std::string_view rest(*bytes);
    const bool same = bytes->size() == file.at("bytes") && digest(*bytes) == file.at("digest");
    bool read = same;
    for (std::string* const list : {&snapshot.before, &snapshot.level, &snapshot.expanded, &snapshot.found}) {
        const auto taken = read ? parts::take_bytes(rest) : std::nullopt;
        read = taken.has_value();
        if (read) *list = *taken;
    }
    if (!read || !rest.empty()) return Error{path + " is damaged"};
    return snapshot;
}

}  // namespace

LevelFolder::LevelFolder(Team& team, std::string path, std::string puzzle, puzzle::Metric metric)
    : team_(&team), path_(std::move(path)), manifest_(path_, kKind, std::move(puzzle), metric) {}

std::optional<Error> LevelFolder::open() {
    if (auto error = share()) return error;
    auto snapshots = read();
    if (auto error = agreed_error(team_->post, snapshots ? std::nullopt : std::optional(snapshots.error())))
        return error;
    team_->in_parts.save();
    if (!snapshots->empty()) team_->in_parts.go_on(std::move(*snapshots));
    return std::nullopt;
}

/// Makes the folder, and sees to it that all parts mean the same one.
std::optional<Error> LevelFolder::share() {
    const bool first = team_->post.part() == 0;
    std::optional<Error> error;
    std::error_code code;
    if (first) fs::create_directories(path_, code);
    if (first && code) error = Error{path_ + ": " + code.message()};
    const std::string token = told(team_->post, first ? std::to_string(std::random_device()()) : "");
    const std::string file = path_ + "/token-" + token;
    if (first && !error) error = write_durably(file, token);
    if (auto agreed = agreed_error(team_->post, error)) return agreed;
    if (!fs::exists(file, code))
        error = Error{path_ + " is not one folder for all parts: part " + std::to_string(team_->post.part()) +
                      " does not see what part 0 wrote"};
    auto agreed = agreed_error(team_->post, error);
    if (first) fs::remove(file, code);
    return agreed ? agreed : lock();
}

/// Part 0 sees to it that nobody else is there, then lets the others in.
std::optional<Error> LevelFolder::lock() {
    const auto had = done_by_first(team_, [this]() -> std::optional<Error> {
        if (auto error = lock_.take_alone(path_, kPatience)) return error;
        return lock_.share(path_);
    });
    if (had) return had;
    return agreed_error(team_->post, team_->is_first() ? std::nullopt : lock_.share(path_));
}

/// The list of files as part 0 reads it: all parts go on from one state. Errors: only in part 0.
Result<std::optional<nlohmann::json>> LevelFolder::told_manifest() const {
    if (team_->is_first()) {
        auto list = manifest_.read();
        static_cast<void>(told(team_->post, list && *list ? (*list)->dump() : ""));
        return list;
    }
    const std::string text = told(team_->post, {});
    return text.empty() ? std::optional<json>() : std::optional<json>(json::parse(text));
}

/// What this part needs of the snapshots of those that wrote them; none where nothing was written yet.
Result<std::vector<parts::Snapshot>> LevelFolder::read() const {
    const auto list = told_manifest();
    if (!list) return list.error();
    if (!*list) return std::vector<parts::Snapshot>();
    auto standing = manifest_.standing(**list);
    if (!standing) return standing.error();
    try {
        return read_parts((*list)->at("files"), {std::move(*standing), {}, {}, {}, {}});
    } catch (const json::exception&) {
        return manifest_.damaged();
    }
}

/// As many parts as wrote them keep the same states: each reads its own.
Result<std::vector<parts::Snapshot>> LevelFolder::read_parts(const Files& files, const parts::Snapshot& common) const {
    std::vector<parts::Snapshot> snapshots;
    const bool as_before = files.size() == static_cast<std::size_t>(team_->post.parts());
    for (std::size_t part = 0; part < files.size(); ++part) {
        if (as_before && part != static_cast<std::size_t>(team_->post.part())) continue;
        auto read = read_part(path_, files[part], common);
        if (!read) return read.error();
        snapshots.push_back(std::move(*read));
    }
    return snapshots;
}

std::optional<Error> LevelFolder::save() {
    const auto snapshot = team_->in_parts.snapshot();
    if (!snapshot || snapshot->counts.empty()) return std::nullopt;
    const auto own = write_own(*snapshot);
    if (auto error = agreed_error(team_->post, own ? std::nullopt : std::optional(own.error()))) return error;
    const auto count = static_cast<std::size_t>(team_->post.parts());
    Files files = json::array();
    for (const std::string& file : team_->post.exchange(std::vector<parts::Letter>(count, *own)))
        files.push_back(json::parse(file));
    const bool first = team_->post.part() == 0;
    auto error = agreed_error(team_->post, first ? manifest_.write(*snapshot, files) : std::nullopt);
    if (first && !error) remove_others(files);
    return error;
}

Result<std::string> LevelFolder::write_own(const parts::Snapshot& snapshot) const {
    std::string bytes;
    for (const std::string* const list : {&snapshot.before, &snapshot.level, &snapshot.expanded, &snapshot.found})
        parts::put_bytes(bytes, *list);
    const std::string name = "level-" + std::to_string(snapshot.counts.size() - 1) + "-at-" +
                             std::to_string(snapshot.statistics.expanded) + "-part-" +
                             std::to_string(team_->post.part()) + "-of-" + std::to_string(team_->post.parts());
    if (const auto error = write_durably(path_ + "/" + name, bytes)) return *error;
    return json{{"name", name}, {"bytes", bytes.size()}, {"digest", digest(bytes)}}.dump();
}

/// What earlier states left.
void LevelFolder::remove_others(const Files& files) const {
    std::error_code code;
    const auto is_named = [&](const std::string& name) {
        return std::any_of(files.begin(), files.end(), [&](const json& file) { return file["name"] == name; });
    };
    std::vector<fs::path> left;
    for (fs::directory_iterator entry(path_, code), end; !code && entry != end; entry.increment(code)) {
        const std::string name = entry->path().filename().string();
        if (is_of_a_level(name) && !is_named(name)) left.push_back(entry->path());
    }
    for (const fs::path& path : left) fs::remove(path, code);
}

}  // namespace shunt::cli
