import type { ScriptDoor, ScriptEvent, ScriptLine, ScriptProblem } from '@playloom/engine';
import type { CompiledScripts } from '../compile/CompiledScripts.ts';
import type { Machine } from '../machine/createMachine.ts';
import type { SharedMemory } from '../prelude/sharedMemory.ts';
import type { Image } from './createScriptHostFactory.ts';
import type { Fuel } from './fuel.ts';

/** The scripts of one room while they run. What outlives a tick is in the machine's memory, but for `isBroken`. */
export interface Room {
  readonly image: Image;
  readonly compiled: CompiledScripts;
  readonly shared: SharedMemory;
  readonly fuel: Fuel;
  machine: Machine;
  door: ScriptDoor | null;
  isBroken: boolean;
  /** The script that asked for memory that is not there: nothing may run after that. Null while there is some. */
  outOfMemory: number | null;
  /** The events of this tick that handlers have not been told of yet. */
  events: readonly ScriptEvent[];
  nextEvent: number;
  /** The stack of a script at the moment its fuel was gone; null once that was told. */
  stoppedAt: string | null;
  problems: ScriptProblem[];
  problemsLeftOut: number;
  lines: ScriptLine[];
  linesLeftOut: number;
  /** What the world threw in the middle of a call. Ours, so it must not be swallowed with the script's own. */
  doorError: { readonly error: unknown } | null;
}
