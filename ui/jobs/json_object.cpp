#include "ui/jobs/json_object.hpp"

#include <utility>

namespace shunt::ui {

JsonObject& JsonObject::put(std::string_view key, std::string_view text) {
    writer_.key(key);
    writer_.text(text);
    return *this;
}

JsonObject& JsonObject::put(std::string_view key, double value) {
    writer_.key(key);
    writer_.real(value);
    return *this;
}

JsonObject& JsonObject::put_json(std::string_view key, std::string_view json) {
    writer_.key(key);
    writer_.json(json);
    return *this;
}

std::string JsonObject::take() {
    writer_.end_object();
    return writer_.take();
}

std::string JsonList::take() {
    writer_.end_list();
    return writer_.take();
}

Request::Request(std::string job) : job_(std::move(job)) { put("job", job_); }

}  // namespace shunt::ui
