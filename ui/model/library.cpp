#include "ui/model/library.hpp"

namespace shunt::ui {

Result<EntryPtr> Library::add(std::string id, std::string text, std::string family) {
    auto entry = read_entry(std::move(id), std::move(text), std::move(family));
    if (entry) entries_.push_back(entry.value());
    return entry;
}

EntryPtr Library::find(std::string_view id) const {
    for (const EntryPtr& entry : entries_) {
        if (entry->id == id) return entry;
    }
    return nullptr;
}

}  // namespace shunt::ui
