// What the workbench tells the page: JSON, written field by field.
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>

#include "core/outcome/json_text.hpp"

namespace shunt::ui {

class JsonObject {
public:
    JsonObject() { writer_.begin_object(); }

    JsonObject& put(std::string_view key, std::string_view text);
    JsonObject& put(std::string_view key, const char* text) { return put(key, std::string_view(text)); }
    JsonObject& put(std::string_view key, double value);
    /// A whole number, true or false.
    template <std::integral Plain>
    JsonObject& put(std::string_view key, Plain value) {
        if constexpr (std::same_as<Plain, bool>) return put_json(key, value ? "true" : "false");
        return put_json(key, std::to_string(value));
    }
    /// A value that is JSON already.
    JsonObject& put_json(std::string_view key, std::string_view json);

    /// What is written; nothing can be put there after.
    [[nodiscard]] std::string take();

private:
    outcome::JsonWriter writer_;
};

class JsonList {
public:
    JsonList() { writer_.begin_list(); }

    void add(std::string_view text) { writer_.text(text); }
    void add_json(std::string_view json) { writer_.json(json); }
    [[nodiscard]] std::string take();

private:
    outcome::JsonWriter writer_;
};

/// What a worker is asked to do (wasm/protocol.md): the name of a job, and the fields that it needs.
class Request : public JsonObject {
public:
    explicit Request(std::string job);

    [[nodiscard]] const std::string& job() const { return job_; }

private:
    std::string job_;
};

}  // namespace shunt::ui
