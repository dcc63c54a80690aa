import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';

/** Time to wait for further changes. Editors save in several steps, and a branch switch changes many files. */
const SETTLE_MS = 150;
/**
 * Exit code of the server after an error in its code. The watcher then waits for the next change instead of exiting.
 */
const CODE_ERROR = 1;
/** Sources that the server loads without a build. Vite watches the sources of the pages. */
const watched = ['apps/server/src', 'packages'];

/**
 * Runs the server and restarts it when its code changes. `node --watch` cannot be used: it also watches the temporary
 * files of Vite and would restart forever, and it does not wait for the database to stop.
 */
export async function watchServer(root, node, args) {
  process.title = 'playloom dev';
  const state = { child: undefined, stopping: false, restarting: false };
  const ended = createDeferred();
  const start = () => {
    state.restarting = false;
    state.child = spawn(node, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
    state.child.on('exit', (code) => {
      state.child = undefined;
      if (state.restarting) start();
      else if (code !== CODE_ERROR || state.stopping) ended.resolve(code ?? CODE_ERROR);
      else process.stdout.write('Waiting for changes …\n');
    });
  };
  const restart = () => {
    if (state.stopping) return;
    state.restarting = true;
    if (state.child === undefined) start();
    else state.child.kill('SIGTERM');
  };
  const stop = (signal) => {
    state.stopping = true;
    state.restarting = false;
    if (state.child === undefined) ended.resolve(0);
    else state.child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  const unwatch = watchSources(root, restart);
  start();
  const code = await ended.promise;
  unwatch();
  return code;
}

function watchSources(root, onChange) {
  const pending = { timer: undefined };
  const watchers = watched.map((folder) =>
    watch(path.join(root, folder), { recursive: true }, (_event, file) => {
      if (file === null || !isServerCode(file)) return;
      clearTimeout(pending.timer);
      pending.timer = setTimeout(() => onChange(), SETTLE_MS);
    }),
  );
  return () => {
    clearTimeout(pending.timer);
    for (const watcher of watchers) watcher.close();
  };
}

function isServerCode(file) {
  return /\.(ts|sql|json)$/.test(file) && !file.endsWith('.test.ts') && !file.includes('node_modules');
}

/** Replaces Promise.withResolvers, which Node 20 does not have. */
function createDeferred() {
  const deferred = {};
  deferred.promise = new Promise((resolve) => (deferred.resolve = resolve));
  return deferred;
}
