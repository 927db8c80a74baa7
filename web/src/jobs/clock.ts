// Waiting, so that tests need not wait.

export interface Clock {
    /** Calls `action` once, after so many milliseconds, unless what it returns is called before. */
    after(milliseconds: number, action: () => void): () => void;
}

export const kSystemClock: Clock = {
    after(milliseconds, action) {
        const timer = setTimeout(action, milliseconds);
        return () => clearTimeout(timer);
    },
};
