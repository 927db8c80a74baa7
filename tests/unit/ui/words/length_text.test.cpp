#include "ui/words/length_text.hpp"

#include "core/base/words.hpp"
#include "tests/support/catch2.hpp"

using namespace shunt::ui;
using shunt::puzzle::Metric;

TEST_CASE("a length never goes without its metric") {
    CHECK(length_text(1, Metric::move) == "1 move");
    CHECK(length_text(81, Metric::move) == "81 moves");
    CHECK(length_text(1'368, Metric::step) == "1,368 steps");
}

TEST_CASE("the time of a search names its threads when there were several") {
    shunt::outcome::SearchFigures figures;
    figures.seconds = 0.34;
    const std::string alone = time_text(figures);
    figures.threads = 1;
    CHECK(time_text(figures) == alone);
    figures.threads = 2;
    CHECK(time_text(figures) == alone + ", 2 threads");
}

TEST_CASE("a sentence begins with a capital, in any language, and ends with a full stop") {
    CHECK(sentence("no way") == "No way.");
    CHECK(sentence("überall frei.") == "Überall frei.");
    CHECK(sentence("÷ bleibt") == "÷ bleibt.");
    CHECK(sentence("81") == "81.");
    CHECK(sentence("").empty());
}

TEST_CASE("numbers too long to be read are written with the decimal sign of the language") {
    shunt::speak(nullptr, shunt::grammar_of("de"));
    CHECK(magnitude_text("1234567890123456") == "about 1,2 quadrillion");
    shunt::speak(nullptr);
}
