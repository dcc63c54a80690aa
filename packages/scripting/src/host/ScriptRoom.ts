import type { ScriptBridge, ScriptEvent, ScriptLogEntry, ScriptProblem } from '@playloom/engine';
import type { CompiledScripts } from '@playloom/game-format/scripts';
import type { Machine } from '../machine/createMachine.ts';
import type { SharedMemory } from '../prelude/sharedMemory.ts';
import type { MachineImage } from './createScriptHostFactory.ts';

/** The scripts of one room while they run. What outlives a tick is in the machine's memory, but for `isBroken`. */
export interface ScriptRoom {
  readonly image: MachineImage;
  readonly compiled: CompiledScripts;
  readonly shared: SharedMemory;
  readonly fuel: Fuel;
  machine: Machine;
  bridge: ScriptBridge | null;
  isBroken: boolean;
  /** The script whose code ran when it was last asked. */
  owner: number;
  /** Memory was asked for that is not there: nothing may run after that. */
  isOutOfMemory: boolean;
  /** The events of this tick that handlers have not been told of yet. */
  events: ScriptEvent[];
  nextEvent: number;
  /** The stack of a script at the moment its fuel was gone; null once that was told. */
  stoppedAt: string | null;
  /** Handlers that did not notice it, to be told of at the end. */
  readonly stops: { readonly run: number; readonly stack: string }[];
  problems: ScriptProblem[];
  problemsLeftOut: number;
  lines: ScriptLogEntry[];
  linesLeftOut: number;
  /** Whether the world is running, and not the scripts or what is between them. */
  isInBridgeCall: boolean;
  /** What the world threw in the middle of a call. Ours, so it must not be swallowed with the script's own. */
  bridgeError: { readonly error: unknown } | null;
  /** What was wrong with the values of a call: the memory of the machine is no longer in order. */
  fault: unknown;
}

/** Counted, not timed: the same script stops at the same place on every machine. */
export interface Fuel {
  left: number;
  /** The handler that is running, as our code inside the machine tells it. */
  run: number;
  runLeft: number;
  perRun: number;
  stopsIgnored: number;
  /** Left for telling what happened after the rest is gone; null while scripts run. */
  forReport: number | null;
}
