import { scriptMotionFields } from '@playloom/engine';
import { createBuildError } from '../machine/buildChecks.ts';
import {
  bootMachine,
  callFunction,
  compileWasm,
  createMachine,
  evaluateCode,
  type Machine,
  type MachineHost,
  type MachineRoots,
  newBuffer,
  newFunction,
  newScalar,
  readMachineNumber,
  readMachineScalar,
  consumeError,
  copyMemory,
  type WasmModule,
} from '../machine/createMachine.ts';
import { VALUE_BYTES } from '../machine/quickJsBuild.ts';
import { hashBytes } from '../machine/hashBytes.ts';
import { SHARED_BYTES } from '../prelude/sharedMemory.ts';
import { signatures } from '../prelude/signatures.ts';
import {
  DIRECT_IDS_START,
  hostFunctions,
  type PreludeFunction,
  preludeFunctions,
  generatePrelude,
} from '../prelude/generatePrelude.ts';

/** Data shared by the rooms of a process: the compiled machine and its memory after the prelude has run. */
export interface ScriptHostFactory {
  readonly wasm: WasmModule;
  readonly image: MachineImage;
}

/**
 * The memory of a started machine without scripts. Copying it takes a fraction of the time of starting one.
 */
export interface MachineImage {
  readonly memory: Uint8Array;
  readonly roots: MachineRoots;
  readonly shared: number;
  readonly functions: { readonly [Name in PreludeFunction]: number };
  /** Used to detect snapshots from another machine or another version of the prelude. */
  readonly hash: string;
}

/** The file name of the prelude in stack traces. */
const PRELUDE_FILE = 'playloom';
const DIRECT = hostFunctions.indexOf('direct') + 1;
const PROBE = hostFunctions.length + 1;
const PROBE_LENGTH_MAX = 20_000;

/**
 * Compiles and starts a machine. `wasm` is the file `@jitl/quickjs-wasmfile-release-sync/wasm`, compiled or
 * as bytes. It is passed in because only the caller knows where to find it.
 */
export function createScriptHostFactory({ wasm }: { wasm: WasmModule | Uint8Array }): ScriptHostFactory {
  const compiled = wasm instanceof Uint8Array ? compileWasm(wasm) : wasm;
  return { wasm: compiled, image: createImage(compiled) };
}

function createImage(wasm: WasmModule): MachineImage {
  const probed: unknown[] = [];
  const host: MachineHost = {
    call: (_context, _self, count, values, id) => {
      if (id === DIRECT) return createDirect(machine, readMachineNumber(machine, values));
      for (let index = 0; index < count; index += 1)
        probed.push(readMachineScalar(machine, values + index * VALUE_BYTES, PROBE_LENGTH_MAX));
      return 0;
    },
    shouldStop: () => false,
    loadModule: () => null,
    handleOutOfMemory: () => undefined,
  };
  const machine = createMachine(wasm, host);
  bootMachine(machine);
  probeValues(machine, probed);
  const makePrelude = expectValue(machine, evaluateCode(machine, generatePrelude(), PRELUDE_FILE, false));
  const functions = hostFunctions.map((name, index) => newFunction(machine, name, index + 1));
  const shared = newBuffer(machine, SHARED_BYTES);
  const pick = expectValue(machine, callFunction(machine, makePrelude, [...functions, shared.value]));
  const picked = preludeFunctions.map((name, index) => {
    return [name, expectValue(machine, callFunction(machine, pick, [newScalar(machine, index)]))] as const;
  });
  const memory = copyMemory(machine);
  return {
    memory,
    roots: machine.roots,
    shared: shared.address,
    functions: Object.fromEntries(picked) as Record<PreludeFunction, number>,
    hash: hashBytes(memory),
  };
}

/** Creates a host function that scripts call directly, without going through the prelude. */
function createDirect(machine: Machine, place: number): number {
  const name = signatures[place]?.name ?? scriptMotionFields[place - signatures.length]!;
  return newFunction(machine, name, DIRECT_IDS_START + place);
}

/**
 * Checks that the host reads values correctly. It reads them directly from the machine's memory, so a build
 * with another layout must be rejected.
 */
function probeValues(machine: Machine, probed: unknown[]): void {
  const texts = ['', 'abc', 'é\u0000ÿ', 'Δ\ud800', 'a'.repeat(9000) + 'b'.repeat(9000)];
  const values = [0, -7, 1.5, -1e300, NaN, Infinity, true, false, null, undefined, ...texts];
  const probe = newFunction(machine, 'probe', PROBE);
  const code = `(probe) => { let rope = 'a'.repeat(9000); rope += 'b'.repeat(9000);
    probe(0, -7, 1.5, -1e300, NaN, Infinity, true, false, null, undefined, '', 'abc', 'é\\u0000ÿ', 'Δ\\ud800', rope); }`;
  const run = expectValue(machine, evaluateCode(machine, code, PRELUDE_FILE, false));
  expectValue(machine, callFunction(machine, run, [probe]));
  if (probed.length !== values.length || !values.every((value, index) => Object.is(value, probed[index])))
    throw createBuildError('it has another memory layout for values');
}

function expectValue(machine: Machine, result: number): number {
  if (consumeError(machine, result) !== 0) throw new Error('The prelude failed in the script machine.');
  return result;
}
