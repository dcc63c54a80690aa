/** The kinds of instructions. They define how an instruction's result is used and where the run continues. */
/** The result is ignored: continue with the next instruction. */
export const ACT = 0;
/** Continue with the next instruction if the result is true, otherwise at the target. */
export const CONDITIONAL_JUMP = 1;
/** The instruction isn't run: continue at the target. */
export const JUMP = 2;
/**
 * The result is the position to continue at. A negative result means that the rule waits and then continues at
 * `~result`.
 */
export const COMPUTED_JUMP = 3;
