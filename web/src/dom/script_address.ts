// Addresses of scripts, as pages with `require-trusted-types-for 'script'` want them: made by a policy, which vouches for what it makes.
// Ours is called "shunt", and vouches for nothing but files of one folder of Shunt's. Also for workers, which inherit what the page
// requires.

/** As much of the browser's as is used here. */
interface TrustedTypes {
    createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): Policy;
}

interface Policy {
    createScriptURL(address: string): unknown;
}

const kName = "shunt";
/** Where the scripts of one page find the policy: to make a second of one name may be forbidden. */
const kShared = Symbol.for("shunt.policy");

function ours(address: string): string {
    const { protocol, pathname } = new URL(address, self.location.href);
    if (protocol === "blob:" || /\/[\w-]+\.js$/.test(pathname)) return address;
    throw new TypeError(`${address} is no script of Shunt's`);
}

function policy(types: TrustedTypes): Policy {
    const shared = globalThis as { [kShared]?: Policy };
    try {
        return (shared[kShared] ??= types.createPolicy(kName, { createScriptURL: ours }));
    } catch {
        throw new Error(`trusted-types ${kName}: the page's policy does not list it`);
    }
}

/** The address of a script, for `script.src`, `new Worker`, `importScripts`. Throws where the page forbids it, naming the directive. */
export function scriptAddress(address: string): string {
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
    return trustedTypes === undefined ? address : (policy(trustedTypes).createScriptURL(address) as string);
}
