export { SOURCE_DEPTH_MAX, SOURCE_LENGTH_MAX, SOURCE_PROBLEMS_MAX } from '@playloom/game-format/scripts';

/** The whole memory of the scripts of a room, code included: 512 pages of 64 KB are 32 MB. */
export const MEMORY_PAGES = 512;
/** About 150 calls inside each other. More, and a deep recursion could overflow the host's stack before this one. */
export const STACK_BYTES = 32 * 1024;

/** Fuel is counted in function calls and loop rounds; the machine asks for it in portions of this size. */
export const FUEL_PER_POLL = 10_000;
/** One handler in one tick. */
export const FUEL_PER_RUN = 100_000;
/** All handlers of one tick together: 5 to 25 milliseconds, by what the rounds do. */
export const FUEL_PER_TICK = 200_000;
/** All files together when a room starts, and the tick in which the game starts. */
export const FUEL_AT_START = 2_000_000;
export const FUEL_PER_RUN_AT_START = 1_000_000;
/** What a call out of the scripts takes on top, and each element of a list or 10 characters that it hands over. */
export const FUEL_PER_CALL = 5;
export const FUEL_PER_ELEMENT = 1;
export const CHARACTERS_PER_FUEL = 10;
/** Inside a promise a script does not notice that it was stopped. One that goes on so often is given up altogether. */
export const STOPS_IGNORED_MAX = 50;
/** For telling what went wrong after the fuel is gone. */
export const FUEL_FOR_REPORT = 20_000;

/**
 * Rounds of loops inside built-in functions (`includes`, `sort`, `JSON.stringify` …), where no fuel is asked for: all
 * of one tick together, and all of the start. Some 50 and 250 milliseconds of a core. A tick that allocates 20,000 objects takes
 * a tenth of it.
 */
export const NATIVE_ROUNDS_PER_TICK = 10_000_000;
export const NATIVE_ROUNDS_AT_START = 50_000_000;
/** For reading where the script was when its rounds were used up. */
export const NATIVE_ROUNDS_FOR_REPORT = 1_000_000;

/** A handler that ran out of fuel so many times is switched off. */
export const FUEL_STRIKES_MAX = 3;
/** A handler that failed so many times in a row is switched off. */
export const ERROR_STRIKES_MAX = 50;

export const HANDLERS_MAX = 2000;
export const WAITS_MAX = 1000;
/** Continuations of promises in one tick; the rest goes on in the next. */
export const JOBS_PER_TICK_MAX = 200;

/** What crosses the door at once. */
export const TEXT_LENGTH_MAX = 10_000;
export const DATA_LENGTH_MAX = 200_000;
export const DATA_DEPTH_MAX = 20;
export const DATA_NODES_MAX = 20_000;

export const LINES_PER_TICK_MAX = 50;
export const LINE_LENGTH_MAX = 1000;
export const PROBLEMS_PER_TICK_MAX = 20;
export const MESSAGE_LENGTH_MAX = 500;
export const STACK_TEXT_LENGTH_MAX = 2000;
