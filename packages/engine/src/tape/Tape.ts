import type { Input } from '../world/Input.ts';

/** A room as it was played: everything needed to see it again, to the bit. */
export interface Tape {
  readonly engineVersion: string;
  /** The hash of the game document. */
  readonly release: string;
  readonly seed: number;
  /** The tick it begins after: 0, or that of its first keyframe when what came before was cut off. */
  readonly start: number;
  /** How many ticks were played. */
  ticks: number;
  /** Ticks with inputs, in order. */
  readonly inputs: { readonly tick: number; readonly inputs: readonly Input[] }[];
  /** Encoded snapshots to start from when seeking, in order. */
  readonly keyframes: { readonly tick: number; readonly bytes: Uint8Array }[];
}

/** Seconds between two keyframes: seeking replays at most so much, a crash loses at most so much. */
export const KEYFRAME_SECONDS = 5;
