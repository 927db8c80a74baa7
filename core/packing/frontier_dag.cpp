#include "core/packing/frontier_dag.hpp"

#include <algorithm>

namespace shunt::packing {
namespace {

/// Stays at the greatest value instead of wrapping around.
void add(std::uint64_t& sum, std::uint64_t term) {
    sum += term;
    if (sum < term) sum = UINT64_MAX;
}
template <std::size_t words>
void add(std::array<std::uint64_t, words>& sum, const std::array<std::uint64_t, words>& term) {
    add_words(sum, term);  // leaves no carry: see WideCount
}

}  // namespace

FrontierDagBuilder::FrontierDagBuilder(Stock stock, std::uint64_t memory_limit)
    : stock_(std::move(stock)),
      memory_limit_(memory_limit),
      level_(static_cast<std::size_t>(stock_.cells) + 1),
      table_(1u << 12) {
    assert(stock_.cells >= 1 && stock_.cells <= kMostCells && stock_.voids() >= 0);
    Key root;
    int shift = 0;
    for (const Stock::Kind& kind : stock_.kinds) {
        const int width = static_cast<int>(std::bit_width(static_cast<unsigned>(kind.count)));
        const std::uint64_t mask = width == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1;
        fields_.push_back({shift, mask});
        root.stock |= static_cast<std::uint64_t>(kind.count) << shift;
        shift += width;
    }
    assert(shift <= 64);
    root.decided = ~stock_.all();
    intern(root);
}

std::uint64_t FrontierDagBuilder::bytes() const {
    const std::uint64_t per_node = keys_.capacity() * sizeof(Key) + table_.capacity() * sizeof(std::uint32_t) +
                                   2 * keys_.size() * sizeof(std::uint32_t) +
                                   first_edge_.capacity() * sizeof(std::uint32_t);
    const std::uint64_t counted = words_.capacity() * sizeof(std::uint64_t) +
                                  exact_words_.capacity() * sizeof(WideCount) + final_number_.capacity() * sizeof(Node);
    return per_node + counted + target_.capacity() * sizeof(std::uint32_t) + letter_.capacity() + dag_.bytes();
}

FrontierDagBuilder::State FrontierDagBuilder::advance(std::uint64_t budget) {
    for (; state_ == State::building && budget > 0; --budget) {
        step();
        if (state_ != State::building) break;
        if (bytes() > memory_limit_ || keys_.size() >= FrontierDag::kMostNodes) state_ = State::too_many_nodes;
    }
    return state_;
}

/// One node, whatever is being done with the nodes.
void FrontierDagBuilder::step() {
    switch (stage_) {
        case Stage::expanding:
            expand_next();
            break;
        case Stage::counting:
            if (count_next(words_)) conclude_count();
            break;
        case Stage::counting_exactly:
            if (count_next(exact_words_)) {
                packings_ = Natural(exact_words_.front());
                state_ = State::too_many_packings;
            }
            break;
        case Stage::naming:
            name_next();
            break;
        case Stage::numbering:
            number_next();
            break;
    }
}

void FrontierDagBuilder::expand_next() {
    const auto& nodes = level_[static_cast<std::size_t>(cell_)];
    if (next_in_level_ < nodes.size()) {
        expand(nodes[next_in_level_++]);
    } else if (cell_ < stock_.cells) {
        ++cell_;
        next_in_level_ = 0;
    } else {
        first_edge_.push_back(static_cast<std::uint32_t>(target_.size()));
        begin_count(words_, bytes_to_finish(), Stage::counting);
    }
}

int FrontierDagBuilder::voids_left(const Key& key) const {
    int left = kMostCells - std::popcount(key.decided);
    for (std::size_t kind = 0; kind < fields_.size(); ++kind) {
        left -= stock_.kinds[kind].size * static_cast<int>((key.stock >> fields_[kind].shift) & fields_[kind].mask);
    }
    return left;
}

void FrontierDagBuilder::expand(std::uint32_t node) {
    order_.push_back(node);
    first_edge_.push_back(static_cast<std::uint32_t>(target_.size()));
    const Key key = keys_[node];
    const auto cell = static_cast<std::size_t>(cell_);
    if (cell_ == stock_.cells) return;
    for (std::size_t kind = 0; kind < fields_.size(); ++kind) {
        const CellSet placement = stock_.kinds[kind].placement[cell];
        const bool in_stock = ((key.stock >> fields_[kind].shift) & fields_[kind].mask) != 0;
        if (!in_stock || placement == 0 || (placement & key.decided) != 0) continue;
        link({key.decided | placement, key.stock - (std::uint64_t{1} << fields_[kind].shift)},
             static_cast<Letter>(kind));
    }
    if (voids_left(key) > 0) link({key.decided | CellSet{1} << cell_, key.stock}, stock_.void_letter());
}

void FrontierDagBuilder::link(const Key& key, Letter letter) {
    target_.push_back(intern(key));
    letter_.push_back(letter);
}

std::uint32_t FrontierDagBuilder::intern(const Key& key) {
    if (keys_.size() * 2 >= table_.size()) grow_table();
    const std::size_t slot = slot_of(key);
    if (table_[slot] != 0) return table_[slot] - 1;
    const auto node = static_cast<std::uint32_t>(keys_.size());
    keys_.push_back(key);
    table_[slot] = node + 1;
    const int next_cell = std::min(std::countr_one(key.decided), stock_.cells);
    level_[static_cast<std::size_t>(next_cell)].push_back(node);
    return node;
}

std::size_t FrontierDagBuilder::slot_of(const Key& key) const {
    const std::uint64_t mask = table_.size() - 1;
    std::uint64_t hash = (key.decided ^ (key.stock * 0x9E3779B97F4A7C15u)) * 0xD6E8FEB86659FD93u;
    hash ^= hash >> 32;
    std::uint64_t slot = hash & mask;
    while (table_[static_cast<std::size_t>(slot)] != 0 && keys_[table_[static_cast<std::size_t>(slot)] - 1] != key) {
        slot = (slot + 1) & mask;
    }
    return static_cast<std::size_t>(slot);
}

void FrontierDagBuilder::grow_table() {
    table_.assign(table_.size() * 2, 0);
    for (std::uint32_t node = 0; node < keys_.size(); ++node) table_[slot_of(keys_[node])] = node + 1;
}

/// Begins to count words, if what it takes until the end fits.
template <class Count>
void FrontierDagBuilder::begin_count(std::vector<Count>& words, std::uint64_t bytes_to_come, Stage stage) {
    if (bytes() + bytes_to_come > memory_limit_) {
        state_ = State::too_many_nodes;
        return;
    }
    words.assign(keys_.size(), Count{});
    position_ = order_.size();
    stage_ = stage;
}

void FrontierDagBuilder::conclude_count() {
    const std::uint64_t total = words_.front();
    packings_ = total;
    if (total == UINT64_MAX) {
        begin_count(exact_words_, keys_.size() * sizeof(WideCount), Stage::counting_exactly);
    } else if (total > FrontierDag::kMostPackings) {
        state_ = State::too_many_packings;
    } else {
        final_number_.assign(keys_.size(), 0);
        stage_ = Stage::naming;
    }
}

/// What counting and numbering take beside the nodes: the words below each, its final number, and its row of the table.
std::uint64_t FrontierDagBuilder::bytes_to_finish() const {
    const std::uint64_t row = sizeof(std::uint64_t) << row_bits();
    return keys_.size() * (sizeof(std::uint64_t) + sizeof(Node) + row);
}

/// A row has a place for every letter, and for what stands behind the last one.
int FrontierDagBuilder::row_bits() const { return std::max(2, static_cast<int>(std::bit_width(fields_.size()))); }

/// Words below the node before position_: its successors, which stand behind it, are counted already. Whether it was the last.
template <class Count>
bool FrontierDagBuilder::count_next(std::vector<Count>& words) {
    if (position_ == 0) return true;
    --position_;
    Count sum{};
    if (first_edge_[position_] == first_edge_[position_ + 1] && is_sink(order_[position_])) sum = Count{1};
    for (std::uint32_t edge = first_edge_[position_]; edge < first_edge_[position_ + 1]; ++edge)
        add(sum, words[target_[edge]]);
    words[order_[position_]] = sum;
    return position_ == 0;
}

/// Gives the live nodes their final numbers, level by level.
void FrontierDagBuilder::name_next() {
    if (position_ < order_.size()) {
        const std::uint32_t node = order_[position_++];
        if (words_[node] != 0) final_number_[node] = live_++;
    } else if (words_.front() > most_packings()) {
        state_ = State::too_many_packings;
    } else {
        conclude_names();
    }
}

/// Lays out the table, of which the nodes and the packings are known now.
void FrontierDagBuilder::conclude_names() {
    dag_.target_bits_ = FrontierDag::target_bits(live_);
    dag_.target_mask_ = (std::int64_t{1} << dag_.target_bits_) - 1;
    dag_.row_bits_ = row_bits();
    dag_.row_size_ = std::size_t{1} << dag_.row_bits_;
    dag_.table_.reserve(dag_.row(live_));
    position_ = 0;
    stage_ = Stage::numbering;
}

/// Adds the row of the next live node to the table of edges; rows stand in the order of their numbers.
void FrontierDagBuilder::number_next() {
    if (position_ == order_.size()) {
        dag_.root_ = final_number_.front();
        dag_.size_ = words_.front();
        state_ = State::done;
        return;
    }
    const std::size_t position = position_++;
    if (words_[order_[position]] == 0) return;
    const std::size_t row = dag_.table_.size();
    dag_.table_.resize(row + dag_.row_size_, FrontierDag::kNoEdge);
    std::size_t letter = 0;
    Rank offset = 0;
    for (std::uint32_t edge = first_edge_[position]; edge < first_edge_[position + 1]; ++edge) {
        if (words_[target_[edge]] == 0) continue;
        const auto packed = static_cast<std::int64_t>(offset << dag_.target_bits_ | final_number_[target_[edge]]);
        for (; letter <= letter_[edge]; ++letter) dag_.table_[row + letter] = packed;
        offset += words_[target_[edge]];
    }
}

FrontierDag FrontierDagBuilder::take() {
    assert(state_ == State::done);
    FrontierDag dag = std::move(dag_);
    *this = FrontierDagBuilder(Stock{1, {}}, 0);
    return dag;
}

}  // namespace shunt::packing
