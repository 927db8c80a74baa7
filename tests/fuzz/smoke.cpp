// Runs a fuzz target without a fuzzer: smoke COPIES FILE_OR_FOLDER...
// gives it every file as it is, and COPIES damaged copies of it, the same ones each time.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "tests/fuzz/target.hpp"
#include "tests/support/damaged_text.hpp"

namespace {

namespace fs = std::filesystem;

std::vector<fs::path> files_of(const fs::path& path) {
    if (!fs::is_directory(path)) return {path};
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(path))
        if (entry.is_regular_file()) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

void take(const std::string& bytes) {
    (void)LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
}

}  // namespace

int main(int argc, char** argv) {
    std::size_t taken = 0;
    for (int i = 2; i < argc; ++i) {
        for (const fs::path& path : files_of(argv[i])) {
            std::ifstream file(path, std::ios::binary);
            const std::string bytes(std::istreambuf_iterator<char>(file), {});
            shunt::fuzz::require(!file.bad() && !bytes.empty(), "every file of the corpus can be read", path.string());
            take(bytes);
            shunt::test::Random random(++taken);
            for (int copy = std::atoi(argv[1]); copy > 0; --copy)
                take(shunt::test::damaged(bytes, random, random.between(1, 6), true));
        }
    }
    shunt::fuzz::require(taken != 0, "there is a corpus");
    std::printf("%zu files\n", taken);
    return 0;
}
