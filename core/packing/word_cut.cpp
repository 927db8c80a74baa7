#include "core/packing/word_cut.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "core/base/sort.hpp"
#include "core/packing/packed_space.hpp"
#include "core/packing/piece_stops.hpp"

namespace shunt::packing {

/// Fills the tables node by node.
class WordCutBuilder {
public:
    WordCutBuilder(const PackedSpace& space, int cell)
        : space_(space),
          dag_(space.dag()),
          along_paths_(puzzle::extent(space.metric()) == puzzle::Extent::any_path),
          sets_of_((std::size_t{space.free_letter()} + 1) * kMostCells, kNone) {
        cut_.prefix_ = (CellSet{1} << cell) - 1;
        cut_.below_of_.assign(dag_.nodes(), kNone);
    }

    /// Whether the tables stay within so many bytes.
    bool build(std::uint64_t most_bytes) {
        std::vector<Spot> todo{{dag_.root(), space_.all(), dag_.size()}};
        while (!todo.empty()) {
            const Spot spot = todo.back();
            todo.pop_back();
            if (cut_.below_of_[spot.node] != kNone) continue;
            cut_.below_of_[spot.node] = kSeen;
            if ((spot.undecided & cut_.prefix_) == 0) {
                add(spot);
                if (cut_.bytes() > most_bytes) return false;
                continue;
            }
            for_each_letter(spot, [&](Letter /*letter*/, Rank /*offset*/, const Spot& next) { todo.push_back(next); });
        }
        return true;
    }
    [[nodiscard]] WordCut take() { return std::move(cut_); }

private:
    static constexpr std::uint32_t kNone = ~std::uint32_t{0};
    static constexpr std::uint32_t kSeen = kNone - 1;
    /// A node, with what the letters before it have left.
    struct Spot {
        Node node = 0;
        CellSet undecided = 0;
        Rank words = 0;  // below
    };
    template <class Visit>
    void for_each_letter(const Spot& spot, Visit visit) const {
        const int cell = std::countr_zero(spot.undecided);
        for (Rank begin = 0; begin < spot.words;) {
            const Letter letter = dag_.letter_at(spot.node, begin);
            const FrontierDag::Edge edge = dag_.edge(spot.node, letter);
            const Rank end = dag_.offset_after(spot.node, letter, spot.words);
            visit(letter, begin,
                  Spot{edge.target, spot.undecided & ~space_.places().at(letter, cell).cells, end - begin});
            begin = end;
        }
    }

    void add(const Spot& spot) {
        const auto chunks = static_cast<std::uint32_t>((spot.words + WordCut::kChunk - 1) / WordCut::kChunk);
        cut_.below_of_[spot.node] = static_cast<std::uint32_t>(cut_.below_.size());
        cut_.below_.push_back({spot.undecided, static_cast<std::uint32_t>(cut_.chunks_.size()), chunks, 0, 0});
        for (const WordCut::Standing& read : read_) sets_of_[index_of(read.kind, read.anchor)] = kNone;
        read_.clear();
        sets_.clear();
        read(spot, 0, chunks);
        for (std::uint32_t chunk = 0; chunk < chunks; ++chunk) add_chunk(spot, chunk);
        add_outward();
        for (std::uint32_t chunk = 0; chunk < chunks; ++chunk) add_inner(chunk);
    }

    /// Notes at which endings, numbered from `begin`, the letters below a node are read.
    void read(const Spot& spot, Rank begin, std::uint32_t chunks) {
        if (spot.undecided == 0) return;
        const auto cell = static_cast<std::uint8_t>(std::countr_zero(spot.undecided));
        for_each_letter(spot, [&](Letter letter, Rank offset, const Spot& next) {
            std::uint32_t& index = sets_of_[index_of(letter, cell)];
            if (index == kNone) {
                index = static_cast<std::uint32_t>(read_.size());
                read_.push_back({letter, cell, 1});
                sets_.resize(sets_.size() + chunks, 0);
            }
            set_range(sets_.data() + std::size_t{index} * chunks, begin + offset, begin + offset + next.words);
            read(next, begin + offset, chunks);
        });
    }

    static void set_range(BlockBits* chunks, Rank begin, Rank end) {
        while (begin < end) {
            const Rank in_chunk = std::min<Rank>(end - begin, WordCut::kChunk - begin % WordCut::kChunk);
            chunks[static_cast<std::size_t>(begin / WordCut::kChunk)] |=
                ~BlockBits{0} >> (WordCut::kChunk - in_chunk) << begin % WordCut::kChunk;
            begin += in_chunk;
        }
    }

    void add_chunk(const Spot& spot, std::uint32_t chunk) {
        const Rank left = spot.words - chunk * WordCut::kChunk;
        WordCut::Chunk here;
        here.every = left >= WordCut::kChunk ? ~BlockBits{0} : (BlockBits{1} << left) - 1;
        here.voids_begin = static_cast<std::uint32_t>(cut_.voids_.size());
        for (CellSet cells = spot.undecided; cells != 0; cells &= cells - 1) {
            const std::uint32_t index = sets_of_[index_of(space_.free_letter(), std::countr_zero(cells))];
            cut_.voids_.push_back(index == kNone ? 0 : endings(index, chunk));
        }
        here.standing_begin = static_cast<std::uint32_t>(cut_.standing_.size());
        for (std::uint32_t i = 0; i < read_.size(); ++i) {
            if (read_[i].kind != space_.free_letter() && endings(i, chunk) != 0)
                cut_.standing_.push_back({read_[i].kind, read_[i].anchor, endings(i, chunk)});
        }
        here.standing_end = static_cast<std::uint32_t>(cut_.standing_.size());
        cut_.chunks_.push_back(here);
    }

    void add_outward() {
        WordCut::Below& below = cut_.below_.back();
        below.outward_begin = static_cast<std::uint32_t>(cut_.outward_.size());
        for (const WordCut::Standing& read : read_) {
            if (read.kind == space_.free_letter()) continue;
            const PieceMoves piece(space_, read.kind, read.anchor, below.undecided | (space_.all() & cut_.prefix_));
            stops_.list(piece);
            const auto stops = stops_.all();
            if (std::any_of(stops.begin(), stops.end(),
                            [&](const auto& stop) { return (cut_.prefix_ >> stop.at & 1) != 0; }))
                cut_.outward_.push_back(read);
        }
        below.outward_end = static_cast<std::uint32_t>(cut_.outward_.size());
    }

    [[nodiscard]] bool is_outward(const WordCut::Standing& standing) const {
        const auto outward = cut_.outward(cut_.below_.back());
        return std::any_of(outward.begin(), outward.end(), [&](const WordCut::Standing& each) {
            return each.kind == standing.kind && each.anchor == standing.anchor;
        });
    }

    /// The moves of the endings of a chunk that stay below the cut. On a path a piece might pass cells before it; then it is walked.
    void add_inner(std::uint32_t chunk) {
        WordCut::Chunk& here = cut_.chunks_[cut_.below_.back().first_chunk + chunk];
        here.inner_begin = static_cast<std::uint32_t>(cut_.inner_.size());
        for (std::uint32_t i = here.standing_begin; i < here.standing_end; ++i) {
            if (!(along_paths_ && is_outward(cut_.standing_[i]))) add_inner_moves(chunk, cut_.standing_[i]);
        }
        here.inner_end = static_cast<std::uint32_t>(cut_.inner_.size());
        std::span<WordCut::Inner> inner{cut_.inner_.data() + here.inner_begin, here.inner_end - here.inner_begin};
        shell_sort(inner, [](const auto& a, const auto& b) { return a.chunk < b.chunk; });
    }

    void add_inner_moves(std::uint32_t chunk, const WordCut::Standing& standing) {
        const WordCut::Below& below = cut_.below_.back();
        const PieceMoves piece(space_, standing.kind, standing.anchor, below.undecided);
        const auto before = [&](int to) {
            const CellSet cells = space_.places().at(standing.kind, to).cells;
            return WordCut::Condition{cells & ~piece.own(), standing.anchor, standing.kind};
        };
        const auto allowed = [&](int to) { return cut_.meeting(below, chunk, before(to)); };
        stops_.for_each(piece, along_paths_, standing.endings, allowed, [&](const PieceStops::Stop& stop) {
            const CellSet left = piece.own() & ~space_.places().at(standing.kind, stop.at).cells;
            cut_.carry(below, chunk, stop.reached, stop.allowed, before(stop.at), below, {left, stop.at, standing.kind},
                       [&](std::size_t to, BlockBits taken, BlockBits images) {
                           cut_.inner_.push_back({taken, images, static_cast<std::uint32_t>(to)});
                       });
        });
    }

    /// The endings of a chunk with a letter read.
    [[nodiscard]] BlockBits endings(std::uint32_t read, std::uint32_t chunk) const {
        return sets_[std::size_t{read} * cut_.below_.back().chunks + chunk];
    }
    [[nodiscard]] static std::size_t index_of(Letter letter, int cell) {
        return std::size_t{letter} * kMostCells + static_cast<std::size_t>(cell);
    }

    const PackedSpace& space_;
    const FrontierDag& dag_;
    bool along_paths_;
    WordCut cut_;
    std::vector<WordCut::Standing> read_;  // letters and cells of the node being added
    std::vector<BlockBits> sets_;          // the endings with each of these, chunk by chunk
    std::vector<std::uint32_t> sets_of_;   // by letter and cell: into read_
    PieceStops stops_;
};

std::optional<WordCut> WordCut::at(const PackedSpace& space, int cell, std::uint64_t most_bytes) {
    WordCutBuilder builder(space, cell);
    if (!builder.build(most_bytes)) return std::nullopt;
    return builder.take();
}

std::uint64_t WordCut::bytes() const {
    return below_of_.capacity() * sizeof(std::uint32_t) + below_.capacity() * sizeof(Below) +
           chunks_.capacity() * sizeof(Chunk) + voids_.capacity() * sizeof(BlockBits) +
           standing_.capacity() * sizeof(Standing) + inner_.capacity() * sizeof(Inner) +
           outward_.capacity() * sizeof(Standing);
}

}  // namespace shunt::packing
