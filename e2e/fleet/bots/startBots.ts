import { fork } from 'node:child_process';
import { join } from 'node:path';
import {
  createCallChannel,
  createRemoteProxy,
} from '../../../apps/server/src/rooms-gateway/channel/createCallChannel.ts';
import type { FleetBots } from './FleetBots.ts';

const NAMES = ['join', 'read', 'finishPurchases', 'leave'] as const;

/** How long all bots may take to join. */
const JOIN_LIMIT_MS = 600_000;

/** Starts the process with the bots. */
export function startBots(): { bots: FleetBots; pid: number; stop(): Promise<void> } {
  const child = fork(join(import.meta.dirname, 'main.ts'));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const channel = createCallChannel((message) => void child.send(message), {}, JOIN_LIMIT_MS);
  child.on('message', (message) => void channel.receive(message));
  const bots = createRemoteProxy<FleetBots>(channel, NAMES);
  return {
    bots,
    pid: child.pid!,
    async stop() {
      await bots.leave();
      child.disconnect();
      await ended;
    },
  };
}
