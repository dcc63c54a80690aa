export { SOURCE_DEPTH_MAX, SOURCE_LENGTH_MAX, SOURCE_PROBLEMS_MAX } from '@playloom/game-format/scripts';

/** The total memory of a room's scripts, including code: 512 pages of 64 KB are 32 MB. */
export const MEMORY_PAGES = 512;
/** About 150 nested calls. With more, a deep recursion could overflow the host's stack before this one. */
export const STACK_BYTES = 32 * 1024;

/** Fuel is counted in function calls and loop iterations; the machine polls in batches of this size. */
export const FUEL_PER_POLL = 10_000;
/** Fuel of one handler in one tick. */
export const FUEL_PER_RUN = 100_000;
/** Fuel of all handlers in one tick: 5 to 25 milliseconds, depending on the work per iteration. */
export const FUEL_PER_TICK = 200_000;
/** Fuel of all files when a room starts, and of the tick in which the game starts. */
export const FUEL_AT_START = 2_000_000;
export const FUEL_PER_RUN_AT_START = 1_000_000;
/** The extra cost of a call out of the scripts, and of each list element or 10 characters passed. */
export const FUEL_PER_CALL = 5;
export const FUEL_PER_ELEMENT = 1;
export const CHARACTERS_PER_FUEL = 10;
/** A script doesn't notice a stop inside a promise. After continuing this often, all scripts are ended. */
export const STOPS_IGNORED_MAX = 50;
/** Fuel for reporting a problem after the rest has run out. */
export const FUEL_FOR_REPORT = 20_000;

/**
 * Iterations of loops inside built-in functions (`includes`, `sort`, `JSON.stringify` …), which check no
 * fuel: per tick, and at the start. About 50 and 250 milliseconds of a core. A tick that allocates 20,000
 * objects takes a tenth of it.
 */
export const NATIVE_ROUNDS_PER_TICK = 10_000_000;
export const NATIVE_ROUNDS_AT_START = 50_000_000;
/** For reading the script's location after its iterations are used up. */
export const NATIVE_ROUNDS_FOR_REPORT = 1_000_000;

/** A handler that ran out of fuel this many times is switched off. */
export const FUEL_STRIKES_MAX = 3;
/** A handler that failed this many times in a row is switched off. */
export const ERROR_STRIKES_MAX = 50;

export const HANDLERS_MAX = 2000;
export const WAITS_MAX = 1000;
/** Continuations of promises in one tick; the rest continue in the next. */
export const JOBS_PER_TICK_MAX = 200;

/** Maximum length of one value that crosses the bridge. */
export const TEXT_LENGTH_MAX = 10_000;
export const DATA_LENGTH_MAX = 200_000;
export const DATA_DEPTH_MAX = 20;
export const DATA_NODES_MAX = 20_000;

export const LINES_PER_TICK_MAX = 50;
export const LINE_LENGTH_MAX = 1000;
export const PROBLEMS_PER_TICK_MAX = 20;
export const MESSAGE_LENGTH_MAX = 500;
export const STACK_TEXT_LENGTH_MAX = 2000;
