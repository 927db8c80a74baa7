#include "core/base/named.hpp"

#include "core/base/words.hpp"

namespace shunt {

std::string listed(std::span<const std::string_view> words) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i == 0)
            text = words[i];
        else if (i + 1 < words.size())
            text.append(", ").append(words[i]);
        else
            text = say("{words} and {last}", {{"words", text}, {"last", words[i]}});
    }
    return text;
}

}  // namespace shunt
