import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The script machine's code. It is found from where the scripting package finds it. */
export async function loadScriptWasm(): Promise<Uint8Array> {
  const require = createRequire(import.meta.resolve('@playloom/scripting'));
  return new Uint8Array(await readFile(require.resolve('@jitl/quickjs-wasmfile-release-sync/wasm')));
}
