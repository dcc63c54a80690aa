/**
 * Entity ids are generation × 65,536 + slot, so slots must stay below 65,536. A room couldn't simulate even
 * this many bodies in time.
 */
export const ENTITIES_MAX = 8192;
export const INITIAL_ENTITY_CAPACITY = 64;

/** The number of instructions that all rules together may run in one tick. More would delay the tick for everyone. */
export const STEPS_PER_TICK_MAX = 200_000;
/** The number of instructions that a rule may run without waiting. A rule that needs more is stopped. */
export const STEPS_PER_RUN_MAX = 50_000;
/** Rule runs that can wait at the same time. */
export const THREADS_MAX = 2000;
/** The number of triggers that can fire in one tick. This limit ends chains of rules that trigger each other. */
export const FIRES_PER_TICK_MAX = 5000;
/** How deeply “run the rule” actions can be nested. */
export const RUN_DEPTH_MAX = 20;
/** The number of events that a room may emit in one tick. */
export const EVENTS_PER_TICK_MAX = 5000;
/** An additional allowance for events that must not be lost: saves, players joining and leaving, and wins. */
export const DURABLE_EVENTS_PER_TICK_MAX = 5000;
/** The number of timers that can run at the same time. */
export const TIMERS_MAX = 1000;
/** Markers that rules can show at the same time. */
export const MARKERS_MAX = 200;
/** Cells that one “fill tiles” action may change. The walls around each changed cell are rebuilt. */
export const TILES_PER_FILL_MAX = 4096;
