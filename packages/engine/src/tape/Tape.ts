import type { Input } from '../world/Input.ts';

/** A recorded room: everything needed to replay it exactly. */
export interface Tape {
  readonly engineVersion: string;
  /** The hash of the game document. */
  readonly release: string;
  readonly seed: number;
  /** The tick after which it begins: 0, or that of its first keyframe if the beginning was cut off. */
  readonly start: number;
  /** The number of ticks played. */
  ticks: number;
  /** Ticks with inputs, in order. */
  readonly inputs: { readonly tick: number; readonly inputs: readonly Input[] }[];
  /** Encoded snapshots to start from when seeking, in order. */
  readonly keyframes: { readonly tick: number; readonly bytes: Uint8Array }[];
}

/** Seconds between two keyframes: the most that seeking replays and that a crash loses. */
export const KEYFRAME_SECONDS = 5;
