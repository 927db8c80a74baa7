// A question to what a worker holds (wasm/protocol.md), and its answer. What is asked, and what is read of the answer, is known to who asks
// (model/census_wish.hpp) and to the class of the core that answers; everything between passes on what it does not know.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/outcome/value.hpp"
#include "core/puzzle/metric.hpp"
#include "ui/jobs/json_object.hpp"

namespace shunt::ui {

/// Most bytes for a census that is asked for, and for what it is asked: what is said of its bound, and what is asked for, are this.
inline constexpr std::uint64_t kAskedBytes = std::uint64_t{1} << 30;

/// What is asked of a result, as an object that names its question.
class Question : public JsonObject {
public:
    explicit Question(std::string_view name) : name_(name) { put("question", name); }
    /// Nobody waits any more for the answer to the question of that name: it gets none.
    [[nodiscard]] static Question withdrawn(std::string_view name) {
        Question question(name);
        question.put("withdrawn", true);
        return question;
    }

    [[nodiscard]] const std::string& name() const { return name_; }

private:
    std::string name_;
};

/// What a census has answered, as long as the message lasts.
struct CensusAnswer {
    puzzle::Metric metric = puzzle::Metric::move;  ///< of that census
    outcome::Value asked;                          ///< the question as it was asked
    outcome::Value report;                         ///< one of `core/outcome`

    [[nodiscard]] std::string name() const { return asked.text("question"); }
    /// Empty when it cannot be read as that.
    template <class Outcome>
    [[nodiscard]] std::optional<Outcome> read() const {
        return outcome::from_value<Outcome>(report);
    }
};
/// It is being worked out.
struct CensusAnswerGrew {
    puzzle::Metric metric = puzzle::Metric::move;  ///< of that census
    std::string question;                          ///< its name
    double share = 0;                              ///< of the work that is done, from 0 to 1
};

}  // namespace shunt::ui
