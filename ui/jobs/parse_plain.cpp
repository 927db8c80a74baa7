// JSON read by the library itself, in builds without a browser.
#include <nlohmann/json.hpp>

#include "ui/jobs/json_fields.hpp"

namespace shunt::ui::fields {

json parse(std::string_view text) {
    json parsed = json::parse(text, nullptr, false);
    return parsed.is_discarded() ? json() : parsed;
}

}  // namespace shunt::ui::fields
