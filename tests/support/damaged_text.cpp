#include "tests/support/damaged_text.hpp"

namespace shunt::test {
namespace {

void damage(std::string& text, Random& random, bool whole_parts) {
    static const std::string kMarks = ".#=_ \n:*0AB129x{}[]()\",-/\t\"\x80";
    const auto at = static_cast<std::size_t>(random.below(static_cast<int>(text.size())));
    const auto length = static_cast<std::size_t>(whole_parts ? random.between(1, 8) : 1);
    const char mark = kMarks[static_cast<std::size_t>(random.below(static_cast<int>(kMarks.size())))];
    switch (random.below(whole_parts ? 5 : 3)) {
        case 0:
            text[at] = mark;
            break;
        case 1:
            text.erase(at, length);
            break;
        case 2:
            text.insert(at, 1, mark);
            break;
        case 3:
            text.insert(at, text.substr(at, length));
            break;
        default:
            text.resize(at);
            break;
    }
}

}  // namespace

std::string damaged(std::string text, Random& random, int edits, bool whole_parts) {
    for (; edits > 0 && !text.empty(); --edits) damage(text, random, whole_parts);
    return text;
}

}  // namespace shunt::test
