// A request of the page (wasm/protocol.md): named fields, each a text, a number or true/false, that a job takes one by one. What is
// wrong is kept and told as one sentence, so that whoever reads a request need not stop at every field:
//
//     const auto steps = fields.whole("steps").value_or(20);
//     if (fields.fault()) return *fields.fault();          the first wrong one, or one that nobody took
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base/named.hpp"
#include "core/base/result.hpp"
#include "core/base/words.hpp"
#include "core/job/job.hpp"
#include "core/search/crew.hpp"

namespace shunt::job {

/// Every getter returns nothing for a field that is absent, and for one of another type, which becomes the fault.
class RequestFields {
public:
    using Value = std::variant<std::string, double, bool>;

    void set(std::string key, Value value) { fields_.push_back({std::move(key), std::move(value), false}); }

    [[nodiscard]] std::optional<std::string> text(const char* key);
    /// A whole number from 0 to 2^53.
    [[nodiscard]] std::optional<std::uint64_t> whole(const char* key);
    [[nodiscard]] std::optional<double> real(const char* key);
    /// False when absent.
    [[nodiscard]] bool flag(const char* key);
    /// The name of one of `values`.
    template <class Value, std::size_t count>
    [[nodiscard]] std::optional<Value> one_of(const char* key, const std::array<Value, count>& values) {
        const auto index = index_of_name(key, names_of(values));
        return index ? std::optional(values[*index]) : std::nullopt;
    }
    /// A whole number that is small whatever it means; larger ones are cut to one that every check of a size refuses.
    [[nodiscard]] std::optional<int> small(const char* key);

    // The same of fields that must not be absent: then they are empty, or 0, and the fault.
    [[nodiscard]] std::string needed_text(const char* key);
    [[nodiscard]] int needed_small(const char* key);

    /// Workers for the job's searches, not named by the request but lent by whoever takes it; must outlive the job. Null: one.
    void lend(search::Crew* crew) { crew_ = crew; }
    [[nodiscard]] search::Crew* crew() const { return crew_; }

    /// Says what is wrong with the request, unless something was wrong before.
    void blame(std::string message);
    void blame_field(std::string_view key, std::string_view problem);

    /// The first thing wrong; asked when all fields were taken, since any other field is wrong too.
    [[nodiscard]] std::optional<Error> fault() const;

private:
    struct Field {
        std::string key;
        Value value;
        bool taken = false;
    };

    const Value* take(const char* key);
    [[nodiscard]] std::optional<std::size_t> index_of_name(const char* key, std::span<const std::string_view> names);
    void require(const char* key) { blame_field(key, say("is missing")); }

    std::vector<Field> fields_;
    std::string fault_;
    search::Crew* crew_ = nullptr;
};

/// A job that may be asked for by name: one line in the table of a module (wasm/*_module.cpp).
struct AskedJob {
    const char* name;  ///< the request's field "job"
    /// Takes its fields and makes the job; allocates nothing large. An error is one of the puzzle or the like.
    Result<std::unique_ptr<Job>> (*make)(RequestFields& fields);
};

}  // namespace shunt::job
