#include "core/cli/drawing_program.hpp"

#include <chrono>
#include <fstream>
#include <thread>

#include "core/cli/child_process.hpp"
#include "core/cli/input_file.hpp"
#include "core/cli/process.hpp"
#include "core/cli/shell.hpp"
#include "core/cli/temporary_folder.hpp"

namespace shunt::cli {
namespace {

constexpr const char* kDrawer = "rsvg-convert";

/// The exit code of a command; none when this process was asked to end meanwhile.
Result<std::optional<int>> ended(const std::string& command, const std::string& words) {
    constexpr auto kPause = std::chrono::milliseconds(2);
    auto process = ChildProcess::start(command, words);
    if (!process) return process.error();
    while (!is_interrupted()) {
        if (const auto code = process->exit_code()) return code;
        std::this_thread::sleep_for(kPause);
    }
    return std::optional<int>();
}

}  // namespace

Result<std::string> drawn_by_program(const std::string& svg, const picture::Colour* ground) {
    if (!is_on_path(kDrawer))
        return Error{std::string("pixels are drawn by ") + kDrawer +
                     ", which is not on the PATH (Debian: librsvg2-bin, Fedora: librsvg2-tools, Homebrew: librsvg)"};
    const auto folder = TemporaryFolder::create();
    if (!folder) return folder.error();
    const std::string picture = folder->file("picture.svg");
    const std::string drawn = folder->file("picture.png");
    const std::string words = folder->file("words.txt");
    std::ofstream(picture) << svg;
    std::string command = std::string(kDrawer) + " --unlimited";
    if (ground != nullptr) command += " --background-color " + shell_word(picture::to_string(*ground));
    const auto code = ended(command + " --output " + shell_word(drawn) + " " + shell_word(picture), words);
    if (!code) return code.error();
    if (!*code) return Error{"ended before it was drawn"};
    if (**code == 0) return read_input(drawn, kMostFileBytes);
    const auto why = read_if_there(words);
    return Error{std::string(kDrawer) + " could not draw it: " + (why && *why ? **why : "")};
}

}  // namespace shunt::cli
