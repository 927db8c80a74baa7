// Draws only when something changed: a frame per wake(), and further ones while the workbench animates.

export class FrameLoop {
    private scheduled = false;

    /** `frame` draws and returns whether it wants another frame. */
    constructor(private readonly frame: () => boolean) {}

    /** Schedules a frame; several calls before it mean one. */
    wake(): void {
        if (this.scheduled) return;
        this.scheduled = true;
        requestAnimationFrame(() => {
            this.scheduled = false;
            if (this.frame()) this.wake();
        });
    }
}
