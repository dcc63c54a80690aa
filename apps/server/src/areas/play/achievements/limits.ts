/** One point for each minute of play. */
export const SECONDS_PER_POINT = 60;
/** A report with more time is invalid: rooms report every minute. */
export const SECONDS_PER_REPORT_MAX = 600;
/** Points of all games that count for the player level on one day. */
export const LEVEL_POINTS_PER_DAY = 400;
/** Points of one game that count for the player level at all. Then its mastery is complete. */
export const LEVEL_POINTS_PER_GAME = 2_250;
/** The points of level 2. Each further level takes this many more than the one before. */
export const MASTERY_LEVEL_STEP = 50;
export const PLAYER_LEVEL_STEP = 100;
/** With fewer players, a share would say who has an achievement. */
export const RARITY_PLAYERS_MIN = 10;
/** Achievements of younger players are shown to nobody else. */
export const PROGRESS_SHOWN_FROM = 13;
