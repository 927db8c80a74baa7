#include "tests/support/questions.hpp"

#include <algorithm>

#include "core/outcome/json_text.hpp"

namespace shunt::test {

std::unique_ptr<job::CensusJob> census_of(const std::string& puzzle, std::optional<analysis::Storage> storage,
                                          std::uint64_t memory, std::optional<puzzle::Metric> metric) {
    job::CensusRequest request;
    request.puzzle = puzzle;
    request.storage = storage;
    request.memory_limit = memory;
    request.metric = metric;
    return job::CensusJob::create(request, nullptr).value();
}

std::unique_ptr<job::CensusJob> counted(const std::string& puzzle, std::optional<analysis::Storage> storage,
                                        std::uint64_t memory, std::optional<puzzle::Metric> metric) {
    auto census = census_of(puzzle, storage, memory, metric);
    while (census->advance(100'000)) continue;
    return census;
}

Json ask(job::Job& job, const QuestionFields& question, std::uint64_t budget) {
    job::RequestFields fields;
    for (const auto& [key, value] : question) fields.set(key, value);
    if (job.questions() == nullptr) return {{"error", "this job answers no questions"}};
    auto asked = job.questions()->ask(fields);
    if (!asked) return {{"error", asked.error().message}};
    while ((*asked)->advance(budget)) continue;
    outcome::JsonWriter writer;
    (*asked)->write_answer(writer);
    return Json::parse(writer.take());
}

std::vector<Json> questions_in(const std::vector<std::string>& messages) {
    std::vector<Json> questions;
    for (const std::string& text : messages) {
        Json message = Json::parse(text);
        if (message["type"] == "ask") questions.push_back(std::move(message["question"]));
    }
    return questions;
}

namespace {

job::RequestFields::Value field_of(const Json& value) {
    if (value.is_string()) return value.get<std::string>();
    if (value.is_boolean()) return value.get<bool>();
    return value.get<double>();
}

}  // namespace

QuestionFields fields_of(const Json& question) {
    QuestionFields fields;
    for (const auto& [key, value] : question.items()) fields.emplace_back(key, field_of(value));
    return fields;
}

QuestionFields positions_of(std::uint64_t depth, std::uint64_t from, std::uint64_t count) {
    return {{"question", std::string("positions")},
            {"depth", static_cast<double>(depth)},
            {"from", static_cast<double>(from)},
            {"count", static_cast<double>(count)}};
}

QuestionFields about(const std::string& position) {
    return {{"question", std::string("position")}, {"position", position}};
}

QuestionFields graph_of(const std::string& nearest, std::uint64_t most) {
    return {{"question", std::string("graph")}, {"nearest", nearest}, {"most", static_cast<double>(most)}};
}

QuestionFields quotient_of(std::uint64_t most) {
    return {{"question", std::string("graph")}, {"quotient", true}, {"most", static_cast<double>(most)}};
}

std::vector<std::vector<std::string>> all_levels(job::Job& census, std::uint64_t page) {
    const Json depths = Json::parse(report_text(census)).at("depths");
    std::vector<std::vector<std::string>> levels(depths.size());
    for (std::size_t depth = levels.size(); depth-- > 0;) {
        const std::uint64_t total = depths[depth];
        for (std::uint64_t from = 0; from < total; from += page) {
            const Json answer = ask(census, positions_of(depth, from, page));
            const bool is_right = !answer.contains("reason") && answer["depth"] == depth && answer["from"] == from &&
                                  answer["total"] == total &&
                                  answer["positions"].size() == std::min(page, total - from);
            if (!is_right) return {};
            for (const std::string position : answer["positions"]) levels[depth].push_back(position);
        }
    }
    return levels;
}

}  // namespace shunt::test
