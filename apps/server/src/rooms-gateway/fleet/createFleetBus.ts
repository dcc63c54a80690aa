import { randomUUID } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { Logger } from 'pino';
import { connectRedisBus } from '../../redis/connectRedisBus.ts';
import {
  CallFailure,
  createCallChannel,
  type CallHandlers,
  type CallMessage,
  type CallChannel,
} from '../channel/createCallChannel.ts';

type FleetRole = 'web' | 'rooms';

/** Calls between the processes of a fleet, over Redis. */
export interface FleetBus {
  /** Calls any running process of a role. */
  call(role: FleetRole, name: string, args: readonly unknown[]): Promise<unknown>;
  close(): void;
}

interface FleetEnvelope {
  readonly from: string;
  /** Serialized with structured clone, because JSON cannot carry bytes. */
  readonly body: string;
}

const PREFIX = 'playloom:';
/** How soon a caller learns that the other process has died. */
const LOOK_EVERY_MS = 500;

/**
 * Each process subscribes to a channel with its own name. Redis drops the subscription when the connection ends, so
 * dead processes are never called.
 */
export async function createFleetBus(
  redisUrl: string,
  log: Logger,
  role: FleetRole,
  handlers: CallHandlers,
): Promise<FleetBus> {
  const bus = connectRedisBus(redisUrl, log);
  const own = `${PREFIX}${role}:${randomUUID()}`;
  const channels = new Map<string, CallChannel>();
  const reach = (peer: string): CallChannel => {
    const known = channels.get(peer);
    if (known) return known;
    const post = (message: CallMessage): void => {
      const envelope: FleetEnvelope = { from: own, body: serialize(message).toString('base64') };
      void bus.publish(peer, envelope);
    };
    const calls = createCallChannel(post, handlers);
    channels.set(peer, calls);
    return calls;
  };
  await bus.subscribe(own, (message) => {
    const { from, body } = message as FleetEnvelope;
    reach(from).receive(deserialize(Buffer.from(body, 'base64')));
  });
  const list = (wanted: FleetRole | '*'): Promise<string[]> => bus.listChannels(`${PREFIX}${wanted}:*`);
  const state = { asking: 0 };
  const watch = setInterval(() => {
    if (state.asking > 0) void list('*').then((peers) => dropEndedPeers(channels, peers), ignoreNoAnswer);
  }, LOOK_EVERY_MS);
  watch.unref();
  return {
    async call(wanted, name, args) {
      const peers = await list(wanted);
      const peer = peers[Math.floor(Math.random() * peers.length)];
      if (peer === undefined) throw new CallFailure(`There is no ${wanted} process.`);
      state.asking += 1;
      return reach(peer)
        .call(name, args)
        .finally(() => void (state.asking -= 1));
    },
    close() {
      clearInterval(watch);
      for (const calls of channels.values()) calls.fail('This process is shutting down.');
      bus.close();
    },
  };
}

/** Ignores that Redis does not answer. The call then fails with its own timeout. */
function ignoreNoAnswer(): void {}

function dropEndedPeers(channels: Map<string, CallChannel>, peers: readonly string[]): void {
  for (const [peer, calls] of channels) {
    if (peers.includes(peer)) continue;
    calls.fail('The process has ended.');
    channels.delete(peer);
  }
}
