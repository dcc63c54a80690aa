import type { ScriptBridge, ScriptEvent, ScriptLogEntry, ScriptProblem } from '@playloom/engine';
import type { CompiledScripts } from '@playloom/game-format/scripts';
import type { Machine } from '../machine/createMachine.ts';
import type { SharedMemory } from '../prelude/sharedMemory.ts';
import type { MachineImage } from './createScriptHostFactory.ts';

/**
 * The running scripts of one room. State that outlives a tick is in the machine's memory, except for
 * `isBroken`.
 */
export interface ScriptRoom {
  readonly image: MachineImage;
  readonly compiled: CompiledScripts;
  readonly shared: SharedMemory;
  readonly fuel: Fuel;
  machine: Machine;
  bridge: ScriptBridge | null;
  isBroken: boolean;
  /** The script whose code ran at the last check. */
  owner: number;
  /** An allocation has failed: nothing may run after that. */
  isOutOfMemory: boolean;
  /** Events of this tick that haven't reached handlers yet. */
  events: ScriptEvent[];
  nextEvent: number;
  /** The stack of a script at the moment its fuel ran out; null once reported. */
  stoppedAt: string | null;
  /** Handlers that didn't notice they were stopped, to be reported at the end. */
  readonly stops: { readonly run: number; readonly stack: string }[];
  problems: ScriptProblem[];
  problemsLeftOut: number;
  lines: ScriptLogEntry[];
  linesLeftOut: number;
  /** Whether the world is running, rather than the scripts or the bridge between them. */
  isInBridgeCall: boolean;
  /**
   * An error the world threw during a call. It is a bug in Playloom, so it must not be swallowed with the
   * script's own errors.
   */
  bridgeError: { readonly error: unknown } | null;
  /** Set if the values of a call were invalid: the machine's memory is corrupt. */
  fault: unknown;
}

/** Counted, not timed: the same script stops at the same point on every machine. */
export interface Fuel {
  left: number;
  /** The running handler, as reported by the prelude. */
  run: number;
  runLeft: number;
  perRun: number;
  stopsIgnored: number;
  /** Fuel left for reporting after the rest has run out; null while scripts run. */
  forReport: number | null;
}
