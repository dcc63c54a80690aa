import { MEMORY_PAGES, STACK_BYTES } from '../limits.ts';
import { addRoundCounter, ROUND_COUNTER_EXPORT } from './addRoundCounter.ts';
import {
  bindQuickJsExports,
  checkMemoryLayout,
  checkQuickJsFile,
  checkQuickJsImports,
  toShortImports,
} from './buildChecks.ts';
import { readCString, writeCodeCString, writeCString } from './cText.ts';
import {
  DOUBLE_SHIFT,
  NAN_WORD,
  ROPE_HEADER_BYTES,
  SBRK,
  STACK_TOP,
  STATIC_END,
  STRING_HEADER_BYTES,
  STRING_WIDE_BIT,
  TAG_BOOL,
  TAG_EXCEPTION,
  TAG_FIRST,
  TAG_FLOAT,
  TAG_INT,
  TAG_NULL,
  TAG_ROPE,
  TAG_STRING,
  TAG_UNDEFINED,
  VALUE_BYTES,
  type QuickJsFunctions,
  type QuickJsImport,
} from './quickJsBuild.ts';

/** A compiled `WebAssembly.Module`; this package is compiled without platform types. */
export type WasmModule = object;

declare const WebAssembly: {
  Module: (new (bytes: Uint8Array) => WasmModule) & {
    imports(module: WasmModule): { module: string; name: string; kind: string }[];
  };
  Memory: new (pages: { initial: number; maximum: number }) => { readonly buffer: ArrayBuffer };
  Instance: new (module: WasmModule, imports: object) => { readonly exports: object };
};

/** All built-in objects except Date, which would ask for the time zone. */
const INTRINSICS_WITHOUT_DATE = 0b0111_1111_1101;
const EVAL_MODULE = 1;
const SCRATCH_BYTES = 4096;
/** JavaScript engines refuse calls with more than about ten thousand arguments. */
const CODES_AT_ONCE = 8192;

/** Functions of the host that the machine calls. They must not throw, which would interrupt the machine. */
export interface MachineHost {
  /**
   * Calls a host function with its arguments at `values`. Returns a value of the machine, or 0 for undefined.
   * The parameters are in the order in which the machine passes them, because every call goes through here.
   */
  call(context: number, self: number, count: number, values: number, id: number): number;
  /** Called repeatedly while a script runs. If it returns true, the script ends and can't catch that. */
  shouldStop(): boolean;
  /** Returns the code of a module by its name, such as `world/initialize.ts`. */
  loadModule(name: string): string | null;
  /** Called when an allocation fails because the memory is full. */
  handleOutOfMemory(): void;
}

type Scalar = number | string | boolean | null | undefined;

/** The result of `readMachineScalar` for objects, functions and symbols. */
export const notScalar: unique symbol = Symbol('not a scalar');

/**
 * QuickJS with its own memory. Values are addresses in this memory; the caller must free values that these
 * functions return.
 */
export interface Machine {
  readonly exports: QuickJsFunctions;
  /** Remaining iterations of native loops; below zero the machine traps and must not be used again. */
  readonly rounds: { value: number };
  readonly memory: ArrayBuffer;
  readonly bytes: Uint8Array;
  readonly words: Uint32Array;
  /** The same eight bytes as a double and as two words, for converting between them. */
  readonly double: Float64Array;
  readonly doubleWords: Uint32Array;
  /** Addresses in the machine's memory. They are part of a snapshot. */
  roots: MachineRoots;
}

export interface MachineRoots {
  readonly runtime: number;
  readonly context: number;
  /** A reserved block of memory for short texts and arguments. */
  readonly scratch: number;
}

/** Compiles the wasm file of QuickJS. Throws if it is from another build. */
export function compileWasm(bytes: Uint8Array): WasmModule {
  checkQuickJsFile(bytes);
  return new WebAssembly.Module(addRoundCounter(bytes));
}

/** Creates a machine without a runtime. Call `bootMachine` or `restoreMemory` next. */
export function createMachine(wasm: WasmModule, host: MachineHost): Machine {
  // Allocate the maximum at once, so that memory always runs out at the same point.
  const memory = new WebAssembly.Memory({ initial: MEMORY_PAGES, maximum: MEMORY_PAGES });
  const double = new Float64Array(1);
  const parts = {
    memory: memory.buffer,
    bytes: new Uint8Array(memory.buffer),
    words: new Uint32Array(memory.buffer),
    double,
    doubleWords: new Uint32Array(double.buffer),
    roots: { runtime: 0, context: 0, scratch: 0 },
  };
  checkQuickJsImports(WebAssembly.Module.imports(wasm));
  const imports = createImports(memory, parts, host, (bytes) => exports.allocate(bytes));
  const instance = new WebAssembly.Instance(wasm, toShortImports(imports));
  const exports = bindQuickJsExports(instance.exports);
  checkMemoryLayout(exports, parts.words);
  const rounds = (instance.exports as { [ROUND_COUNTER_EXPORT]: { value: number } })[ROUND_COUNTER_EXPORT];
  return { exports, rounds, ...parts };
}

/** Creates all imports of the machine. Its clock is fixed, and it has no environment. */
function createImports(
  memory: object,
  { bytes, words }: Pick<Machine, 'bytes' | 'words'>,
  host: MachineHost,
  allocate: (bytes: number) => number,
): { readonly [Name in QuickJsImport]: object } {
  const reject = (what: string) => (): never => {
    throw new Error(`The script machine asked for ${what}.`);
  };
  return {
    memory,
    failAssertion: reject('an assertion that failed'),
    writeFile: reject('a file to write'),
    closeFile: reject('a file to close'),
    readEnvironment: () => 0,
    measureEnvironment: (count: number, size: number) => {
      words[count >> 2] = words[size >> 2] = 0;
      return 0;
    },
    normalizeModuleName: reject('names of modules'),
    loadModule: (_runtime: number, _context: number, name: number) => {
      const code = host.loadModule(readCString(bytes, name));
      return code === null ? 0 : writeCodeCString(bytes, allocate, code).address;
    },
    shouldStop: () => (host.shouldStop() ? 1 : 0),
    setTimer: reject('a timer'),
    growMemory: () => {
      host.handleOutOfMemory();
      return 0;
    },
    endKeepAlive: reject('an end'),
    readLocalTime: reject('the local time'),
    readTimeZone: reject('the time zone'),
    seekFile: reject('a place in a file'),
    readClock: () => 0,
    abort: reject('an end by force'),
    exit: reject('an exit'),
    callHost: host.call,
    freeHostReference: () => undefined,
  };
}

/** Creates the JavaScript runtime and its context, without Date. */
export function bootMachine(machine: Machine): void {
  const { exports } = machine;
  exports.runConstructors();
  const runtime = exports.newRuntime();
  exports.setMaxStackSize(runtime, STACK_BYTES);
  exports.enableInterruptHandler(runtime);
  exports.enableModuleLoader(runtime, 0);
  const context = exports.newContext(runtime, INTRINSICS_WITHOUT_DATE);
  machine.roots = { runtime, context, scratch: exports.allocate(SCRATCH_BYTES) };
}

/** Runs code and returns its value, or the namespace of a module. Check the result with `consumeError`. */
export function evaluateCode(machine: Machine, code: string, file: string, isModule: boolean): number {
  const { exports, bytes, roots } = machine;
  const text = writeCodeCString(bytes, exports.allocate, code);
  const name = writeCodeCString(bytes, exports.allocate, file);
  const flags = isModule ? EVAL_MODULE : 0;
  const result = exports.evaluate(roots.context, text.address, text.length, name.address, 0, flags);
  exports.free(text.address);
  exports.free(name.address);
  return result;
}

export function callFunction(machine: Machine, fn: number, args: readonly number[]): number {
  const { exports, words, roots } = machine;
  if (args.length * 4 > SCRATCH_BYTES) throw new Error('Too many arguments.');
  for (let index = 0; index < args.length; index += 1) words[(roots.scratch >> 2) + index] = args[index]!;
  return exports.call(roots.context, fn, exports.getUndefined(), args.length, roots.scratch);
}

/** Returns the thrown value and frees the result if the result is an error. Otherwise returns 0. */
export function consumeError({ exports, words, roots }: Machine, result: number): number {
  if (words[(result >> 2) + 1] !== TAG_EXCEPTION) return 0;
  const error = exports.resolveException(roots.context, result);
  exports.freeValue(roots.context, result);
  return error;
}

export function isJobPending({ exports, roots }: Machine): boolean {
  return exports.isJobPending(roots.runtime) !== 0;
}

/** Runs pending promise jobs. Returns the thrown value, or the number of jobs run. */
export function runJobs({ exports, roots }: Machine, count: number): number {
  return exports.runJobs(roots.runtime, count, roots.scratch);
}

export function freeValue({ exports, roots }: Machine, value: number): void {
  exports.freeValue(roots.context, value);
}

/** Creates a function. Its calls reach `MachineHost.call` with this id. */
export function newFunction(machine: Machine, name: string, id: number): number {
  const { exports, bytes, roots } = machine;
  const { address } = writeCodeCString(bytes, exports.allocate, name);
  const fn = exports.newFunction(roots.context, address, 0, 0, id);
  exports.free(address);
  return fn;
}

/** Allocates memory that the host and scripts share as an ArrayBuffer. */
export function newBuffer(
  { exports, bytes, roots }: Machine,
  length: number,
): { address: number; value: number } {
  const address = exports.allocate(length);
  bytes.fill(0, address, address + length);
  return { address, value: exports.newArrayBuffer(roots.context, address, length) };
}

export function newScalar(machine: Machine, value: number | boolean | null): number {
  const { exports, words, double, doubleWords } = machine;
  const address = exports.allocate(VALUE_BYTES);
  // Out of memory: the host was notified.
  if (address === 0) return 0;
  if (typeof value === 'number' && ((value | 0) !== value || Object.is(value, -0))) {
    // NaN has many bit patterns that depend on the platform: memory would differ between platforms.
    double[0] = value;
    words[address >> 2] = value === value ? doubleWords[0]! : 0;
    words[(address >> 2) + 1] = (value === value ? doubleWords[1]! : NAN_WORD) - DOUBLE_SHIFT;
    return address;
  }
  words[address >> 2] = Number(value);
  words[(address >> 2) + 1] = value === null ? TAG_NULL : typeof value === 'number' ? TAG_INT : TAG_BOOL;
  return address;
}

/** Creates a text. Returns 0 if C can't represent it: with a zero character or half a surrogate pair. */
export function newText({ exports, bytes, roots }: Machine, text: string): number {
  const room = text.length * 3 + 1;
  const address = room <= SCRATCH_BYTES ? roots.scratch : exports.allocate(room);
  // Out of memory: the host was notified.
  if (address === 0) return 0;
  const value = writeCString(bytes, address, text) ? exports.newString(roots.context, address) : 0;
  if (address !== roots.scratch) exports.free(address);
  return value;
}

/**
 * Creates the result that a host function returns to throw an error in the script. The message is always
 * ours, never from a script.
 */
export function throwError(machine: Machine, message: string): number {
  const { exports, roots } = machine;
  const error = exports.newError(roots.context);
  const name = newText(machine, 'message');
  const text = newText(machine, message);
  exports.setProperty(roots.context, error, name, text);
  const thrown = exports.throwValue(roots.context, error);
  for (const value of [error, name, text]) exports.freeValue(roots.context, value);
  return thrown;
}

/** Reads a number. Returns NaN for any other value. */
export function readMachineNumber(machine: Machine, value: number): number {
  const { words } = machine;
  const tag = words[(value >> 2) + 1]!;
  if (tag === TAG_INT) return words[value >> 2]! | 0;
  if ((tag - TAG_FIRST) >>> 0 < TAG_FLOAT - TAG_FIRST) return NaN;
  machine.doubleWords[0] = words[value >> 2]!;
  machine.doubleWords[1] = tag + DOUBLE_SHIFT;
  return machine.double[0]!;
}

/** Reads a number, text, boolean, null or undefined. Texts beyond the maximum length are not scalars. */
export function readMachineScalar(
  machine: Machine,
  value: number,
  lengthMax: number,
): Scalar | typeof notScalar {
  const low = machine.words[value >> 2]!;
  const tag = machine.words[(value >> 2) + 1]! | 0;
  if (tag === TAG_INT) return low | 0;
  if (tag === TAG_STRING || tag === TAG_ROPE)
    return lengthOf(machine, low) > lengthMax ? notScalar : readString(machine, low, tag, lengthMax);
  if (tag === TAG_BOOL) return low !== 0;
  if (tag === TAG_NULL) return null;
  if (tag === TAG_UNDEFINED) return undefined;
  return (tag - TAG_FIRST) >>> 0 < TAG_FLOAT - TAG_FIRST ? notScalar : readMachineNumber(machine, value);
}

/** Reads a text, cut to a maximum length. Returns an empty text for any other value. */
export function readMachineText(machine: Machine, value: number, lengthMax: number): string {
  const tag = machine.words[(value >> 2) + 1]! | 0;
  const isText = tag === TAG_STRING || tag === TAG_ROPE;
  return isText ? readString(machine, machine.words[value >> 2]!, tag, lengthMax) : '';
}

function lengthOf({ words }: Machine, address: number): number {
  return (words[(address >> 2) + 1]! & ~STRING_WIDE_BIT) >>> 0;
}

function readString(machine: Machine, address: number, tag: number, lengthMax: number): string {
  const { bytes, words, memory } = machine;
  if (tag === TAG_ROPE) {
    const left = (address + ROPE_HEADER_BYTES) >> 2;
    const text = readString(machine, words[left]!, words[left + 1]! | 0, lengthMax);
    const rest = lengthMax - text.length;
    return rest <= 0 ? text : text + readString(machine, words[left + 2]!, words[left + 3]! | 0, rest);
  }
  const length = Math.min(lengthOf(machine, address), lengthMax);
  const start = address + STRING_HEADER_BYTES;
  const isWide = words[(address >> 2) + 1]! >= STRING_WIDE_BIT;
  const codes = isWide ? new Uint16Array(memory, start, length) : bytes.subarray(start, start + length);
  let text = '';
  for (let at = 0; at < length; at += CODES_AT_ONCE)
    text += String.fromCharCode(...codes.subarray(at, at + CODES_AT_ONCE));
  return text;
}

/**
 * Copies the complete state of a machine between two calls: its static data and its heap, without the stack
 * in between.
 */
export function copyMemory({ exports, bytes, words }: Machine): Uint8Array {
  if (exports.getStackPointer() !== STACK_TOP) throw new Error('A call was interrupted in this machine.');
  const end = words[SBRK >> 2]!;
  const copy = new Uint8Array(STATIC_END + end - STACK_TOP);
  copy.set(bytes.subarray(0, STATIC_END));
  copy.set(bytes.subarray(STACK_TOP, end), STATIC_END);
  return copy;
}

/** Restores a copied memory, even in a machine in which a call was interrupted. */
export function restoreMemory(machine: Machine, saved: Uint8Array, roots: MachineRoots): void {
  const { exports, bytes, words } = machine;
  const end = STACK_TOP + saved.length - STATIC_END;
  if (saved.length < STATIC_END || end > bytes.length)
    throw new Error('These bytes are not the memory of scripts.');
  const oldEnd = words[SBRK >> 2]!;
  bytes.set(saved.subarray(0, STATIC_END));
  bytes.set(saved.subarray(STATIC_END), STACK_TOP);
  // Memory beyond the end must be zero; otherwise the next allocations would differ from the first time.
  if (oldEnd > end) bytes.fill(0, end, oldEnd);
  exports.setStackPointer(STACK_TOP);
  machine.roots = roots;
}
