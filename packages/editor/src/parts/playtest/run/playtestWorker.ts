import wasmUrl from '@jitl/quickjs-wasmfile-release-sync/wasm?url';
import { createScriptHostFactory, type ScriptHostFactory } from '@playloom/scripting';
import { type PlaytestPort, runPlaytestRoom } from './runPlaytestRoom.ts';

// Inside a worker, the global object is the port to the page.
runPlaytestRoom(globalThis as unknown as PlaytestPort, {
  clock: { now: () => performance.now(), schedule: (task, ms) => void setTimeout(task, ms) },
  loadScripts,
});

async function loadScripts(): Promise<ScriptHostFactory> {
  const answer = await fetch(wasmUrl);
  if (!answer.ok) throw new Error('The script engine couldn’t be loaded.');
  return createScriptHostFactory({ wasm: new Uint8Array(await answer.arrayBuffer()) });
}
