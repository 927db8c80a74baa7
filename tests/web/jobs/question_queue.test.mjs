// How the worker answers questions to jobs that it holds, with jobs that only say what they are asked.
import assert from "node:assert/strict";
import test from "node:test";
import { importSource } from "../support/bundle.mjs";

const { QuestionQueue } = await importSource("worker/question_queue");

/** A job whose answers take so many slices each. */
class HeldJob {
    asked = [];
    constructor(slices = 1) {
        this.slices = slices;
    }
    ask(question) {
        this.asked.push(question.depth);
        this.question = question;
        this.left = this.slices;
        return question.question === "why" ? { kind: "protocol", message: "no such question", line: 0, column: 0 } : undefined;
    }
    workOut() {
        if (this.question.depth === -1) throw new Error("stopped");
        this.left -= 1;
        return this.left > 0;
    }
    canGoOn() {
        return false;
    }
    answer() {
        return `depth ${this.question.depth}`;
    }
}

/** What is said of jobs by number; `between` is called between two slices. */
function bench(jobs, between = () => undefined) {
    const said = [];
    const held = new Map(Object.entries(jobs).map(([id, job]) => [Number(id), job]));
    const questions = new QuestionQueue({
        held: (id) => held.get(id),
        post: ({ type, id, report, message }) => said.push(`${type} ${id}: ${report ?? message}`),
        yieldToMessages: () => Promise.resolve(between()),
        failed: (id, fault) => said.push(`failed ${id}: ${fault.message}`),
    });
    const ask = (id, depth, question = "positions", more = {}) =>
        questions.ask({ type: "ask", id, question: { question, depth, ...more } });
    return { said, held, ask };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test("questions of several jobs and kinds are answered in their order", async () => {
    const { said, ask } = bench({ 1: new HeldJob(3), 2: new HeldJob() });
    ask(1, 5);
    ask(2, 6);
    ask(1, 7, "position");
    await settled();
    assert.deepEqual(said, ["answer 1: depth 5", "answer 2: depth 6", "answer 1: depth 7"]);
    ask(1, 8);
    await settled();
    assert.deepEqual(said.slice(3), ["answer 1: depth 8"], "after a rest");
});

test("of questions of one job and kind the newest is answered, also in the middle of an older one", async () => {
    const job = new HeldJob(9);
    const asks = [2, 3, 4];
    const { said, ask } = bench({ 1: job }, () => asks.length > 0 && ask(1, asks.shift()));
    ask(1, 1);
    await settled();
    assert.deepEqual(said, ["answer 1: depth 4"]);
    assert.deepEqual(job.asked, [1, 2, 3, 4]);
});

test("a question that is withdrawn is answered no more, also in the middle of the answer, and the next one is", async () => {
    const job = new HeldJob(9);
    let withdraw = () => undefined;
    const { said, ask } = bench({ 1: job }, () => withdraw());
    withdraw = () => ask(1, 0, "positions", { withdrawn: true });
    ask(1, 1);
    ask(1, 2, "position");
    await settled();
    assert.deepEqual(said, ["answer 1: depth 2"]);
    assert.deepEqual(job.asked, [1, 2], "nothing is asked by withdrawing");
});

test("what is released meanwhile is not answered, and the next question is", async () => {
    const { said, held, ask } = bench({ 1: new HeldJob(9), 2: new HeldJob() }, () => held.delete(1));
    ask(1, 1);
    ask(2, 2);
    await settled();
    assert.deepEqual(said, ["answer 2: depth 2"]);
});

test("a question that is refused is said to be, and a module that stops is told of once", async () => {
    const { said, ask } = bench({ 1: new HeldJob() });
    ask(1, 1, "why");
    ask(1, 2);
    await settled();
    ask(1, -1);
    ask(1, 3, "position");
    await settled();
    assert.deepEqual(said, ["error 1: no such question", "answer 1: depth 2", "failed 1: stopped"]);
});
