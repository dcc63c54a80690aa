/** A spring that squashes and stretches a unit. At rest, `amount` and `speed` are 0. */
export interface Squash {
  amount: number;
  speed: number;
  /** The scale in the last frame. */
  scale: number;
  wasGrounded: boolean;
  /** The start of the last attack that has pushed it, as in the memory of the unit. */
  startedAt: number;
  /** The number of the last frame with this unit. */
  frame: number;
}
