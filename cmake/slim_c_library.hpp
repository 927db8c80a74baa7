// Read before each source of Dear ImGui in the page: two things of the C library that the workbench has no use for. They are
// 9 KB of code.
#pragma once

#include <stdarg.h>
#include <stdio.h>

// Settings are never read from a file, which is all that Dear ImGui reads numbers for.
#define sscanf(...) 0

// It writes names of windows, never a fraction: Emscripten's formatting without floating-point numbers will do.
extern "C" int vsniprintf(char* buffer, size_t size, const char* format, va_list arguments);
#define vsnprintf vsniprintf
