// Asking what is held: a job that is over may be asked for more than its outcome as long as it is kept.
//
//     job->questions()->ask(fields)          the fields name the question: a row of the table of that kind of job (census_questions.cpp)
//     while (question->advance(budget))      slices, as those of a job; share() of the work is done
//     question->write_answer(writer)
//
// To add a question, write the class that answers it and its row.
#pragma once

#include <cstdint>
#include <memory>

#include "core/base/result.hpp"
#include "core/outcome/archive.hpp"

namespace shunt::job {

class RequestFields;

/// A question that is being answered. What cannot be answered is an answer too, which says why.
class Question {
public:
    virtual ~Question() = default;

    /// Works for about `budget` units; returns whether there is more to do.
    virtual bool advance(std::uint64_t budget) = 0;
    /// How much of the work is done, from 0 to 1; 0 for questions that are answered at once.
    [[nodiscard]] virtual double share() const { return 0; }
    /// Once done.
    virtual void write_answer(outcome::Writer& to) const = 0;
};

/// What some jobs have besides: they can be asked.
class Questions {
public:
    virtual ~Questions() = default;

    /// Begins to answer the question that the fields ask, once the job is over; the one before is given up. The question must not outlive
    /// the job. Error, or else a fault of the fields: no such question, or the job is not over.
    [[nodiscard]] virtual Result<std::unique_ptr<Question>> ask(RequestFields& fields) = 0;
};

}  // namespace shunt::job
