// Read before each source of Dear ImGui in the page.
#pragma once

#include <stdarg.h>
#include <stdio.h>

// It writes names of windows, never a fraction: Emscripten's formatting without floating-point numbers will do.
extern "C" int vsniprintf(char* buffer, size_t size, const char* format, va_list arguments);
#define vsnprintf vsniprintf
