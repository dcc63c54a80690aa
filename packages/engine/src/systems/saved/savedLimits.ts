export const SAVED_KEY_LENGTH_MAX = 100;
/** Values saved for one player in one scope. */
export const SAVED_VALUES_MAX = 500;
/** Two rooms that save at the same time may exceed the limit; no data should be lost then. */
export const SAVED_VALUES_READ_MAX = 2000;
/** The size of one value: characters of its texts and names, plus one for each value in it. */
export const SAVED_VALUE_SIZE_MAX = 16_384;
export const LEADERBOARD_NAME_MAX = 60;
