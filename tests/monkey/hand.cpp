#include "tests/monkey/hand.hpp"

#include "tests/support/told.hpp"

namespace shunt::test {

std::string Hand::act() {
    end_jobs();
    const int kind = random_.below(100);
    if (kind < 45) return mirror();
    if (kind < 60) return key();
    if (kind < 85) return mouse();
    if (kind < 93) return touch();
    return kind < 96 ? window() : worker();
}

void Hand::end_jobs() {
    const std::vector<ui::Job> jobs = desk_.model().jobs.jobs();
    for (const ui::Job& job : jobs) {
        if (!job.cancelling) continue;
        desk_.bench.perform(
            ui::command::Receive{test::Told(R"({"type":"dropped","id":)" + std::to_string(job.ticket) + "}").bytes()});
    }
}

std::string Hand::action() {
    static const std::vector<std::string> kActions{"press", "press", "press",     "press",     "focus",
                                                   "focus", "blur",  "increment", "decrement", "set "};
    static const std::vector<std::string> kTexts{"", "8 6 7/2 5 4/3 0 1", "1 2/3 0", "X//XX", "nonsense", "0"};
    if (random_.chance(8)) return "type " + random_.pick(kTexts);
    const std::string& chosen = random_.pick(kActions);
    return chosen == "set " ? chosen + std::to_string(random_.between(-1, 90)) : chosen;
}

std::string Hand::mirror() {
    const auto& entries = desk_.bench.mirror().entries();
    if (entries.empty()) return "nothing to press";
    const std::string id = entries[static_cast<std::size_t>(random_.below(static_cast<int>(entries.size())))].widget.id;
    const std::string what = action();
    desk_.bench.activate(id, what);
    return what + " on " + id;
}

std::string Hand::key() {
    static const std::vector<std::string> kKeys{"ArrowUp", "ArrowLeft", "ArrowRight", "ArrowDown", "z", "y", "Z",
                                                "r",       "h",         " ",          "Escape",    "x", "p", "e",
                                                "v",       "w",         "o",          "g",         "s", "l", "Enter",
                                                "Delete",  "m",         "d",          "a",         "t", "R"};
    const std::string& chosen = random_.pick(kKeys);
    desk_.bench.key(chosen, random_.chance(10), random_.chance(10));
    return "key " + chosen;
}

ui::Vec Hand::place() {
    const auto& entries = desk_.bench.mirror().entries();
    if (!entries.empty() && random_.chance(70)) {
        const auto number = static_cast<std::size_t>(random_.below(static_cast<int>(entries.size())));
        return entries[number].widget.rect.centre();
    }
    const auto& viewport = desk_.machine().viewport;
    return {static_cast<float>(random_.between(-20, static_cast<int>(viewport.width) + 20)),
            static_cast<float>(random_.between(-20, static_cast<int>(viewport.height) + 20))};
}

std::string Hand::mouse() {
    if (random_.chance(10)) {
        desk_.bench.wheel(0, static_cast<float>(random_.between(-200, 200)));
        return "wheel";
    }
    const int phase = random_.chance(50) ? 1 : random_.below(4);
    desk_.bench.mouse(place(), 0, phase);
    return "mouse phase " + std::to_string(phase);
}

std::string Hand::touch() {
    const int phase = random_.below(4);
    desk_.bench.touch(place(), phase);
    return "touch phase " + std::to_string(phase);
}

std::string Hand::window() {
    static const std::vector<ui::platform::Viewport> kShapes{{1280, 800, 1}, {390, 844, 3}, {900, 700, 1.5f},
                                                             {760, 400, 2},  {320, 480, 1}, {2400, 1300, 1}};
    desk_.machine().viewport = random_.pick(kShapes);
    desk_.bench.refresh();
    return "window";
}

std::string Hand::worker() {
    // Of a job: what the page can say at any time; an answer that nobody can read is an answer too.
    static const std::vector<std::string> kWords{R"("state","state":"running")",
                                                 R"("state","state":"resting")",
                                                 R"("progress","done":7,"total":9,"rate":2,"unit":"boards")",
                                                 R"("error","message":"The worker is lost.","again":true)",
                                                 R"("error","message":"refused","line":1,"column":2)",
                                                 R"("dropped")",
                                                 R"("gone")",
                                                 R"("answer","question":{"question":"positions"},"report":{"depth":0})",
                                                 R"("done","report":"{}")",
                                                 "",
                                                 "[]"};
    const auto& jobs = desk_.model().jobs.jobs();
    const int ticket = jobs.empty() ? 1 : random_.pick(jobs).ticket;
    const std::string chosen = R"({"id":)" + std::to_string(ticket) + R"(,"type":)" + random_.pick(kWords) + "}";
    std::string bytes = test::Told(chosen).bytes();
    const bool damaged = random_.chance(20);
    if (damaged) bytes[bytes.size() / 2] = static_cast<char>(random_.below(256));
    desk_.bench.perform(ui::command::Receive{bytes});
    return (damaged ? "damaged, worker says " : "worker says ") + chosen;
}

}  // namespace shunt::test
