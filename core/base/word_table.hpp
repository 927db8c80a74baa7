// The table of a language (core/base/words.hpp) as it comes to a module from outside: one text, whose parts end in NUL,
//
//     tag NUL  English NUL translated NUL  English NUL translated NUL ...
#pragma once

#include <string>

namespace shunt {

/// From now on texts are said in the language of the table; English for a table without phrases. What is missing in it is said in English.
/// Tables are kept for good: texts that were said are parts of them, and other threads may be saying something. False, and nothing is
/// changed, when the text is no table. Cost: sorts its phrases; a lookup is a binary search.
bool speak_table(std::string table);

}  // namespace shunt
