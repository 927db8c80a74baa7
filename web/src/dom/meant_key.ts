// Keys by what a person means. A letter is the one that the keyboard types, wherever the key is (AZERTY, Dvorak), and Caps Lock does not
// make it another. Where a keyboard types no Latin letters, it is the one that the key has besides (Cyrillic, Greek, Arabic, Hebrew);
// where its row of digits types signs (AZERTY, Czech), the digit printed on it.

/** As much of an event as it takes. */
export type KeyPress = Pick<KeyboardEvent, "key" | "code" | "shiftKey">;

/** Whether the keyboard types letters that are not Latin, as far as is known: then its signs may lie on keys of letters, too. */
let isOtherScript = false;

function inCase(letter: string, shift: boolean): string {
    return shift ? letter.toUpperCase() : letter.toLowerCase();
}

/** The letter or digit that is printed on a key besides what it types. */
function printed({ key, code, shiftKey }: KeyPress): string | undefined {
    const digit = /^Digit(\d)$/.exec(code)?.[1];
    if (digit !== undefined) return shiftKey || /^\d$/.test(key) ? undefined : digit;
    const letter = /^Key([A-Z])$/.exec(code)?.[1];
    return letter !== undefined && (isOtherScript || !/^[ -~]+$/.test(key)) ? inCase(letter, shiftKey) : undefined;
}

/** What a key may mean, the likeliest first: what it types, then what is printed on it besides. */
export function meantKeys(press: KeyPress): string[] {
    const { key, code, shiftKey } = press;
    if (/^[a-z]$/i.test(key)) {
        isOtherScript = false;
        return [inCase(key, shiftKey)];
    }
    if (/^Key/.test(code) && /[^ -~]/.test(key) && !/^\p{Script=Latin}+$/u.test(key)) isOtherScript = true;
    const other = key.length > 2 ? undefined : printed(press); // longer ones have names
    return other === undefined ? [key] : [key, other];
}

/** The one Latin letter, digit or name of a key, for what has no other letters. */
export function meantKey(press: KeyPress): string {
    const [key, other = key] = meantKeys(press);
    return other!;
}
