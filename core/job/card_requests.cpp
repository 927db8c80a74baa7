#include "core/job/card_requests.hpp"

#include "core/job/card_job.hpp"
#include "core/job/search_requests.hpp"
#include "core/job/verify_job.hpp"
#include "core/outcome/json_reader.hpp"

namespace shunt::job {

Result<std::unique_ptr<Job>> card_asked(RequestFields& fields) {
    CardRequest request;
    static_cast<PuzzleRequest&>(request) = puzzle_request(fields);
    request.of = fields.one_of("of", kCardsOf).value_or(request.of);
    request.source = {fields.text("program").value_or(""), fields.text("command").value_or("")};
    if (const auto fault = fields.fault()) return *fault;
    return any_job(CardJob::create(request));
}

Result<std::unique_ptr<Job>> verify_asked(RequestFields& fields) {
    VerifyRequest request;
    const std::string text = fields.needed_text("card");
    request.memory_limit = fields.whole("memory").value_or(request.memory_limit);
    request.crew = fields.crew();
    if (const auto fault = fields.fault()) return *fault;
    auto card = outcome::from_json<outcome::Card>(text);
    if (!card) return card.error();
    request.card = std::move(*card);
    return any_job(VerifyJob::create(request));
}

}  // namespace shunt::job
