// Questions to what workers hold (wasm/protocol.md): for each how it is asked, and what is read of the answer. Everything between here and
// the class of the core that answers it passes on what it does not know.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/outcome/graph_view.hpp"
#include "core/outcome/landmarks.hpp"
#include "core/outcome/level_positions.hpp"
#include "core/outcome/position_facts.hpp"
#include "core/outcome/value.hpp"
#include "ui/jobs/json_object.hpp"

namespace shunt::ui {

/// Most bytes for a census that is asked for, and for what it is asked: what is said of its bound, and what is asked for, are this.
inline constexpr std::uint64_t kAskedBytes = std::uint64_t{1} << 30;

/// What is asked of a result, as an object that names its question.
class Question : public JsonObject {
public:
    explicit Question(std::string_view name) { put("question", name); }
    /// Nobody waits any more for the answer to the question of that name: it gets none.
    [[nodiscard]] static Question withdrawn(std::string_view name) {
        Question question(name);
        question.put("withdrawn", true);
        return question;
    }
};

/// Some positions of a depth of a census.
struct PositionsQuestion {
    static constexpr std::string_view kName = "positions";
    using Answer = outcome::LevelPositions;

    int depth = 0;
    std::uint64_t from = 0;
    std::uint64_t count = 1;
    std::string holding{};  ///< if not empty, those so many that have this position, instead of `from`

    [[nodiscard]] Question asked() const {
        Question question(kName);
        question.put("depth", depth).put("count", count);
        holding.empty() ? question.put("from", from) : question.put("holding", holding);
        return question;
    }
    /// The position that a question as it was asked is about; "" when it is about none.
    [[nodiscard]] static std::string asked_about(outcome::Value question) { return question.text("holding"); }
};

/// How far one position of a census is, its neighbours, and a shortest way to it.
struct PositionQuestion {
    static constexpr std::string_view kName = "position";
    using Answer = outcome::PositionFacts;

    std::string position;

    [[nodiscard]] Question asked() const {
        Question question(kName);
        question.put("position", position).put("memory", kAskedBytes);
        return question;
    }
    /// The position of a question as it was asked.
    [[nodiscard]] static std::string asked_about(outcome::Value question) { return question.text("position"); }
};

/// The graph of a census, which only the page reads.
struct GraphQuestion {
    static constexpr std::string_view kName = "graph";
    using Answer = outcome::GraphView;
    static constexpr std::string_view kQuotient = "quotient";

    /// Positions, where they are too many those nearest to "start", "goal" or "solutions"; or kQuotient: groups of positions that differ in
    /// small pieces only.
    std::string shows;

    [[nodiscard]] Question asked() const {
        Question question(kName);
        shows == kQuotient ? question.put(kQuotient, true) : question.put("nearest", shows);
        question.put("memory", kAskedBytes);
        return question;
    }
    [[nodiscard]] static std::string asked_about(outcome::Value question) {
        const bool is_quotient = question.field(kQuotient).boolean().value_or(false);
        return is_quotient ? std::string(kQuotient) : question.text("nearest");
    }
};

/// What stands out at every depth of a census.
struct LandmarksQuestion {
    static constexpr std::string_view kName = "landmarks";
    using Answer = outcome::Landmarks;

    [[nodiscard]] static Question asked() {
        Question question(kName);
        question.put("memory", kAskedBytes);
        return question;
    }
};

/// Whether the question as it was asked is of one of the kinds.
template <class... Kinds>
[[nodiscard]] bool is_question(outcome::Value asked) {
    const std::string name = asked.text("question");
    return ((name == Kinds::kName) || ...);
}

/// The answer to a question of one kind; empty when the question is another one, or nobody can read it.
template <class Kind>
[[nodiscard]] std::optional<typename Kind::Answer> answer_to(outcome::Value asked, outcome::Value report) {
    if (!is_question<Kind>(asked)) return std::nullopt;
    return outcome::from_value<typename Kind::Answer>(report);
}

}  // namespace shunt::ui
