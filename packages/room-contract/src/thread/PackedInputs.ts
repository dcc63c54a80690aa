/**
 * The inputs of a few ticks as bytes, without any loss. Nearly all inputs are controls, which have a compact
 * form.
 */
export interface PackedInputs {
  /** For each input of each tick: the controls, or a marker for the next entry of `others`. */
  readonly row: Uint8Array;
  /** All other inputs, encoded as a tape; null if there are none. */
  readonly others: Uint8Array | null;
}
