// The worker that makes a file of the frames of an animation: frames are encoded beside the page, which stays responsive.

import type { AnimationTask, Encoded } from "../animation/animation_messages";
import { Encoder } from "../animation/encoder";

let encoder: Encoder | undefined;
let tick = 0;

function take(task: AnimationTask): void {
    switch (task.type) {
        case "begin":
            tick = task.tick;
            encoder = new Encoder(
                task.width,
                task.height,
                task.samples.map((sample) => new Uint8Array(sample)),
            );
            return;
        case "frame":
            return encoder?.add(new Uint8Array(task.pixels), tick);
        case "encode": {
            const bytes = encoder!.encode(task.format);
            return postMessage({ bytes } satisfies Encoded, [bytes]);
        }
    }
}

addEventListener("message", ({ data }: MessageEvent<AnimationTask>) => {
    try {
        take(data);
    } catch (fault) {
        postMessage({ fault: String(fault) } satisfies Encoded);
    }
});
