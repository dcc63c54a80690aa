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
  /** The index of the script that was running at the last check. */
  owner: number;
  /** Whether an allocation has failed. Nothing may run after that. */
  isOutOfMemory: boolean;
  /** Events of this tick that haven't reached handlers yet. */
  events: ScriptEvent[];
  nextEvent: number;
  /** The stack trace of a script at the moment its fuel ran out; null once it has been reported. */
  stoppedAt: string | null;
  /** Handlers that ran out of fuel but ended without an error, to be reported after all handlers have run. */
  readonly stops: { readonly run: number; readonly stack: string }[];
  problems: ScriptProblem[];
  problemsLeftOut: number;
  lines: ScriptLogEntry[];
  linesLeftOut: number;
  /** Whether a call is running in the world, so that an error comes from the world and not from scripts. */
  isInBridgeCall: boolean;
  /**
   * An error that the world threw during a call. It is a bug in Playloom, so it must not be handled like an
   * error of the script.
   */
  bridgeError: { readonly error: unknown } | null;
  /**
   * An error in the host itself, such as invalid values in a call, which mean that the machine's memory is
   * corrupt.
   */
  fault: unknown;
}

/**
 * The remaining work that scripts may do. It is counted, not timed, so that the same script stops at the same
 * point on every computer.
 */
export interface Fuel {
  left: number;
  /** The number of the running handler, as reported by the prelude. */
  run: number;
  runLeft: number;
  perRun: number;
  stopsIgnored: number;
  /** Fuel left for reporting after the rest has run out; null while scripts run. */
  forReport: number | null;
}
