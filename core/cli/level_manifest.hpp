// The file that says what a folder knows of a census: written last, and replaced in one step, so that whoever is killed leaves the old
// state or the new one.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "core/base/result.hpp"
#include "core/parts/standing.hpp"
#include "core/puzzle/metric.hpp"

namespace shunt::cli {

class LevelManifest {
public:
    /// `kind`: of what is in the folder, and by which version of its format. `puzzle`: the text that is counted.
    LevelManifest(const std::string& folder, std::string kind, std::string puzzle, puzzle::Metric metric)
        : path_(folder + "/levels.json"), kind_(std::move(kind)), puzzle_(std::move(puzzle)), metric_(metric) {}

    /// What was written; nothing where nothing was yet. Errors: what is damaged or belongs to something else.
    [[nodiscard]] Result<std::optional<nlohmann::json>> read() const;
    /// Of what was read. Errors: fields that are not there.
    [[nodiscard]] Result<parts::Standing> standing(const nlohmann::json& read) const;
    /// Replaces it. `files`: what else belongs to this state, in whatever form the kind has.
    [[nodiscard]] std::optional<Error> write(const parts::Standing& standing, const nlohmann::json& files) const;

    [[nodiscard]] const std::string& path() const { return path_; }
    [[nodiscard]] Error damaged() const { return Error{path_ + " is damaged"}; }

private:
    [[nodiscard]] std::optional<Error> objection(const nlohmann::json& list) const;

    std::string path_;
    std::string kind_;
    std::string puzzle_;
    puzzle::Metric metric_;
};

}  // namespace shunt::cli
