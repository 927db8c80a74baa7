#include "tests/support/mirror_copy.hpp"

#include <unordered_map>
#include <unordered_set>

namespace shunt::test {

using Json = nlohmann::json;

namespace {

const std::string& id_of(const Json& widget) { return widget["id"].get_ref<const std::string&>(); }

}  // namespace

bool MirrorCopy::apply(const std::string& patch) {
    const Json changes = Json::parse(patch);
    std::unordered_set<std::string> taken_out(changes["removed"].begin(), changes["removed"].end());
    std::unordered_map<std::string, const Json*> in_place;
    for (const Json& changed : changes["changed"]) {
        if (changed.contains("at")) {
            taken_out.insert(id_of(changed));
        } else {
            in_place.emplace(id_of(changed), &changed);
        }
    }
    if (taken_out.empty() && in_place.empty()) return false;
    std::erase_if(widgets_, [&](const Json& widget) { return taken_out.contains(id_of(widget)); });
    for (Json& widget : widgets_)
        if (const auto changed = in_place.find(id_of(widget)); changed != in_place.end()) widget = *changed->second;
    for (Json changed : changes["changed"]) {
        if (!changed.contains("at")) continue;
        const auto at = changed["at"].get<std::ptrdiff_t>();
        changed.erase("at");
        widgets_.insert(widgets_.begin() + at, std::move(changed));
    }
    return true;
}

std::size_t MirrorReader::read(const ui::Mirror& mirror) {
    const std::string patch = seen_.patch(mirror);
    if (copy_.apply(patch)) agreed_.clear();
    return patch.size();
}

bool MirrorReader::has_all(const ui::Mirror& mirror) {
    std::string all = ui::SeenMirror().patch(mirror);
    if (all == agreed_) return true;
    MirrorCopy copy;
    copy.apply(all);
    if (copy != copy_) return false;
    agreed_ = std::move(all);
    return true;
}

}  // namespace shunt::test
