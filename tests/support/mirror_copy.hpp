// The page's side of the mirror: makes the whole out of patches, by nothing but what ui/app/bridge.hpp says of ui_mirror().
#pragma once

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "ui/semantics/seen_mirror.hpp"

namespace shunt::test {

class MirrorCopy {
public:
    void apply(const std::string& patch);

    /// Two are equal when they have the same widgets in the same order.
    friend bool operator==(const MirrorCopy&, const MirrorCopy&) = default;

private:
    void remove(const nlohmann::json& id);

    std::vector<nlohmann::json> widgets_;  // without "at"
};

/// What the page would have if it were handed the whole mirror.
[[nodiscard]] MirrorCopy whole(const ui::Mirror& mirror);

/// A page that reads the mirror of a workbench from time to time.
class MirrorReader {
public:
    /// How many bytes it is handed.
    std::size_t read(const ui::Mirror& mirror);
    [[nodiscard]] const MirrorCopy& copy() const { return copy_; }

private:
    ui::SeenMirror seen_;
    MirrorCopy copy_;
};

}  // namespace shunt::test
