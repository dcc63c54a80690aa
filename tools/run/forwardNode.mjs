import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';

/**
 * Runs a program with the given Node and waits for it. The program gets the same terminal and signals, and its exit
 * code is returned.
 */
export function forwardNode(root, node, args) {
  process.title = 'playloom launcher';
  const env = { ...process.env, PATH: withOwnPrograms(root) };
  // The IPC channel closes if this process is killed before it can forward a signal. The program then stops by itself.
  const child = spawn(node, args, { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

function withOwnPrograms(root) {
  return [path.join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(path.delimiter);
}
