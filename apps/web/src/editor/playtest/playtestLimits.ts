/** More panes do not fit side by side. */
export const PLAYTEST_PLAYERS_MAX = 4;
/** The oldest console entries are dropped first. */
export const CONSOLE_LINES_MAX = 500;
/** How close to an entity a click must be. */
export const PICK_RADIUS_TILES = 1.5;

/** How often the room's thread is checked for a response. */
export const WORKER_PING_MS = 1000;
/** After this many unanswered checks the room is terminated. */
export const STUCK_PINGS_MAX = 5;
/** Unanswered checks while opening. A large game on a slow machine opens in one long task. */
export const OPENING_PINGS_MAX = 20;

/** The available speeds of time. */
export const PLAYTEST_SPEEDS = ['0.1', '0.25', '0.5', '1', '2'] as const;
