import type { Input } from '../world/Input.ts';

/** A recording of a room, with everything needed to replay it exactly. */
export interface Tape {
  readonly engineVersion: string;
  /** The hash of the game document. */
  readonly release: string;
  readonly seed: number;
  /** The tick after which the tape begins: 0, or the tick of its first keyframe if the beginning was cut off. */
  readonly start: number;
  /** The last recorded tick. */
  ticks: number;
  /** The inputs of each tick that had any, in order. */
  readonly inputs: { readonly tick: number; readonly inputs: readonly Input[] }[];
  /** Encoded snapshots to start from when seeking, in order. */
  readonly keyframes: { readonly tick: number; readonly bytes: Uint8Array }[];
}

/** The number of seconds between two keyframes. Seeking replays at most this much. */
export const KEYFRAME_SECONDS = 5;
