/** The maximum number of players, because more screens don't fit side by side. */
export const PLAYTEST_PLAYERS_MAX = 4;
/** The maximum number of console entries. The oldest are removed first. */
export const CONSOLE_LINES_MAX = 500;
/** How far from an entity a click can be to select it. */
export const PICK_RADIUS_TILES = 1.5;

/** How often the page checks whether the worker of the room still responds. */
export const WORKER_PING_MS = 1000;
/** After this many unanswered checks, the room is terminated. */
export const STUCK_PINGS_MAX = 5;
/** The limit for unanswered checks while the game is being opened, which takes long for a large game. */
export const OPENING_PINGS_MAX = 20;

/** The speeds at which a playtest can run; 1 is real time. */
export const PLAYTEST_SPEEDS = ['0.1', '0.25', '0.5', '1', '2'] as const;
