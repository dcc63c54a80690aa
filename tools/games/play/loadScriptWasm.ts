import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Loads the WebAssembly code of QuickJS, which is a dependency of the scripting package. */
export async function loadScriptWasm(): Promise<Uint8Array> {
  const require = createRequire(import.meta.resolve('@playloom/scripting'));
  return new Uint8Array(await readFile(require.resolve('@jitl/quickjs-wasmfile-release-sync/wasm')));
}
