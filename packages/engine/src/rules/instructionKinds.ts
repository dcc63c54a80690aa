/** How the result of an instruction is used, and where the run continues. */
/** Ignored: continue with the next instruction. */
export const ACT = 0;
/** Continue with the next instruction if it is true, otherwise at the target. */
export const TEST = 1;
/** The instruction isn't run: continue at the target. */
export const JUMP = 2;
/** The result is the position to continue at; a negative one is `~next` of a waiting rule. */
export const STEER = 3;
