#include "ui/known/kept.hpp"

#include "ui/jobs/json_object.hpp"
#include "ui/known/game.hpp"

namespace shunt::ui {

namespace {

std::string kept_json(const Entry& entry, const char* job, puzzle::Metric metric, const std::string& report) {
    JsonObject request;
    request.put("job", job).put("metric", to_string(metric)).put("puzzle", game_of(entry));
    JsonObject kept;
    return kept.put_json("request", request.take()).put_json("report", report).take();
}

}  // namespace

std::vector<std::string> take_unkept(Dossier& book, const Entry& entry) {
    std::vector<std::string> kept;
    for (const puzzle::Metric metric : puzzle::kMetrics) {
        const Dossier::News news = book.take_news(metric);
        if (news.answer) kept.push_back(kept_json(entry, "solve", metric, to_json(book.answer(metric)->report)));
        if (news.census) kept.push_back(kept_json(entry, "census", metric, to_json(*book.census(metric))));
    }
    return kept;
}

std::string known_json(const Dossier& book) {
    JsonList solve;
    JsonList census;
    for (const puzzle::Metric metric : puzzle::kMetrics) {
        if (const auto& answer = book.answer(metric)) solve.add_json(to_json(answer->report));
        const CensusOutcome* counted = book.census(metric);
        if (counted != nullptr && counted->status != Status::running) census.add_json(to_json(*counted));
    }
    JsonObject known;
    return known.put_json("solve", solve.take()).put_json("census", census.take()).take();
}

}  // namespace shunt::ui
