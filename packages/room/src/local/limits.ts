/** How far back a creator can go in a playtest. */
export const LOOK_BACK_SECONDS = 30;
/** Interval between two keyframes: showing a moment replays at most this much. */
export const DEBUG_KEYFRAME_SECONDS = 1;
/** How many seconds are replayed before the moment shown, so that recent rule runs and damage are known. */
export const REPLAY_LEAD_SECONDS = 2;
/** Slower than this, nothing seems to move; faster than the maximum, a worker may not keep up. */
export const PLAYBACK_SPEED_MIN = 0.1;
export const PLAYBACK_SPEED_MAX = 2;
/** Maximum number of late ticks that are caught up at once. More are skipped. */
export const DEBUG_CATCH_UP_TICKS = 3;
/** How often the state is reported, in milliseconds. */
export const DEBUG_REPORT_MS = 120;
/** How often all entities are listed, in milliseconds, and how many at most. */
export const ENTITY_LIST_MS = 500;
export const ENTITY_LIST_MAX = 1000;
