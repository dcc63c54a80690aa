/*
 * Everything that is true of only one build of QuickJS. Its exports and imports have short names that change with
 * each build, and the machine reads and copies its memory directly. `buildChecks.ts` compares a build with
 * this file before it runs.
 *
 * To upgrade:
 * 1. Change the version here and in every package.json that names the package, and run `npm ci`.
 * 2. Copy the short names from `dist/emscripten-module.mjs` of the package. It assigns the exports to their C names,
 *    such as `c._QTS_Eval=b.pa`. The object with the imports is right before; their order follows its code.
 * 3. Compare the parameters with `dist/ffi.d.ts`.
 * 4. Measure the memory layout: the first stack pointer of an instance, and the address of the static word that has
 *    the same value.
 * 5. Compare the tags with JS_TAG_… in quickjs.h. `probeValues` fails if they are wrong.
 * 6. Copy length and hash of the file from the error message, and the SHA-256 into the test.
 * 7. Run the tests of this package, and raise ENGINE_VERSION: the memory in snapshots differs between builds.
 */

/** The package and version of the build, and the length and `hashBytes` of its wasm file. */
export const quickJsBuild = {
  package: '@jitl/quickjs-wasmfile-release-sync',
  version: '0.32.0',
  fileBytes: 503_134,
  fileHash: '2bee75d67ac68862',
} as const;

/** The functions of QuickJS that the machine calls. All parameters and results are addresses or numbers. */
export interface QuickJsFunctions {
  readonly runConstructors: () => void;
  readonly allocate: (bytes: number) => number;
  readonly free: (address: number) => void;
  readonly throwValue: (context: number, error: number) => number;
  readonly newError: (context: number) => number;
  readonly setMaxStackSize: (runtime: number, bytes: number) => void;
  readonly getUndefined: () => number;
  readonly newRuntime: () => number;
  readonly newContext: (runtime: number, intrinsics: number) => number;
  readonly freeValue: (context: number, value: number) => void;
  readonly newArrayBuffer: (context: number, address: number, bytes: number) => number;
  readonly newString: (context: number, text: number) => number;
  readonly isJobPending: (runtime: number) => number;
  readonly runJobs: (runtime: number, count: number, context: number) => number;
  readonly setProperty: (context: number, object: number, name: number, value: number) => void;
  readonly call: (context: number, fn: number, self: number, count: number, args: number) => number;
  readonly resolveException: (context: number, value: number) => number;
  readonly evaluate: (
    context: number,
    code: number,
    length: number,
    file: number,
    detect: number,
    flags: number,
  ) => number;
  readonly newFunction: (
    context: number,
    name: number,
    length: number,
    isConstructor: number,
    id: number,
  ) => number;
  readonly enableInterruptHandler: (runtime: number) => void;
  readonly enableModuleLoader: (runtime: number, normalizes: number) => void;
  readonly setStackPointer: (address: number) => void;
  readonly getStackPointer: () => number;
}

/** The export's short name in the build, its name in C, and its number of parameters. */
type ExportRow<Fn extends (...args: never) => unknown> = readonly [
  shortName: string,
  cName: string,
  parameters: Parameters<Fn>['length'],
];

export const quickJsExports: {
  readonly [Name in keyof QuickJsFunctions]: ExportRow<QuickJsFunctions[Name]>;
} = {
  runConstructors: ['u', '__wasm_call_ctors', 0],
  allocate: ['v', 'malloc', 1],
  free: ['M', 'free', 1],
  throwValue: ['w', 'QTS_Throw', 2],
  newError: ['x', 'QTS_NewError', 1],
  setMaxStackSize: ['D', 'QTS_RuntimeSetMaxStackSize', 2],
  getUndefined: ['E', 'QTS_GetUndefined', 0],
  newRuntime: ['K', 'QTS_NewRuntime', 0],
  newContext: ['N', 'QTS_NewContext', 2],
  freeValue: ['P', 'QTS_FreeValuePointer', 2],
  newArrayBuffer: ['X', 'QTS_NewArrayBuffer', 3],
  newString: ['_', 'QTS_NewString', 2],
  isJobPending: ['fa', 'QTS_IsJobPending', 1],
  runJobs: ['ga', 'QTS_ExecutePendingJob', 3],
  setProperty: ['ja', 'QTS_SetProp', 4],
  call: ['ma', 'QTS_Call', 5],
  resolveException: ['na', 'QTS_ResolveException', 2],
  evaluate: ['pa', 'QTS_Eval', 6],
  newFunction: ['Da', 'QTS_NewFunction', 5],
  enableInterruptHandler: ['Fa', 'QTS_RuntimeEnableInterruptHandler', 1],
  enableModuleLoader: ['Ha', 'QTS_RuntimeEnableModuleLoader', 2],
  setStackPointer: ['Ma', '_emscripten_stack_restore', 1],
  getStackPointer: ['Oa', 'emscripten_stack_get_current', 0],
};

/** The module name of all imports, and the short name of each. The memory is the only one that isn't a function. */
export const IMPORT_MODULE = 'a';
export const quickJsImports = {
  memory: 'a',
  failAssertion: 'b',
  writeFile: 'c',
  closeFile: 'd',
  readEnvironment: 'e',
  measureEnvironment: 'f',
  normalizeModuleName: 'g',
  loadModule: 'h',
  shouldStop: 'i',
  setTimer: 'j',
  growMemory: 'k',
  endKeepAlive: 'l',
  readLocalTime: 'm',
  readTimeZone: 'n',
  seekFile: 'o',
  readClock: 'p',
  abort: 'q',
  exit: 'r',
  callHost: 's',
  freeHostReference: 't',
} as const;

export type QuickJsImport = keyof typeof quickJsImports;

/** Memory layout: static data, a stack of 5 MB that grows down, the heap up to the address at `SBRK`. */
export const STACK_TOP = 5_333_088;
export const STATIC_END = STACK_TOP - 5 * 1024 * 1024;
export const SBRK = 86_864;

/** A value has 8 bytes: content and tag. Any tag not listed here is the upper half of a shifted double. */
export const VALUE_BYTES = 8;
export const TAG_INT = 0;
export const TAG_BOOL = 1;
export const TAG_NULL = 2;
export const TAG_UNDEFINED = 3;
export const TAG_EXCEPTION = 6;
export const TAG_ROPE = -6;
export const TAG_STRING = -7;
export const TAG_FIRST = -9;
export const TAG_FLOAT = 8;
export const DOUBLE_SHIFT = 0x7ff8000a;
export const NAN_WORD = 0x7ff80000;
export const STRING_WIDE_BIT = 0x8000_0000;
export const STRING_HEADER_BYTES = 16;
/** After this header, a rope has two values: its left and its right part. */
export const ROPE_HEADER_BYTES = 16;
