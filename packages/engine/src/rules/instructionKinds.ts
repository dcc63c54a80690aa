/** What becomes of what an instruction gives back, and where the run goes on. */
/** Nothing: the next one follows. */
export const ACT = 0;
/** The next one follows when it is true, else the target. */
export const TEST = 1;
/** It is not even run: the target follows. */
export const JUMP = 2;
/** It is the place to go on; a negative one is `~next` of a rule that waits. */
export const STEER = 3;
