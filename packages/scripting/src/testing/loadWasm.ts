import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { compileWasm, type WasmModule } from '../machine/createMachine.ts';

/** Loads the script machine for `createScriptHostFactory` in Node. */
export async function loadWasm(): Promise<WasmModule> {
  const require = createRequire(import.meta.url);
  return compileWasm(await readFile(require.resolve('@jitl/quickjs-wasmfile-release-sync/wasm')));
}
