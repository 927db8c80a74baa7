// What the page keeps in the browser's databases.

/** What a store has under each name; of bytes only how many there are. The page must have opened the database before. */
export const stored = (tab, database, store = "values") =>
    tab.page.evaluate(
        (names) =>
            new Promise((resolve, reject) => {
                const opening = indexedDB.open(names[0]);
                opening.onerror = () => reject(opening.error);
                opening.onsuccess = () => {
                    const found = {};
                    const done = () => (opening.result.close(), resolve(found));
                    if (!opening.result.objectStoreNames.contains(names[1])) return done();
                    const cursor = opening.result.transaction(names[1]).objectStore(names[1]).openCursor();
                    cursor.onsuccess = () => {
                        if (!cursor.result) return done();
                        const { key, value } = cursor.result;
                        found[key] = value instanceof Uint8Array ? value.length : value;
                        cursor.result.continue();
                    };
                };
            }),
        [database, store],
    );
