import { parentPort, workerData } from 'node:worker_threads';
import { createScriptHostFactory } from '../host/createScriptHostFactory.ts';
import { createTestHost } from './createTestHost.ts';
import { loadWasm } from './loadWasm.ts';

/** For tests: runs a script that cannot be stopped from inside. The number is 1 while it runs and 2 when it came back. */
const { source, state } = workerData as { source: string; state: Int32Array };
const host = createTestHost(createScriptHostFactory({ wasm: await loadWasm() }), source);
host.start();
parentPort!.postMessage('ready');
Atomics.store(state, 0, 1);
Atomics.notify(state, 0);
host.tick();
Atomics.store(state, 0, 2);
