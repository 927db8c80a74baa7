#include "ui/jobs/outbox.hpp"

#include <algorithm>
#include <iterator>

namespace shunt::ui {

namespace {

template <class T>
void move_behind(std::vector<T>& list, std::vector<T>& later) {
    list.insert(list.end(), std::make_move_iterator(later.begin()), std::make_move_iterator(later.end()));
}

}  // namespace

void Outbox::append(Outbox later) {
    move_behind(messages, later.messages);
    move_behind(notices, later.notices);
    move_behind(announcements, later.announcements);
    move_behind(requests, later.requests);
    move_behind(copies, later.copies);
    move_behind(files, later.files);
    move_behind(file_wishes, later.file_wishes);
    move_behind(focus_wishes, later.focus_wishes);
    move_behind(loads, later.loads);
    move_behind(keeps, later.keeps);
    move_behind(draft_wishes, later.draft_wishes);
}

bool Outbox::has_error() const {
    return std::any_of(notices.begin(), notices.end(), [](const Notice& notice) { return notice.error; });
}

}  // namespace shunt::ui
