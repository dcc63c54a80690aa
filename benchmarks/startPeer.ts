import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';

export interface Peer {
  url: string;
  stop(): Promise<void>;
}

/** Starts one file of `peers/` as a process of its own; it prints its address when it listens. */
export async function startPeer(file: string, env: Record<string, string>): Promise<Peer> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'peers', file)], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const [url] = (await Promise.race([
    once(createInterface(child.stdout), 'line'),
    exited.then(() => Promise.reject(new Error(`${file} ended before it listened.`))),
  ])) as [string];
  return {
    url,
    async stop() {
      child.kill();
      await exited;
    },
  };
}
