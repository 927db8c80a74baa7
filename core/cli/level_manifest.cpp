#include "core/cli/level_manifest.hpp"

#include <nlohmann/json.hpp>

#include "core/base/digest.hpp"
#include "core/cli/durable_file.hpp"
#include "core/cli/input_file.hpp"
#include "core/cli/version.hpp"

namespace shunt::cli {

Result<std::optional<nlohmann::json>> LevelManifest::read() const {
    auto text = read_if_there(path_, kMostFileBytes);
    if (!text) return text.error();
    if (!*text) return std::optional<nlohmann::json>();
    try {
        nlohmann::json list = nlohmann::json::parse(**text);
        const std::uint64_t sum = list.at("digest");
        list.erase("digest");
        if (digest(list.dump()) != sum) return damaged();
        if (const auto error = objection(list)) return *error;
        return std::optional(std::move(list));
    } catch (const nlohmann::json::exception&) {
        return damaged();
    }
}

std::optional<Error> LevelManifest::objection(const nlohmann::json& list) const {
    if (list.at("kind") != kind_)
        return Error{path_ + " is of the kind '" + list.at("kind").get<std::string>() +
                     "', and what goes on here is '" + kind_ + "'"};
    if (list.at("puzzle") != puzzle_ || list.at("metric") != to_string(metric_))
        return Error{path_ + " belongs to another puzzle or metric (" + list.at("metric").get<std::string>() + ")"};
    if (list.at("version") != SHUNT_VERSION)
        return Error{path_ + " was written by version " + list.at("version").get<std::string>()};
    return std::nullopt;
}

Result<parts::Standing> LevelManifest::standing(const nlohmann::json& read) const {
    try {
        return parts::Standing{read.at("packings"),
                               read.at("depths"),
                               read.at("goal_depths"),
                               {read.at("expanded"), read.at("generated"), read.at("goals")}};
    } catch (const nlohmann::json::exception&) {
        return damaged();
    }
}

std::optional<Error> LevelManifest::write(const parts::Standing& standing, const nlohmann::json& files) const {
    nlohmann::json list{{"kind", kind_},
                        {"version", SHUNT_VERSION},
                        {"puzzle", puzzle_},
                        {"metric", to_string(metric_)},
                        {"packings", standing.states},
                        {"depths", standing.counts},
                        {"goal_depths", standing.goal_counts},
                        {"expanded", standing.statistics.expanded},
                        {"generated", standing.statistics.generated},
                        {"goals", standing.statistics.goals},
                        {"files", files}};
    const std::uint64_t sum = digest(list.dump());
    list["digest"] = sum;
    return write_durably(path_, list.dump(1) + "\n");
}

}  // namespace shunt::cli
