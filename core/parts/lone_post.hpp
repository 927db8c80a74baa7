// A post for a search in one part.
#pragma once

#include "core/parts/post.hpp"

namespace shunt::parts {

class LonePost final : public Post {
public:
    [[nodiscard]] int parts() const override { return 1; }
    [[nodiscard]] int part() const override { return 0; }
    [[nodiscard]] std::vector<Letter> exchange(const std::vector<Letter>& letters) override { return letters; }
};

}  // namespace shunt::parts
