// How hard a law is tried: see effort.hpp.

/** Whether this run may take long: `tests/run --long`. */
export const longRun = Boolean(process.env.SHUNT_LONG);

/** What this run tries: few cases, or many. */
export const effort = (few, many) => (longRun ? many : few);
