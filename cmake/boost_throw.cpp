// Where exceptions are off, Boost leaves it to the program what happens instead of a throw. Nothing the project asks of Boost
// throws (its integers are unchecked, nothing is divided by zero), so getting here is a bug: stop.
#include <boost/assert/source_location.hpp>
#include <cstdlib>
#include <exception>

namespace boost {

void throw_exception(const std::exception&);
void throw_exception(const std::exception&, const source_location&);

void throw_exception(const std::exception&) { std::abort(); }
void throw_exception(const std::exception&, const source_location&) { std::abort(); }

}  // namespace boost
