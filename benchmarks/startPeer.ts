import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';

interface Peer {
  url: string;
  stop(): Promise<void>;
}

/** Starts a file of `peers/` as its own process and waits until it prints the address it listens on. */
export async function startPeer(file: string, env: Record<string, string>): Promise<Peer> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'peers', file)], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const [url] = (await Promise.race([
    once(createInterface(child.stdout), 'line'),
    exited.then(() => Promise.reject(new Error(`${file} exited before it was listening.`))),
  ])) as [string];
  return {
    url,
    async stop() {
      child.kill();
      await exited;
    },
  };
}
