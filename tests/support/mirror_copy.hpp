// The page's side of the mirror: makes the whole out of patches, by nothing but what ui/app/bridge.hpp says of ui_mirror().
#pragma once

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "ui/mirror/seen_mirror.hpp"

namespace shunt::test {

class MirrorCopy {
public:
    /// Whether the patch changed anything.
    bool apply(const std::string& patch);

    /// Two are equal when they have the same widgets in the same order.
    friend bool operator==(const MirrorCopy&, const MirrorCopy&) = default;

private:
    std::vector<nlohmann::json> widgets_;  // without "at"
};

/// A page that reads the mirror of a workbench from time to time.
class MirrorReader {
public:
    /// How many bytes it is handed.
    std::size_t read(const ui::Mirror& mirror);
    /// Whether it has what a page would have that is handed the whole mirror. Costs little while neither changes.
    [[nodiscard]] bool has_all(const ui::Mirror& mirror);

private:
    ui::SeenMirror seen_;
    MirrorCopy copy_;
    std::string agreed_;  // the whole mirror that the copy was found to be; empty: not looked at since it changed
};

}  // namespace shunt::test
