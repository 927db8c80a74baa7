"""Running one job with one program, once: checks its answer and says what it cost.

    native    build/native/core/cli/shunt          whole process; user, wall and report's seconds, peak resident memory
    twin      build/native/tests/bench/bench_job   inside the process; user seconds
    wasm      build/web/tests/bench_job.js         the same under node, when it has compiled the hot functions
"""

import json
import os
import re
import statistics
import subprocess


class Refused(Exception):
    """The program does not know the metric or the option."""


class Wrong(Exception):
    """The program failed or its answer is not the known one."""


def first_line(text):
    return next((line for line in text.splitlines() if line.strip()), "no message")


def check_exit(job, command, done):
    if done.returncode == 2:
        raise Refused(first_line(done.stderr))
    if done.returncode != 0:
        raise Wrong(f"{job.name}: exit code {done.returncode} of {' '.join(command)}: {first_line(done.stderr)}")


def check_answer(job, report):
    for key, value in {"status": job.status, "metric": job.metric, **job.expected}.items():
        if report.get(key) != value:
            raise Wrong(f"{job.name}: {key} is {report.get(key)!r}, the right answer is {value!r}")


def command_of(build, job, threads):
    command = [str(build.shunt), job.kind, str(build.puzzles / job.puzzle), "--metric", job.metric, "--json"]
    return command + (["--threads", str(threads)] if threads > 1 else [])


def launch(build, command):
    """Runs a command; returns it finished, and its usage as bench_launch tells it."""
    read, write = os.pipe()
    with os.fdopen(read) as told:
        try:
            done = subprocess.run([str(build.launcher), str(write), *command], pass_fds=[write], capture_output=True, text=True)
        finally:
            os.close(write)
        usage = told.read()
    return done, json.loads(usage or "{}")


def native(build, job, threads):
    """A measurement: user, system, wall (seconds), peak_rss (bytes), and seconds, positions, peak_bytes of the report. Of a repeated
    job the median, but the least wall time and seconds: other programs on the machine only ever add to those."""
    command = command_of(build, job, threads)
    samples = []
    for _ in range(job.repeat):
        done, sample = launch(build, command)
        check_exit(job, command, done)
        report = json.loads(done.stdout)
        check_answer(job, report)
        sample.update(seconds=report["seconds"], positions=report[job.positions], peak_bytes=report["peak_bytes"])
        samples.append(sample)
    typical = {key: min if key in ("wall", "seconds") else statistics.median for key in samples[0]}
    return {key: typical[key](sample[key] for sample in samples) for key in samples[0]}


def in_process(job, program, puzzles):
    """A measurement: user seconds of the job alone. The first time in a process does not count, unless it is the only one."""
    times = 1 if job.long else job.repeat + 1
    command = [*program, job.kind, str(puzzles / job.puzzle), job.metric, str(times)]
    done = subprocess.run(command, capture_output=True, text=True)
    check_exit(job, command, done)
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    for line in lines:
        check_answer(job, line["report"])
    return {"user": statistics.median(line["user_seconds"] for line in lines[1:] or lines)}


def instructions(build, job):
    """Instructions of the whole native process, counted by callgrind. About fifty times slower than the job."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command_of(build, job, 1)]
    done = subprocess.run(command, capture_output=True, text=True)
    check_exit(job, command, done)
    check_answer(job, json.loads(done.stdout))
    return int(re.search(r"Collected\s*:\s*(\d+)", done.stderr).group(1))


def series_of(job, here, there, wasm):
    """What is measured in turn: name, and a function that measures once."""
    builds = {"": here, **({" that": there} if there else {})}
    series = {"native" + suffix: lambda b=build: native(b, job, job.threads) for suffix, build in builds.items()}
    if job.threads > 1:
        if not there:
            series["one thread"] = lambda: native(here, job, 1)
        return series
    if wasm and not there:
        series["twin"] = lambda: in_process(job, [str(here.twin)], here.puzzles)
    for suffix, build in builds.items():
        if wasm and all(each.node_job for each in builds.values()):
            series["wasm" + suffix] = lambda b=build: in_process(job, ["node", str(b.node_job)], b.puzzles)
    return series


def measure(job, here, there, runs, wasm):
    """All series of a job, A B C A B C ...; the first turn warms up and does not count, except for a long job, measured once."""
    series = series_of(job, here, there, wasm)
    measured = {name: [] for name in series}
    for turn in range(1 if job.long else runs + 1):
        for name, measure_once in series.items():
            try:
                sample = measure_once()
            except Refused as refusal:
                if name.endswith(" that"):
                    raise Refused(f"that: {refusal}") from None
                if job.optional:
                    raise
                raise Wrong(f"{job.name}: refused ({name}): {refusal}") from None
            if turn > 0 or job.long:
                measured[name].append(sample)
    return measured
