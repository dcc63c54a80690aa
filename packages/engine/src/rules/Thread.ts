import type { EntityId, Value } from '@playloom/game-format';

/**
 * One run of a rule, from its trigger to its end. Plain data, so that a rule that waits, or waits inside a
 * loop, is part of a snapshot.
 */
export interface Thread {
  /** The place of its program in the compiled game; negative for what scripts call. */
  readonly program: number;
  /** The instruction to go on with. */
  pc: number;
  /** What the trigger told. Shared between runs: never written to. */
  readonly context: { readonly [name: string]: Value };
  /** What the loops around the instruction are at, by the name of the value (`eachUnit`). */
  readonly each: { [name: string]: Value };
  /** Open loops, the innermost last. */
  readonly loops: Loop[];
  /** The tick at which it goes on; it runs when that is not in the future. */
  wakeAt: number;
  /** For “wait until”: when waiting ends for good. */
  waitEndsAt: number;
  readonly created: CreatedEntities;
  /** How many runs it is inside of through “run the rule”. */
  readonly depth: number;
}

export interface Loop {
  /** What it goes over; null counts numbers. */
  readonly items: readonly Value[] | null;
  /** Names of the entries when it goes over a record. */
  readonly keys: readonly string[] | null;
  readonly from: number;
  readonly step: number;
  readonly count: number;
  index: number;
  /** What the loop around it, of the same kind, was at. */
  readonly outer: { readonly [name: string]: Value };
}

/** What this run created last. */
export interface CreatedEntities {
  unit: EntityId | null;
  item: EntityId | null;
  projectile: EntityId | null;
  prop: EntityId | null;
}
