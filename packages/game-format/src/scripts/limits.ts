/** Maximum characters of all scripts of a game. More would leave too little memory for their data in the script engine. */
export const SOURCE_LENGTH_MAX = 500_000;
/** Maximum nesting of brackets and blocks. The small stack of the script engine overflows a little above this. */
export const SOURCE_DEPTH_MAX = 100;
export const SOURCE_PROBLEMS_MAX = 100;
