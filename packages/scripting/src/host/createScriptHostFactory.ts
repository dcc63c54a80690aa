import { scriptMotionFields } from '@playloom/engine';
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
  VALUE_BYTES,
  type WasmModule,
} from '../machine/createMachine.ts';
import { hashBytes } from './hashBytes.ts';
import { SHARED_BYTES } from '../prelude/sharedMemory.ts';
import { signatures } from '../prelude/signatures.ts';
import {
  DIRECT_IDS_START,
  hostFunctions,
  type PreludeFunction,
  preludeFunctions,
  writePrelude,
} from '../prelude/writePrelude.ts';

/** What rooms of one process share: the compiled machine and its memory after our own code has run in it. */
export interface ScriptHostFactory {
  readonly wasm: WasmModule;
  readonly image: MachineImage;
}

/** A started machine without scripts. Copying it takes a fraction of starting one. */
export interface MachineImage {
  readonly memory: Uint8Array;
  readonly roots: MachineRoots;
  readonly shared: number;
  readonly functions: { readonly [Name in PreludeFunction]: number };
  /** Tells snapshots of another machine or another version of our own code apart. */
  readonly hash: string;
}

/** The name our own code goes by in stacks. */
const PRELUDE_FILE = 'playloom';
const DIRECT = hostFunctions.indexOf('direct') + 1;
const PROBE = hostFunctions.length + 1;
const PROBE_LENGTH_MAX = 20_000;

/** `wasm` is the file `@jitl/quickjs-wasmfile-release-sync/wasm`, compiled or as bytes: whoever starts rooms knows where it lies. */
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
  const makePrelude = expectValue(machine, evaluateCode(machine, writePrelude(), PRELUDE_FILE, false));
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

/** A function that scripts call without our code in between. */
function createDirect(machine: Machine, place: number): number {
  const name = signatures[place]?.name ?? scriptMotionFields[place - signatures.length]!;
  return newFunction(machine, name, DIRECT_IDS_START + place);
}

/** Values are read out of the machine's memory. A build that writes them in another way must not get past here. */
function probeValues(machine: Machine, probed: unknown[]): void {
  const texts = ['', 'abc', 'é\u0000ÿ', 'Δ\ud800', 'a'.repeat(9000) + 'b'.repeat(9000)];
  const values = [0, -7, 1.5, -1e300, NaN, Infinity, true, false, null, undefined, ...texts];
  const probe = newFunction(machine, 'probe', PROBE);
  const code = `(probe) => { let rope = 'a'.repeat(9000); rope += 'b'.repeat(9000);
    probe(0, -7, 1.5, -1e300, NaN, Infinity, true, false, null, undefined, '', 'abc', 'é\\u0000ÿ', 'Δ\\ud800', rope); }`;
  const run = expectValue(machine, evaluateCode(machine, code, PRELUDE_FILE, false));
  expectValue(machine, callFunction(machine, run, [probe]));
  if (probed.length !== values.length || !values.every((value, index) => Object.is(value, probed[index])))
    throw new Error('This QuickJS writes values in another way.');
}

function expectValue(machine: Machine, result: number): number {
  if (consumeError(machine, result) !== 0) throw new Error('Our own code failed in the script machine.');
  return result;
}
