// Values by their names in the browser's database, or in memory where the browser keeps nothing (a private window, a frame without an
// origin, a full disk): then they last as long as the page.

import { createStore, entries, get, promisifyRequest, type UseStore } from "idb-keyval";

export interface Shelf<Value> {
    all(): Promise<Value[]>;
    get(name: string): Promise<Value | undefined>;
    /** Makes a value of the old one, in one transaction; undefined takes it away. Returns the new one. */
    change(name: string, make: (old: Value | undefined) => Value | undefined): Promise<Value | undefined>;
    /** Whether what is put here will still be here when the page is opened again. */
    readonly lasting: boolean;
}

/** A shelf that forgets with the page. */
export class MemoryShelf<Value> implements Shelf<Value> {
    readonly lasting = false;
    private readonly values = new Map<string, Value>();

    all(): Promise<Value[]> {
        return Promise.resolve([...this.values.values()]);
    }

    get(name: string): Promise<Value | undefined> {
        return Promise.resolve(this.values.get(name));
    }

    change(name: string, make: (old: Value | undefined) => Value | undefined): Promise<Value | undefined> {
        const value = make(this.values.get(name));
        if (value === undefined) this.values.delete(name);
        else this.values.set(name, value);
        return Promise.resolve(value);
    }
}

/** A shelf of the browser's database; any call may reject. */
class DatabaseShelf<Value> implements Shelf<Value> {
    readonly lasting = true;
    private readonly store: UseStore;

    constructor(database: string) {
        this.store = createStore(database, "values");
    }

    async all(): Promise<Value[]> {
        return (await entries<string, Value>(this.store)).map(([, value]) => value);
    }

    get(name: string): Promise<Value | undefined> {
        return get<Value>(name, this.store);
    }

    change(name: string, make: (old: Value | undefined) => Value | undefined): Promise<Value | undefined> {
        return this.store("readwrite", async (values) => {
            const value = make(await promisifyRequest<Value | undefined>(values.get(name)));
            if (value === undefined) values.delete(name);
            else values.put(value, name);
            await promisifyRequest(values.transaction);
            return value;
        });
    }
}

/** What a database that never answers is given, in milliseconds: more than a slow disk needs. */
const kPatience = 4000;
/** Why nothing is known of a database. */
const kSilence = Symbol("silence");

/** Whom a shelf tells, each once for a change. */
export interface ShelfWatch {
    /** Nothing lasts from here on. `silent`: for want of an answer, which may still come. */
    refused(silent: boolean): void;
    /** It lasts after all: a database that was silent has answered. */
    returned?(): void;
}

/**
 * A shelf that lasts where the browser allows it. From the first refusal on it works in memory, with what was read before; and so it does
 * while the database is silent, to which everything goes that was changed meanwhile, should it answer late.
 */
export class SafeShelf<Value> implements Shelf<Value> {
    private shelf: Shelf<Value>;
    private readonly seen = new Map<string, Value>();
    /** What was changed while the database was silent. */
    private readonly late = new Map<string, Value | undefined>();

    constructor(
        database: string,
        private readonly watch: ShelfWatch,
        make: (database: string) => Shelf<Value> = (name) => new DatabaseShelf<Value>(name),
        private readonly nameOf: (value: Value) => string = String,
        private readonly patience = kPatience,
    ) {
        try {
            this.shelf = make(database);
        } catch {
            this.shelf = new MemoryShelf();
            this.watch.refused(false);
        }
    }

    get lasting(): boolean {
        return this.shelf.lasting;
    }

    async all(): Promise<Value[]> {
        const values = await this.attempt((shelf) => shelf.all());
        for (const value of values) this.seen.set(this.nameOf(value), value);
        return values;
    }

    get(name: string): Promise<Value | undefined> {
        return this.attempt((shelf) => shelf.get(name));
    }

    async change(name: string, make: (old: Value | undefined) => Value | undefined): Promise<Value | undefined> {
        const value = await this.attempt((shelf) => shelf.change(name, make));
        if (value === undefined) this.seen.delete(name);
        else this.seen.set(name, value);
        if (!this.lasting) this.late.set(name, value);
        return value;
    }

    private async attempt<Result>(action: (shelf: Shelf<Value>) => Promise<Result>): Promise<Result> {
        const { shelf } = this;
        const answer = action(shelf);
        try {
            return await (shelf.lasting ? this.soon(answer) : answer);
        } catch (fault) {
            if (this.shelf === shelf) await this.moveToMemory(fault === kSilence);
            void answer.then(() => this.moveBack(shelf)).catch(() => undefined);
            return action(this.shelf);
        }
    }

    /** Rejects when there is no answer in time. */
    private soon<Result>(answer: Promise<Result>): Promise<Result> {
        return new Promise((resolve, reject) => {
            const timer = setTimeout(() => reject(kSilence), this.patience);
            answer.then(resolve, reject).finally(() => clearTimeout(timer));
        });
    }

    private async moveToMemory(silent: boolean): Promise<void> {
        const memory = new MemoryShelf<Value>();
        this.shelf = memory;
        for (const [name, value] of this.seen) await memory.change(name, () => value);
        this.watch.refused(silent);
    }

    /** The database has answered late: it gets what it has missed. */
    private async moveBack(database: Shelf<Value>): Promise<void> {
        if (this.shelf === database) return;
        this.shelf = database;
        for (const [name, value] of this.late) await database.change(name, () => value);
        this.late.clear();
        this.watch.returned?.();
    }
}
