/**
 * Entity ids are generation × 65,536 + slot, so slots must stay below 65,536. A room couldn't simulate even
 * this many bodies in time.
 */
export const ENTITIES_MAX = 8192;
export const INITIAL_ENTITY_CAPACITY = 64;

/** Instructions that all rules may use in one tick; more would delay the tick for everyone. */
export const STEPS_PER_TICK_MAX = 200_000;
/** Instructions that one run of a rule may use before it has to wait. */
export const STEPS_PER_RUN_MAX = 50_000;
/** Rule runs that can wait at the same time. */
export const THREADS_MAX = 2000;
/** Triggers that can fire in one tick; this ends chains of rules that trigger each other. */
export const FIRES_PER_TICK_MAX = 5000;
/** Maximum nesting of “run the rule”. */
export const RUN_DEPTH_MAX = 20;
/** Events that a room may emit in one tick. */
export const EVENTS_PER_TICK_MAX = 5000;
/** An additional allowance for events that must not be lost: saves, players joining and leaving, and wins. */
export const DURABLE_EVENTS_PER_TICK_MAX = 5000;
/** Timers that can run at the same time. */
export const TIMERS_MAX = 1000;
/** Cells that one “fill tiles” action may change. The walls around each changed cell are rebuilt. */
export const TILES_PER_FILL_MAX = 4096;
