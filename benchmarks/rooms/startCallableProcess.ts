import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import {
  createRemoteProxy,
  createCallChannel,
} from '../../apps/server/src/rooms-gateway/channel/createCallChannel.ts';

const LIMIT_MS = 120_000;

/** Starts a file in `peers/` as its own process and returns a proxy to call its functions. */
export function startCallableProcess<T extends object>(
  file: string,
  args: readonly string[],
  names: readonly (keyof T & string)[],
): T & { close(): Promise<void> } {
  const child = fork(join(import.meta.dirname, '../peers', file), args, {
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const calls = createCallChannel((message) => void child.send(message), {}, LIMIT_MS);
  child.on('message', (message) => void calls.receive(message));
  child.on('exit', () => calls.fail(`${file} has ended.`));
  return {
    ...createRemoteProxy<T>(calls, names),
    async close() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
