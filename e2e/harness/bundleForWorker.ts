import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';

const ENTRY = 'virtual:worker';
const ROOT = resolve(import.meta.dirname, '../..');

/** Files of a module worker by path, including wasm and other assets. */
export type WorkerFiles = ReadonlyMap<string, string | Uint8Array>;

export const WORKER_PATH = '/worker.js';

/** Bundles the default export of `entry`, a path from the root of the repository, to run in a worker. */
export async function bundleForWorker(entry: string): Promise<WorkerFiles> {
  const output = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [provideEntry(resolve(ROOT, entry))],
    build: {
      write: false,
      target: 'es2023',
      minify: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      // The worker is a single file, and the physics engine alone exceeds the default limit.
      chunkSizeWarningLimit: 100_000,
      rolldownOptions: {
        input: ENTRY,
        output: { entryFileNames: WORKER_PATH.slice(1), codeSplitting: false },
      },
    },
  });
  const files = new Map<string, string | Uint8Array>();
  for (const part of [output].flat()) {
    if (!('output' in part)) throw new Error('The bundler runs in watch mode.');
    for (const file of part.output)
      files.set(`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source);
  }
  return files;
}

function provideEntry(entry: string): Plugin {
  return {
    name: 'worker-entry',
    resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
    load: (id) =>
      id === ENTRY
        ? [
            `import run from ${JSON.stringify(entry)};`,
            `import { answerInWorker } from ${JSON.stringify(resolve(import.meta.dirname, 'answerInWorker.ts'))};`,
            'answerInWorker(run);',
          ].join('\n')
        : undefined,
  };
}
