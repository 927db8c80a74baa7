// A WebAssembly module of the worker, with a C interface: translate, call, translate back, and nothing else. All such modules share
// these exports (job_module.cpp), so the worker's script can run any of them; a module is its table of jobs.
//
//     module_hire(workers)         threads for the searches, in a module that can have them
//     job_text(key, value)         and job_number, job_flag: the fields of a request
//     job_start(job)               nothing or an error object; `job` is a number of the caller's, which all that follows takes first
//     while (job_advance(job, n))  slices; those of several jobs may alternate
//         job_progress(job)        an object, fields as in protocol.md
//         job_solver_request(job), job_solver_answer(job, outcome, text, seconds)   what somebody else must solve, and the answer
//     job_cached_tables...              what the page keeps from one run to the next (CachedTables in core/job/capabilities.hpp)
//     job_defect(job)              "" unless the program's own checks refuse the outcome
//     job_report(job, seconds)     the outcome
//     job_ask(job)                 after it: nothing or an error object; the fields of a question are given like those of a request
//     while (job_work_out(job, n)) slices; then job_answer(job)
//     job_release(job)             gives back its memory
//
// Values are handed out as bytes (core/outcome/value_bytes.hpp): a call returns how many, 0 for nothing, and job_bytes() where they are.
// Strings are UTF-8. Those handed out stay valid until the next call. When the browser refuses memory, and when a thread stops, the call
// in progress is left by a JavaScript exception and the module must not be used again; module_memory_refused() tells which of the two.
#pragma once

#include <span>

#include "core/job/request_fields.hpp"

namespace shunt::wasm {

/// Defined by each module: the jobs it does. This is the one place that knows them.
[[nodiscard]] std::span<const job::AskedJob> jobs();

}  // namespace shunt::wasm
