/** More do not fit side by side. */
export const PLAYTEST_PLAYERS_MAX = 4;
/** Older lines of the console go first. */
export const CONSOLE_LINES_MAX = 500;
/** How near to a thing one has to click. */
export const PICK_RADIUS_TILES = 1.5;
/** As long as can be looked back. */
export const LOOK_BACK_SECONDS = 30;

/** How often the room's thread is asked whether it still comes round. */
export const WORKER_PING_MS = 1000;
/** So often it may stay silent: stuck scripts are ended then. */
export const STUCK_PINGS_MAX = 5;
/** A large game on a slow machine opens in one go. */
export const OPENING_PINGS_MAX = 20;

/** How fast time can go. */
export const PLAYTEST_SPEEDS = ['0.1', '0.25', '0.5', '1', '2'] as const;
