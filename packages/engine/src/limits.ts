/** Ids are generation × 65,536 + slot, so slots must stay below that; this many bodies are far beyond what a room can step. */
export const ENTITIES_MAX = 8192;
export const INITIAL_ENTITY_CAPACITY = 64;

/** Instructions all rules of one tick may take together; a tick beyond it would be late for everyone. */
export const STEPS_PER_TICK_MAX = 200_000;
/** Instructions one run of a rule may take before it has to wait. */
export const STEPS_PER_RUN_MAX = 50_000;
/** Rules that wait at the same time. */
export const THREADS_MAX = 2000;
/** Triggers that one tick may fire; a chain of rules that set each other off ends here. */
export const FIRES_PER_TICK_MAX = 5000;
/** Runs of rules inside each other through “run the rule”. */
export const RUN_DEPTH_MAX = 20;
/** What a room may be told in one tick. */
export const EVENTS_PER_TICK_MAX = 5000;
/** Room beyond that for what is saved, who comes and goes, and who wins. */
export const DURABLE_EVENTS_PER_TICK_MAX = 5000;
/** Timers that run at the same time. */
export const TIMERS_MAX = 1000;
/** Cells one “fill tiles” may change: walls are built anew for each. */
export const TILES_PER_FILL_MAX = 4096;
