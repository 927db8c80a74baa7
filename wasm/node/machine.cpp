#include "wasm/node/machine.hpp"

#include <emscripten.h>

#include <cstdlib>

namespace {

// clang-format off
EM_JS(int, js_interrupted, (), { return Number(Module.machine.interrupted()); });

EM_JS(int, js_umask, (), { return process.umask(); });

EM_JS(int, js_start, (const char* command, const char* output_file), {
    const started = Module.machine.start(UTF8ToString(command), UTF8ToString(output_file));
    Module.why = String(started.why);
    return started.process;
});

EM_JS(void, js_tell, (int process, const char* line), { Module.machine.tell(process, UTF8ToString(line)); });

EM_JS(int, js_exit_code, (int process), { return Module.machine.exitCode(process); });

EM_JS(void, js_end, (int process), { Module.machine.end(process); });

EM_JS(int, js_has, (const char* program), { return Number(Module.machine.has(UTF8ToString(program))); });

// The answers that are texts, as C strings to be freed.
EM_JS(char*, js_why, (), { return allocateUTF8(Module.why); });
EM_JS(char*, js_word, (const char* text), { return allocateUTF8(Module.machine.word(UTF8ToString(text))); });
EM_JS(char*, js_node_line, (const char* script), { return allocateUTF8(Module.machine.nodeLine(UTF8ToString(script))); });

EM_JS(void, js_say, (const char* text, int length), {
    const erase = require("tty").isatty(2) ? String.fromCharCode(13, 27) + "[K" : "";  // the progress line
    require("fs").writeSync(2, erase + UTF8ToString(text, length));
});
// clang-format on

std::string taken(char* text) {
    std::string copy = text;
    std::free(text);
    return copy;
}

}  // namespace

namespace shunt::wasm {

bool machine_interrupted() { return js_interrupted() != 0; }

int machine_umask() { return js_umask(); }

int machine_start(const std::string& command, const std::string& output_file, std::string& why) {
    const int process = js_start(command.c_str(), output_file.c_str());
    if (process == 0) why = taken(js_why());
    return process;
}

void machine_tell(int process, const std::string& line) { js_tell(process, line.c_str()); }

int machine_exit_code(int process) { return js_exit_code(process); }

void machine_end(int process) { js_end(process); }

bool machine_has(const std::string& program) { return js_has(program.c_str()) != 0; }

std::string machine_word(const std::string& text) { return taken(js_word(text.c_str())); }

std::string machine_node_line(const std::string& script) { return taken(js_node_line(script.c_str())); }

void say_and_end(std::string_view text, int exit_code) {
    js_say(text.data(), static_cast<int>(text.size()));
    _Exit(exit_code);
}

}  // namespace shunt::wasm
