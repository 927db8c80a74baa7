#include "core/base/sha256.hpp"

#include "tests/support/catch2.hpp"

using namespace shunt;

TEST_CASE("digests are those of the standard", "[base]") {
    CHECK(hex(sha256("")) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    CHECK(hex(sha256("abc")) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    CHECK(hex(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")) ==
          "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    CHECK(hex(sha256(std::string(1'000'000, 'a'))) ==
          "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST_CASE("the sum of digests is that of each alone, whatever the order and the lengths", "[base]") {
    // Of every length up to three blocks, so that texts of one block and of more are hashed side by side.
    std::vector<std::string> texts;
    for (std::size_t length = 0; length < 190; ++length)
        texts.emplace_back(length, static_cast<char>('a' + length % 26));
    DigestSum forward;
    DigestSum backward;
    DigestSum one_by_one;
    for (const std::string& text : texts) {
        forward.add(text);
        DigestSum alone;
        alone.add(text);
        one_by_one.add(alone);
    }
    for (std::size_t i = texts.size(); i-- > 0;) {
        backward.add(texts[i]);
        if (i == 100) CHECK(backward.total() != forward.total());
    }
    CHECK(forward.total() == one_by_one.total());
    CHECK(forward.total() == backward.total());
}

TEST_CASE("a sum carries, and what is beyond 2^256 goes", "[base]") {
    DigestSum sum;
    sum.add("abc");
    for (int doubled = 0; doubled < 256; ++doubled) {
        DigestSum same = sum;
        sum.add(same);
    }
    CHECK(sum.total() == Digest{});
}
