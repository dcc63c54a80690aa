import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';

/** Runs a program on the given Node in place of this one: same terminal, same signals, same exit code. */
export function forwardNode(root, node, args) {
  const env = { ...process.env, PATH: withOwnPrograms(root) };
  // The channel closes if this process is killed without a chance to forward a signal; the program then stops
  // by itself.
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
