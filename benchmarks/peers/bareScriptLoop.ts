import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { EVENT_COUNT, SCENE_LOOP, type UnitMotionArrays, listTouches } from '../scenes/scriptScene.ts';

/** The functions of the QuickJS package that a minimal loop needs. */
interface Ffi {
  QTS_NewRuntime(): number;
  QTS_NewContext(runtime: number, intrinsics: number): number;
  QTS_NewFunction(context: number, name: string, length: number, isConstructor: boolean, id: number): number;
  QTS_Eval(
    context: number,
    code: number,
    length: number,
    file: string,
    detect: number,
    flags: number,
  ): number;
  QTS_Call(context: number, fn: number, self: number, count: number, args: number): number;
  QTS_GetUndefined(): number;
  QTS_GetFloat64(context: number, value: number): number;
  QTS_NewFloat64(context: number, value: number): number;
  QTS_FreeValuePointer(context: number, value: number): void;
}

interface QuickJs {
  HEAPU8: Uint8Array;
  callbacks: object;
  _malloc(bytes: number): number;
}

const VALUE_BYTES = 8;
const { resolve } = createRequire(import.meta.resolve('@playloom/scripting'));

/**
 * Calls QuickJS through the package's low-level functions, without handlers, checks, fuel or error handling. The script
 * is called once per tick, and every read and write is a call of a host function.
 */
export async function createBareLoop(numbers: UnitMotionArrays): Promise<(tick: number) => void> {
  const { ffi, quickJs } = await load();
  const context = ffi.QTS_NewContext(ffi.QTS_NewRuntime(), 0);
  const fields = [numbers.x, numbers.y, numbers.vx, numbers.vy];
  let touches = listTouches(0);
  const get = (values: number, index: number): number =>
    ffi.QTS_GetFloat64(context, values + index * VALUE_BYTES);
  const host: ((values: number) => number)[] = [
    (values) => ffi.QTS_NewFloat64(context, fields[get(values, 1)]![get(values, 0)]!),
    (values) => {
      const unit = get(values, 0);
      numbers.vx[unit] = get(values, 1);
      numbers.vy[unit] = get(values, 2);
      return 0;
    },
    (values) => ffi.QTS_NewFloat64(context, touches[get(values, 0)]![get(values, 1)]!),
  ];
  quickJs.callbacks = {
    callFunction: (
      _none: undefined,
      _context: number,
      _self: number,
      _count: number,
      values: number,
      id: number,
    ) => host[id]!(values),
    shouldInterrupt: () => 0,
    freeHostRef() {},
  };
  const args = quickJs._malloc(4 * host.length);
  const words = new Uint32Array(quickJs.HEAPU8.buffer);
  host.forEach((_call, id) => {
    words[(args >> 2) + id] = ffi.QTS_NewFunction(context, `host${id}`, 0, false, id);
  });
  const make = evaluate(quickJs, ffi, context);
  const loop = ffi.QTS_Call(context, make, ffi.QTS_GetUndefined(), host.length, args);
  return (tick) => {
    touches = listTouches(tick);
    if (touches.length !== EVENT_COUNT) throw new Error('The events are not those of the scene.');
    ffi.QTS_FreeValuePointer(context, ffi.QTS_Call(context, loop, ffi.QTS_GetUndefined(), 0, args));
  };
}

function evaluate(quickJs: QuickJs, ffi: Ffi, context: number): number {
  const code = new TextEncoder().encode(`${SCENE_LOOP}\0`);
  const address = quickJs._malloc(code.length);
  quickJs.HEAPU8.set(code, address);
  return ffi.QTS_Eval(context, address, code.length - 1, 'loop', 0, 0);
}

async function load(): Promise<{ ffi: Ffi; quickJs: QuickJs }> {
  const name = '@jitl/quickjs-wasmfile-release-sync';
  const { QuickJSFFI } = (await import(resolve(`${name}/ffi`))) as {
    QuickJSFFI: new (module: QuickJs) => Ffi;
  };
  const glue = (await import(resolve(`${name}/emscripten-module`))) as {
    default: (options: object) => Promise<QuickJs>;
  };
  const quickJs = await glue.default({ wasmBinary: await readFile(resolve(`${name}/wasm`)) });
  return { ffi: new QuickJSFFI(quickJs), quickJs };
}
