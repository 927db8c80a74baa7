#include "tests/support/mirror_copy.hpp"

namespace shunt::test {

using Json = nlohmann::json;

void MirrorCopy::remove(const Json& id) {
    std::erase_if(widgets_, [&](const Json& widget) { return widget["id"] == id; });
}

void MirrorCopy::apply(const std::string& patch) {
    const Json changes = Json::parse(patch);
    for (const Json& id : changes["removed"]) remove(id);
    for (const Json& changed : changes["changed"]) {
        if (changed.contains("at")) {
            remove(changed["id"]);
            continue;
        }
        for (Json& widget : widgets_)
            if (widget["id"] == changed["id"]) widget = changed;
    }
    for (Json changed : changes["changed"]) {
        if (!changed.contains("at")) continue;
        const auto at = changed["at"].get<std::ptrdiff_t>();
        changed.erase("at");
        widgets_.insert(widgets_.begin() + at, std::move(changed));
    }
}

MirrorCopy whole(const ui::Mirror& mirror) {
    MirrorCopy copy;
    copy.apply(ui::SeenMirror().patch(mirror));
    return copy;
}

std::size_t MirrorReader::read(const ui::Mirror& mirror) {
    const std::string patch = seen_.patch(mirror);
    copy_.apply(patch);
    return patch.size();
}

}  // namespace shunt::test
