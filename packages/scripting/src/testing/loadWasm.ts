import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The script machine's code, for `createScriptHostFactory` in Node. */
export async function loadWasm(): Promise<WebAssembly.Module> {
  const file = createRequire(import.meta.url).resolve('@jitl/quickjs-wasmfile-release-sync/wasm');
  return WebAssembly.compile(await readFile(file));
}
