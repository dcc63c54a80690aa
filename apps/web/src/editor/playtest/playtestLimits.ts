/** More do not fit side by side. */
export const PLAYERS_MAX = 4;
/** Older lines of the console go first. */
export const CONSOLE_LINES_MAX = 500;
/** How near to a thing one has to click. */
export const PICK_TILES = 1.5;
/** As long as can be looked back. */
export const LOOK_BACK_SECONDS = 30;

/** How fast time can go. */
export const SPEEDS = ['0.1', '0.25', '0.5', '1', '2'] as const;
