#include "core/cli/level_folder.hpp"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <random>

#include "core/base/digest.hpp"
#include "core/cli/durable_file.hpp"
#include "core/cli/input_file.hpp"
#include "core/cli/version.hpp"
#include "core/parts/rank_list.hpp"

namespace shunt::cli {
namespace {

using nlohmann::json;
namespace fs = std::filesystem;

constexpr const char* kKind = "shunt levels 1";

/// The first of two lists, off the front; nothing where it is not whole.
std::optional<std::string> take_list(std::string_view& bytes) {
    const auto size = parts::take_number(bytes);
    if (!size || *size > bytes.size()) return std::nullopt;
    std::string list(bytes.substr(0, static_cast<std::size_t>(*size)));
    bytes.remove_prefix(static_cast<std::size_t>(*size));
    return list;
}

/// A file that the list names.
struct Named {
    std::string name;
    std::uint64_t bytes = 0;
    std::uint64_t digest = 0;
};

Named named(const std::string& words) {
    const std::size_t first = words.find(' ');
    const std::size_t second = words.find(' ', first + 1);
    return {words.substr(0, first), std::stoull(words.substr(first + 1)), std::stoull(words.substr(second + 1))};
}

Result<parts::Snapshot> read_part(const std::string& folder, const json& file, parts::Snapshot snapshot) {
    const std::string path = folder + "/" + file.at("name").get<std::string>();
    auto bytes = read_input(path, SIZE_MAX / 2);
    if (!bytes) return Error{path + ": " + bytes.error().message};
    std::string_view rest(*bytes);
    const bool same = bytes->size() == file.at("bytes") && digest(*bytes) == file.at("digest");
    auto before = same ? take_list(rest) : std::nullopt;
    auto level = before ? take_list(rest) : std::nullopt;
    if (!level || !rest.empty()) return Error{path + " is damaged"};
    snapshot.before = std::move(*before);
    snapshot.level = std::move(*level);
    return snapshot;
}

}  // namespace

LevelFolder::LevelFolder(Team& team, std::string path, std::string puzzle, puzzle::Metric metric)
    : team_(&team), path_(std::move(path)), puzzle_(std::move(puzzle)), metric_(metric) {}

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
    return agreed;
}

/// The snapshots of all parts of the search that wrote them; none where nothing was written yet.
Result<std::vector<parts::Snapshot>> LevelFolder::read() const {
    std::vector<parts::Snapshot> snapshots;
    auto text = read_if_there(list_path(), kMostFileBytes);
    if (!text) return text.error();
    if (!*text) return snapshots;
    const Error damaged{list_path() + " is damaged"};
    try {
        json list = json::parse(**text);
        const std::uint64_t sum = list.at("digest");
        list.erase("digest");
        if (digest(list.dump()) != sum || list.at("kind") != kKind) return damaged;
        if (list.at("puzzle") != puzzle_ || list.at("metric") != to_string(metric_))
            return Error{list_path() + " belongs to another puzzle or metric (" + list.at("metric").get<std::string>() +
                         ")"};
        if (list.at("version") != SHUNT_VERSION)
            return Error{list_path() + " was written by version " + list.at("version").get<std::string>()};
        parts::Snapshot common{list.at("packings"), list.at("depths"), list.at("goal_depths"), {}, {}, {}};
        common.statistics = {list.at("expanded"), list.at("generated"), list.at("goals")};
        for (const json& file : list.at("files")) {
            auto part = read_part(path_, file, common);
            if (!part) return part.error();
            snapshots.push_back(std::move(*part));
        }
    } catch (const json::exception&) {
        return damaged;
    }
    return snapshots;
}

std::optional<Error> LevelFolder::save() {
    const auto snapshot = team_->in_parts.snapshot();
    if (!snapshot || snapshot->counts.empty()) return std::nullopt;
    if (auto error = agreed_error(team_->post, write_own(*snapshot))) return error;
    const auto count = static_cast<std::size_t>(team_->post.parts());
    const Files files = team_->post.exchange(std::vector<parts::Letter>(count, own_file_));
    const bool first = team_->post.part() == 0;
    auto error = agreed_error(team_->post, first ? write_list(*snapshot, files) : std::nullopt);
    if (first && !error) remove_others(files);
    return error;
}

std::optional<Error> LevelFolder::write_own(const parts::Snapshot& snapshot) {
    std::string bytes;
    for (const std::string* list : {&snapshot.before, &snapshot.level}) {
        parts::put_number(bytes, list->size());
        bytes += *list;
    }
    const std::string name = "level-" + std::to_string(snapshot.counts.size() - 1) + "-part-" +
                             std::to_string(team_->post.part()) + "-of-" + std::to_string(team_->post.parts());
    own_file_ = name + " " + std::to_string(bytes.size()) + " " + std::to_string(digest(bytes));
    return write_durably(path_ + "/" + name, bytes);
}

std::optional<Error> LevelFolder::write_list(const parts::Snapshot& snapshot, const Files& files) {
    json list{{"kind", kKind},
              {"version", SHUNT_VERSION},
              {"puzzle", puzzle_},
              {"metric", to_string(metric_)},
              {"packings", snapshot.states},
              {"depths", snapshot.counts},
              {"goal_depths", snapshot.goal_counts},
              {"expanded", snapshot.statistics.expanded},
              {"generated", snapshot.statistics.generated},
              {"goals", snapshot.statistics.goals},
              {"files", json::array()}};
    for (const std::string& words : files) {
        const Named file = named(words);
        list["files"].push_back({{"name", file.name}, {"bytes", file.bytes}, {"digest", file.digest}});
    }
    const std::uint64_t sum = digest(list.dump());
    list["digest"] = sum;
    return write_durably(list_path(), list.dump(1) + "\n");
}

/// What earlier states left.
void LevelFolder::remove_others(const Files& files) const {
    std::error_code code;
    const auto is_named = [&](const std::string& name) {
        return std::any_of(files.begin(), files.end(), [&](const auto& words) { return named(words).name == name; });
    };
    for (const auto& entry : fs::directory_iterator(path_, code)) {
        const std::string name = entry.path().filename().string();
        if (name.starts_with("level-") && !is_named(name)) fs::remove(entry.path(), code);
    }
}

}  // namespace shunt::cli
