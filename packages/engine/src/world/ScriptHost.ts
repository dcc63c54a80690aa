import type { Value } from '@playloom/game-format';

/** A trigger that has fired, in the form that scripts receive it. */
export interface ScriptEvent {
  /** The index of the trigger in `Object.keys(triggers)` of the catalog. */
  readonly trigger: number;
  readonly context: { readonly [name: string]: Value };
  /**
   * The values of all filters of the trigger, such as the type of the unit or the name of the timer; null if
   * missing.
   */
  readonly about: { readonly [name: string]: Value };
}

/**
 * The scripts' access to the world. Arguments are untrusted: the engine checks and corrects them as it does for
 * rules, so that a call can fail but never do harm.
 */
export interface ScriptBridge {
  /** Duration of a tick in seconds. */
  readonly tickSeconds: number;
  readonly tick: () => number;
  /**
   * Runs an action or value of the catalog. `entry` is its index in `scriptEntries`; `args` are in the order of
   * `listScriptParams`.
   */
  call(entry: number, args: readonly Value[]): Value;
  /** Returns the next number of the world's random sequence, 0 ≤ n < 1. */
  random(): number;
  /**
   * Reads the motion of an entity without allocating. `field` is an index in `scriptMotionFields`. NaN if the
   * entity doesn't exist.
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
  /** The script and line that printed it: `world/waves.ts:12`. Empty if it doesn't come from a script's line. */
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
  /** State that is not in the memory of the script VM, as plain data. */
  readonly roots: { readonly [name: string]: Value };
}

/** The scripts of one room. Defined here, implemented by the scripting package, passed to `createWorld`. */
export interface ScriptHost {
  /** Runs each script file once. The bridge must stay valid until `free`. */
  start(bridge: ScriptBridge): ScriptReport;
  /**
   * Runs the scripts for one tick: passes events and runs their handlers. Scripts trigger “every tick” and
   * “every so many seconds” themselves, so `events` doesn't have to include those two.
   */
  tick(events: readonly ScriptEvent[]): ScriptReport;
  /** Takes a snapshot, which includes whether the scripts are broken. */
  takeSnapshot(): ScriptSnapshot;
  /** Restores a snapshot: in a new host instead of `start`, or in a running one to go back in time. */
  restoreSnapshot(snapshot: ScriptSnapshot, bridge: ScriptBridge): void;
  /** Whether a fatal problem has stopped the scripts. The world continues without them. */
  readonly isBroken: boolean;
  free(): void;
}
