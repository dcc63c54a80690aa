export { SOURCE_DEPTH_MAX, SOURCE_LENGTH_MAX, SOURCE_PROBLEMS_MAX } from '@playloom/game-format/scripts';

/** The total memory of a room's scripts, including code: 512 pages of 64 KB are 32 MB. */
export const MEMORY_PAGES = 512;
/**
 * Enough for about 150 nested calls. With a larger stack, a deep recursion could overflow the host's stack
 * first.
 */
export const STACK_BYTES = 32 * 1024;

/**
 * Fuel is counted in function calls and loop iterations. The machine checks it each time this many have
 * passed.
 */
export const FUEL_PER_POLL = 10_000;
/** Fuel of one handler in one tick. */
export const FUEL_PER_RUN = 100_000;
/** Fuel of all handlers in one tick. Enough for 5 to 25 milliseconds, depending on the work per iteration. */
export const FUEL_PER_TICK = 200_000;
/** Fuel of all files when a room starts, and of the tick in which the game starts. */
export const FUEL_AT_START = 2_000_000;
export const FUEL_PER_RUN_AT_START = 1_000_000;
/**
 * The additional fuel for a call from scripts to the host, and for each list element or 10 characters passed.
 */
export const FUEL_PER_CALL = 5;
export const FUEL_PER_ELEMENT = 1;
export const CHARACTERS_PER_FUEL = 10;
/**
 * If a promise is stopped, other code of the script continues. After this many stops in one tick, all scripts
 * are ended.
 */
export const STOPS_IGNORED_MAX = 50;
/** Fuel for reporting a problem after the rest has run out. */
export const FUEL_FOR_REPORT = 20_000;

/**
 * Limits for loops inside built-in functions (`includes`, `sort`, `JSON.stringify` …), which don't check
 * fuel: iterations per tick, and at the start. They take about 50 and 250 milliseconds. A tick that allocates
 * 20,000 objects uses a tenth of its limit.
 */
export const NATIVE_ROUNDS_PER_TICK = 10_000_000;
export const NATIVE_ROUNDS_AT_START = 50_000_000;
/** Additional iterations for reading the script's location after the limit is used up. */
export const NATIVE_ROUNDS_FOR_REPORT = 1_000_000;

/** A handler that ran out of fuel this many times is switched off. */
export const FUEL_STRIKES_MAX = 3;
/** A handler that failed this many times in a row is switched off. */
export const ERROR_STRIKES_MAX = 50;

export const HANDLERS_MAX = 2000;
export const WAITS_MAX = 1000;
/** Maximum number of promises that continue in one tick. The rest continue in the next. */
export const JOBS_PER_TICK_MAX = 200;

/** Maximum size of one value that is passed between scripts and the world. */
export const TEXT_LENGTH_MAX = 10_000;
export const DATA_LENGTH_MAX = 200_000;
export const DATA_DEPTH_MAX = 20;
export const DATA_NODES_MAX = 20_000;

export const LINES_PER_TICK_MAX = 50;
export const LINE_LENGTH_MAX = 1000;
export const PROBLEMS_PER_TICK_MAX = 20;
export const MESSAGE_LENGTH_MAX = 500;
export const STACK_TEXT_LENGTH_MAX = 2000;
