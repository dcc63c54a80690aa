/** How far a creator can look back while trying a game out. */
export const LOOK_BACK_SECONDS = 30;
/** Between two keyframes: looking at a moment plays at most so much again. */
export const DEBUG_KEYFRAME_SECONDS = 1;
/** Before the moment that is looked at, so much is played again: what ran and what touched is told about the last seconds. */
export const REPLAY_LEAD_SECONDS = 2;
/** Slower than this nothing is seen to move, faster a worker may not keep up. */
export const PLAYBACK_SPEED_MIN = 0.1;
export const PLAYBACK_SPEED_MAX = 2;
/** Ticks that are caught up at once after the machine was busy; more are given up. */
export const DEBUG_CATCH_UP_TICKS = 3;
/** How often whoever looks is told how things stand, in milliseconds. */
export const DEBUG_REPORT_MS = 120;
/** How often everything there is is listed, in milliseconds, and how much of it. */
export const ENTITY_LIST_MS = 500;
export const ENTITY_LIST_MAX = 1000;
