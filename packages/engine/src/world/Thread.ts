import type { EntityId, Value } from '@playloom/game-format';

/**
 * One run of a rule, from its trigger to its end. It is plain data, so that a snapshot can contain a waiting
 * rule, even one inside a loop.
 */
export interface Thread {
  /** The index of the program in `CompiledGame.programs`; negative for calls from scripts. */
  readonly program: number;
  /** The index of the next instruction to run. */
  pc: number;
  /** The values of the trigger. Several runs share them, so they must not be changed. */
  readonly context: { readonly [name: string]: Value };
  /** The current elements of the enclosing loops, by the name of the loop value (`eachUnit`). */
  readonly each: { [name: string]: Value };
  /** Open loops, the innermost last. */
  readonly loops: Loop[];
  /** The first tick at which the run may continue. */
  wakeAt: number;
  /** The tick at which a “wait until” times out. */
  waitEndsAt: number;
  readonly created: CreatedEntities;
  /** How deeply the run is nested in other runs through “run the rule”. */
  readonly depth: number;
}

export interface Loop {
  /** The elements to iterate over; null if the loop counts numbers. */
  readonly items: readonly Value[] | null;
  /** The keys of the entries if the loop iterates over a record. */
  readonly keys: readonly string[] | null;
  readonly from: number;
  readonly step: number;
  readonly count: number;
  index: number;
  /** The values of `Thread.each` outside this loop, restored when it ends. */
  readonly outer: { readonly [name: string]: Value };
}

/** The last entity of each kind that this run created. */
export interface CreatedEntities {
  unit: EntityId | null;
  item: EntityId | null;
  projectile: EntityId | null;
  prop: EntityId | null;
}
