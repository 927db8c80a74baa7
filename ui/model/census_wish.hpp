// Something that is wanted of the census of a metric: asked of it once a worker holds it, and counted again, once, where none does.
//
//     make() ──next()──┬──> question() ──> the worker ──receive()──> read(): it is known, or refused
//                      ├──> counted again                  └──> gone(): that was lost
//                      └──> give_up()
//
// A kind of question is a class over this one; Explorer::wishes() lists them all.
#pragma once

#include <string>
#include <utility>

#include "core/base/words.hpp"
#include "ui/jobs/question.hpp"
#include "ui/jobs/reports.hpp"

namespace shunt::ui {

class CensusWish {
public:
    enum class Step : unsigned char { wait, ask, count, give_up };

    CensusWish() = default;
    CensusWish(const CensusWish&) = delete;
    CensusWish& operator=(const CensusWish&) = delete;
    virtual ~CensusWish() = default;

    /// The puzzle is another one.
    virtual void forget() = 0;
    /// What is to be asked, while it waits.
    [[nodiscard]] virtual Question question() const = 0;
    /// Nobody is going to answer, for that reason; while it waits.
    virtual void lose(std::string reason) = 0;
    /// The census could not be counted again; while it waits.
    virtual void give_up() { lose(say("the positions were not counted")); }
    /// The census of that metric went with its worker.
    void gone(puzzle::Metric metric) {
        if (waits_in(metric)) lose_worker();
    }
    /// Takes an answer if it may be the one that is waited for.
    void receive(const CensusAnswer& answer) {
        if (!waits_in(answer.metric) || answer.name() != question().name()) return;
        if (!read(answer)) lose(say(kUnreadableSolver));
    }
    void note(const CensusAnswerGrew& grew) {
        if (waits_in(grew.metric) && grew.question == question().name()) now_.share = grew.share;
    }

    /// Whether an answer is waited for.
    [[nodiscard]] bool waits() const { return now_.waits; }
    [[nodiscard]] bool waits_in(puzzle::Metric metric) const { return now_.waits && metric == now_.metric; }
    /// In which it is, or was, waited for.
    [[nodiscard]] puzzle::Metric metric() const { return now_.metric; }
    /// How much of the work on the answer is done, from 0 to 1; 0 until it is told.
    [[nodiscard]] double share() const { return now_.share; }

    /// What is to be done for it now, told once: whether that census is held, and whether it is being counted.
    [[nodiscard]] Step next(bool held, bool counting) {
        if (!now_.waits) return Step::wait;
        if (held) return std::exchange(now_.asked, true) ? Step::wait : Step::ask;
        now_.asked = false;
        now_.share = 0;
        if (counting) return Step::wait;
        return std::exchange(now_.counted, true) ? Step::give_up : Step::count;
    }

protected:
    void make(puzzle::Metric metric) { now_ = {.waits = true, .metric = metric}; }
    void end() { now_.waits = false; }
    /// What was asked went with its worker. Whether it may be asked again: once only, so that a question that ends its worker does not end
    /// one after the other.
    [[nodiscard]] bool may_ask_again() {
        now_.counted = false;
        return !std::exchange(now_.lost, true);
    }

private:
    /// Takes what it waits for; an answer to an older question of the same name changes nothing. False when it cannot be read.
    [[nodiscard]] virtual bool read(const CensusAnswer& answer) = 0;
    virtual void lose_worker() { lose(say("the worker was lost that had all positions")); }

    struct Now {
        bool waits = false;
        puzzle::Metric metric = puzzle::Metric::move;
        bool asked = false;    // of the census that is held
        bool counted = false;  // again, for it
        bool lost = false;     // with its worker, once
        double share = 0;
    };
    Now now_;
};

}  // namespace shunt::ui
