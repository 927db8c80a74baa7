#include "tests/support/told.hpp"

#include <nlohmann/json.hpp>

#include "core/outcome/value_bytes.hpp"

namespace shunt::test {

namespace {

using Json = nlohmann::json;

void write(outcome::BytesWriter& to, const Json& value);

void write_object(outcome::BytesWriter& to, const Json& value) {
    to.begin_object();
    for (const auto& [key, member] : value.items()) {
        to.key(key);
        write(to, member);
    }
    to.end_object();
}

void write_list(outcome::BytesWriter& to, const Json& value) {
    to.begin_list();
    for (const Json& entry : value) write(to, entry);
    to.end_list();
}

/// Numbers are floats, as the page's script has them.
void write(outcome::BytesWriter& to, const Json& value) {
    if (value.is_object()) return write_object(to, value);
    if (value.is_array()) return write_list(to, value);
    if (value.is_string()) return to.text(value.get<std::string>());
    if (value.is_boolean()) return to.boolean(value.get<bool>());
    value.is_number() ? to.real(value.get<double>()) : to.null();
}

/// Null when the text is no JSON.
Json parsed(const std::string& text) {
    Json value = Json::parse(text, nullptr, false);
    return value.is_discarded() ? Json() : value;
}

Json with_report(Json message) {
    if (message.is_object() && message.contains("report") && message["report"].is_string())
        message["report"] = parsed(message["report"].get<std::string>());
    return message;
}

}  // namespace

std::string bytes_of(const Json& value) {
    outcome::BytesWriter writer;
    write(writer, value);
    return writer.take();
}

Told::Told(const std::string& json) : bytes_(bytes_of(with_report(parsed(json)))) {}
Told::Told(const Json& value) : bytes_(bytes_of(with_report(value))) {}

std::string kept(const std::string& request, const std::string& report) {
    return bytes_of({{"request", parsed(request)}, {"report", parsed(report)}});
}

}  // namespace shunt::test
