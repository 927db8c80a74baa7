#include "core/base/result.hpp"

#include "core/base/words.hpp"

namespace shunt {

std::string to_string(const Error& error) {
    if (error.line == 0) return error.message;
    const std::string line = std::to_string(error.line);
    if (error.column == 0) return say("line {line}: {message}", {{"line", line}, {"message", error.message}});
    return say("line {line}, column {column}: {message}",
               {{"line", line}, {"column", std::to_string(error.column)}, {"message", error.message}});
}

}  // namespace shunt
