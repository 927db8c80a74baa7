// Read before each source of Dear ImGui in the page: what it asks of the C library, without what it has no use for. Reading and
// writing fractions is 9 KB of code.
#pragma once

#include <limits.h>
#include <stdarg.h>
#include <stdio.h>

// It writes names of windows, never a fraction: Emscripten's formatting without floating-point numbers will do.
extern "C" int vsniprintf(char* buffer, size_t size, const char* format, va_list arguments);
#define vsnprintf vsniprintf

/// Reads one decimal number, moves `text` behind it and returns true; false when none stands there or it does not fit an int.
inline bool slim_read_int(const char*& text, int& number) {
    const bool negative = *text == '-';
    const char* digit = text + negative;
    long long value = 0;
    if (*digit < '0' || *digit > '9') return false;
    for (; *digit >= '0' && *digit <= '9'; ++digit) {
        value = value * 10 + (*digit - '0');
        if (value > INT_MAX) return false;
    }
    text = digit;
    number = static_cast<int>(negative ? -value : value);
    return true;
}

/// sscanf for what is written literally and for %d and %i of decimal numbers: the version of the shaders is read with it, without
/// which nothing is drawn. Any other format ends the page, instead of reading nothing unseen.
inline int slim_sscanf(const char* text, const char* format, ...) {
    va_list targets;
    va_start(targets, format);
    int fields = 0;
    for (; *format != 0; ++format) {
        if (*format != '%') {
            if (*text++ != *format) break;
            continue;
        }
        ++format;
        if (*format != 'd' && *format != 'i') __builtin_trap();
        if (!slim_read_int(text, *va_arg(targets, int*))) break;
        ++fields;
    }
    va_end(targets);
    return fields;
}
#define sscanf slim_sscanf
