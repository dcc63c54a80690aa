/** More do not fit side by side. */
export const PLAYERS_MAX = 4;
/** Older lines of the console go first. */
export const CONSOLE_LINES_MAX = 500;
