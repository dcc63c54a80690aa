/** Characters of all scripts of a game together: more would not fit into the script machine beside what scripts keep. */
export const SOURCE_LENGTH_MAX = 500_000;
/** Brackets and blocks inside each other. The script machine's small stack ends a little above. */
export const SOURCE_DEPTH_MAX = 100;
export const SOURCE_PROBLEMS_MAX = 100;
