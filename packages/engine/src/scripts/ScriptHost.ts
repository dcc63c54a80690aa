import type { Value } from '@playloom/game-format';

/** A trigger that fired in this tick, as scripts hear of it. */
export interface ScriptEvent {
  /** The place of the trigger in `Object.keys(triggers)` of the catalog. */
  readonly trigger: number;
  readonly context: { readonly [name: string]: Value };
  /** The values of all its filters, such as the type of the unit or the name of the timer; null where there is none. */
  readonly about: { readonly [name: string]: Value };
}

/**
 * What scripts can do to the world. Every argument is a stranger's: the engine checks and corrects each of
 * them the way it does for rules, so that a call can be refused but never hurt.
 */
export interface ScriptBridge {
  /** Seconds a tick lasts. */
  readonly tickSeconds: number;
  readonly tick: () => number;
  /** Runs an action or value of the catalog: its place in `scriptEntries`, arguments in the order of `listScriptParams`. */
  call(entry: number, args: readonly Value[]): Value;
  /** The next number of the world's random row, 0 ≤ n < 1. */
  random(): number;
  /** Motion of a slot without an allocation: the field's place in `scriptMotionFields`. NaN when there is no such entity. */
  readMotion(entity: number, field: number): number;
}

export interface ScriptProblem {
  readonly kind: 'script-error' | 'script-out-of-fuel' | 'script-out-of-memory' | 'script-broken';
  readonly message: string;
  readonly script: string;
  readonly file: string | null;
  readonly line: number | null;
}

export interface ScriptLogEntry {
  readonly level: 'log' | 'warn' | 'error';
  readonly text: string;
  /** Where it was printed: `world/waves.ts:12`; empty for what no line of a script says. */
  readonly place: string;
}

/** What one call of the scripts led to. */
export interface ScriptReport {
  readonly problems: readonly ScriptProblem[];
  readonly lines: readonly ScriptLogEntry[];
}

/** Everything scripts remember, as bytes that another process can take over. */
export interface ScriptSnapshot {
  readonly bytes: Uint8Array;
  /** What is kept outside of the script machine's memory, as plain data. */
  readonly roots: { readonly [name: string]: Value };
}

/** The scripts of one room. Defined here, implemented by the scripting package, handed to `createGameWorld`. */
export interface ScriptHost {
  /** Runs each script's files once; the door stays valid until `free`. */
  start(bridge: ScriptBridge): ScriptReport;
  /**
   * The one call of a tick: hands over what happened, runs handlers. Scripts hear of every tick and of every so
   * many seconds by themselves: those two triggers need not be among the events.
   */
  tick(events: readonly ScriptEvent[]): ScriptReport;
  /** Also of scripts that are broken: whoever restores it has to know. */
  takeSnapshot(): ScriptSnapshot;
  /** In place of `start` for a fresh host, or to go back in time. */
  restoreSnapshot(snapshot: ScriptSnapshot, bridge: ScriptBridge): void;
  /** After a fatal problem the scripts stay silent; the world goes on without them. */
  readonly isBroken: boolean;
  free(): void;
}
