import type { Value } from '@playloom/game-format';

/** A trigger that fired in this tick, as sent to scripts. */
export interface ScriptEvent {
  /** The index of the trigger in `Object.keys(triggers)` of the catalog. */
  readonly trigger: number;
  readonly context: { readonly [name: string]: Value };
  /**
   * The values of all its filters, such as the type of the unit or the name of the timer; null if missing.
   */
  readonly about: { readonly [name: string]: Value };
}

/**
 * The scripts' access to the world. All arguments are untrusted: the engine checks and corrects them as it
 * does for rules, so that a call can be refused but never do harm.
 */
export interface ScriptBridge {
  /** Duration of a tick in seconds. */
  readonly tickSeconds: number;
  readonly tick: () => number;
  /**
   * Runs an action or value of the catalog: its index in `scriptEntries`, arguments in the order of
   * `listScriptParams`.
   */
  call(entry: number, args: readonly Value[]): Value;
  /** The next number of the world's random sequence, 0 ≤ n < 1. */
  random(): number;
  /**
   * Motion of an entity without allocating: `field` is the index in `scriptMotionFields`. NaN if the entity
   * doesn't exist.
   */
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
  /** Where it was printed: `world/waves.ts:12`; empty if it doesn't come from a line of a script. */
  readonly place: string;
}

/** The result of one call into the scripts. */
export interface ScriptReport {
  readonly problems: readonly ScriptProblem[];
  readonly lines: readonly ScriptLogEntry[];
}

/** The complete state of scripts, as bytes that another process can restore. */
export interface ScriptSnapshot {
  readonly bytes: Uint8Array;
  /** State outside the script machine's memory, as plain data. */
  readonly roots: { readonly [name: string]: Value };
}

/** The scripts of one room. Defined here, implemented by the scripting package, passed to `createWorld`. */
export interface ScriptHost {
  /** Runs each script's files once; the bridge stays valid until `free`. */
  start(bridge: ScriptBridge): ScriptReport;
  /**
   * The single call per tick: passes events and runs handlers. Scripts trigger “every tick” and “every so
   * many seconds” themselves, so these two need not be among the events.
   */
  tick(events: readonly ScriptEvent[]): ScriptReport;
  /** Also includes whether scripts are broken, which must be known after a restore. */
  takeSnapshot(): ScriptSnapshot;
  /** Instead of `start` for a new host, or to go back in time. */
  restoreSnapshot(snapshot: ScriptSnapshot, bridge: ScriptBridge): void;
  /** After a fatal problem the scripts stop running; the world continues without them. */
  readonly isBroken: boolean;
  free(): void;
}
