#include "core/parts/outbox.hpp"

#include <algorithm>
#include <bit>

#include "core/parts/rank_list.hpp"

namespace shunt::parts {
namespace {

void put_list(Letter& letter, std::vector<WordBits>& list) {
    std::sort(list.begin(), list.end(), [](const WordBits& a, const WordBits& b) { return a.word < b.word; });
    Letter numbers;
    RankWriter writer(numbers);
    for (std::size_t i = 0; i < list.size();) {
        const std::uint64_t word = list[i].word;
        std::uint64_t bits = 0;
        for (; i < list.size() && list[i].word == word; ++i) bits |= list[i].bits;
        for (; bits != 0; bits &= bits - 1) writer.put(word * 64 + static_cast<std::uint64_t>(std::countr_zero(bits)));
    }
    list.clear();
    put_bytes(letter, numbers);
}

}  // namespace

void Outbox::empty_into(Letter& letter) {
    put_list(letter, goals_);
    put_list(letter, others_);
}

std::vector<WordBits> Inbox::next_list() {
    std::vector<WordBits> list;
    RankReader reader(take_bytes(rest_).value_or(std::string_view()));
    while (const auto rank = reader.next()) {
        if (list.empty() || list.back().word != *rank / 64) list.push_back({*rank / 64, 0});
        list.back().bits |= std::uint64_t{1} << *rank % 64;
    }
    return list;
}

}  // namespace shunt::parts
