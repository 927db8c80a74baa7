#include <nlohmann/json.hpp>

#include "core/outcome/json_text.hpp"

namespace shunt::outcome {

using Json = nlohmann::json;

void JsonWriter::document(const Json& value) {
    if (value.is_object()) {
        begin_object();
        for (auto member = value.begin(); member != value.end(); ++member) {
            key(member.key());
            document(*member);
        }
        end_object();
    } else if (value.is_array()) {
        begin_list();
        for (const Json& item : value) document(item);
        end_list();
    } else if (value.is_string()) {
        text(value.get_ref<const std::string&>());
    } else if (value.is_boolean()) {
        boolean(value.get<bool>());
    } else if (value.is_number()) {
        number(value);
    } else {
        null();
    }
}

void JsonWriter::number(const Json& value) {
    if (value.is_number_float()) return real(value.get<double>());
    if (value.is_number_unsigned()) return count(value.get<std::uint64_t>());
    json(std::to_string(value.get<std::int64_t>()));
}

std::string text_of(const Json& document) {
    JsonWriter writer;
    writer.document(document);
    return writer.take();
}

}  // namespace shunt::outcome
