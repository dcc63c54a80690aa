import type { EntityId, Value } from '@playloom/game-format';

/**
 * One run of a rule, from its trigger to its end. Plain data, so that a waiting rule, even inside a loop, is
 * part of a snapshot.
 */
export interface Thread {
  /** The index of its program in the compiled game; negative for calls from scripts. */
  readonly program: number;
  /** The instruction to continue with. */
  pc: number;
  /** The values of the trigger. Shared between runs, so never written to. */
  readonly context: { readonly [name: string]: Value };
  /** The current elements of the enclosing loops, by the name of the value (`eachUnit`). */
  readonly each: { [name: string]: Value };
  /** Open loops, the innermost last. */
  readonly loops: Loop[];
  /** The tick at which it continues; it runs if that is not in the future. */
  wakeAt: number;
  /** For “wait until”: when the wait times out. */
  waitEndsAt: number;
  readonly created: CreatedEntities;
  /** The nesting depth through “run the rule”. */
  readonly depth: number;
}

export interface Loop {
  /** The elements of the loop; null counts numbers. */
  readonly items: readonly Value[] | null;
  /** Entry names if it loops over a record. */
  readonly keys: readonly string[] | null;
  readonly from: number;
  readonly step: number;
  readonly count: number;
  index: number;
  /** The current element of the enclosing loop of the same kind. */
  readonly outer: { readonly [name: string]: Value };
}

/** The entities that this run created last. */
export interface CreatedEntities {
  unit: EntityId | null;
  item: EntityId | null;
  projectile: EntityId | null;
  prop: EntityId | null;
}
