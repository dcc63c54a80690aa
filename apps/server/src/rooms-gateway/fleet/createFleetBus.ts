import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import type { Logger } from 'pino';
import type { RedisConnections } from '../../redis/connectRedis.ts';
import { connectRedisBus, type RedisBus } from '../../redis/connectRedisBus.ts';
import {
  CALL_TIMEOUT_MS,
  CallFailure,
  createCallChannel,
  type CallHandlers,
  type CallMessage,
  type CallChannel,
} from '../channel/createCallChannel.ts';

type FleetRole = 'web' | 'rooms';

/** Calls between the processes of a fleet, over Redis. */
export interface FleetBus {
  /** Calls any other running process of a role, or the one with the given id. */
  call(role: FleetRole, name: string, args: readonly unknown[], id?: string): Promise<unknown>;
  /** Whether a process of a role is running, answers, and takes new players. False while Redis is away. */
  hasOpenProcess(role: FleetRole): Promise<boolean>;
  /** Waits a moment for the answers that are still missing. */
  close(): Promise<void>;
}

interface FleetEnvelope {
  readonly from: string;
  /** Serialized with structured clone, because JSON cannot carry bytes. */
  readonly body: string;
}

interface FleetBusState {
  readonly redis: RedisConnections;
  readonly bus: RedisBus;
  readonly own: string;
  readonly role: FleetRole;
  readonly handlers: CallHandlers;
  readonly isDraining: () => boolean;
  readonly channels: Map<string, CallChannel>;
  asking: number;
  /** Until then, a process that is not listed may not have subscribed again yet. */
  patientUntil: number;
}

const PREFIX = 'playloom:';
/** How soon a caller learns that the other process has died. */
const LOOK_EVERY_MS = 500;
/** A process that says nothing for this long hangs or has lost its network, although it is still connected. */
const ALIVE_MS = 2_000;
/** How long closing waits for answers: rooms that have just ended report how long everyone played. */
const CLOSE_LIMIT_MS = 1_000;
const CLOSE_LOOK_MS = 10;
/** All processes have connected again this long after Redis is back. */
const RETURN_MS = 3_000;
/** What the key of a process contains: whether it takes new players. Earlier versions write `1`. */
const OPEN = '1';
const CLOSED = '0';

/**
 * Each process subscribes to a channel with its own name. Redis drops the subscription when the connection ends, so
 * dead processes are never called. A key with the same name expires if the process hangs. While Redis is away, calls of a web process fail at once, because a request waits
 * for them. Calls of a rooms process wait, because they store what players have done.
 */
export async function createFleetBus(
  redis: RedisConnections,
  log: Logger,
  role: FleetRole,
  handlers: CallHandlers,
  { ownId = randomUUID(), isDraining = () => false }: { ownId?: string; isDraining?: () => boolean } = {},
): Promise<FleetBus> {
  const state: FleetBusState = {
    redis,
    bus: connectRedisBus(redis, log),
    own: nameChannel(role, ownId),
    role,
    handlers,
    isDraining,
    channels: new Map(),
    asking: 0,
    patientUntil: 0,
  };
  redis.onAway(() => void (role === 'web' && failAll(state, 'Redis is away.')));
  redis.onBack(() => void (state.patientUntil = performance.now() + RETURN_MS));
  await state.bus.subscribe(state.own, (message) => {
    const { from, body } = message as FleetEnvelope;
    reachPeer(state, from).receive(deserialize(Buffer.from(body, 'base64')));
  });
  await renewSign(state);
  const watch = setInterval(() => {
    void renewSign(state);
    void dropEndedPeers(state);
  }, LOOK_EVERY_MS);
  watch.unref();
  return {
    async call(wanted, name, args, id) {
      const peer = id === undefined ? await findPeer(state, wanted) : nameChannel(wanted, id);
      state.asking += 1;
      return reachPeer(state, peer)
        .call(name, args)
        .finally(() => void (state.asking -= 1));
    },
    hasOpenProcess: (wanted) => hasOpenProcess(state, wanted).catch(() => false),
    async close() {
      const giveUpAt = performance.now() + CLOSE_LIMIT_MS;
      while (state.asking > 0 && redis.isReady() && performance.now() < giveUpAt) await pause(CLOSE_LOOK_MS);
      clearInterval(watch);
      failAll(state, 'This process is shutting down.');
    },
  };
}

function nameChannel(role: FleetRole, id: string): string {
  return `${PREFIX}${role}:${id}`;
}

function failAll({ channels }: FleetBusState, reason: string): void {
  for (const calls of channels.values()) calls.fail(reason);
}

function reachPeer(state: FleetBusState, peer: string): CallChannel {
  const known = state.channels.get(peer);
  if (known) return known;
  const calls = createCallChannel((message) => void post(state, peer, message), state.handlers);
  state.channels.set(peer, calls);
  return calls;
}

/**
 * Sends a message. A question is sent once, because it may have arrived even if Redis did not confirm it. An answer
 * is sent until it arrives, because the caller waits for it and takes only the first.
 */
async function post(state: FleetBusState, peer: string, message: CallMessage): Promise<void> {
  const envelope: FleetEnvelope = { from: state.own, body: serialize(message).toString('base64') };
  const deadline = performance.now() + CALL_TIMEOUT_MS;
  for (;;) {
    const receivers = await state.bus.publish(peer, envelope).catch(() => null);
    if (message.kind === 'ask') {
      if (receivers === null) state.channels.get(peer)?.fail('Redis is away.');
      else if (receivers === 0) dropPeer(state, peer);
      return;
    }
    const left = deadline - performance.now();
    if (receivers !== null || left <= 0 || !(await state.redis.waitUntilReady(left))) return;
  }
}

function dropPeer({ channels }: FleetBusState, peer: string): void {
  channels.get(peer)?.fail('The process has ended.');
  channels.delete(peer);
}

async function renewSign({ redis, own, isDraining }: FleetBusState): Promise<void> {
  await redis.commands.set(own, isDraining() ? CLOSED : OPEN, 'PX', ALIVE_MS).catch(() => undefined);
}

interface Peer {
  readonly channel: string;
  /** Null if the process has said nothing for a while. */
  readonly sign: string | null;
}

async function listConnected({ bus, redis }: FleetBusState, wanted: FleetRole | '*'): Promise<Peer[]> {
  const channels = await bus.listChannels(`${PREFIX}${wanted}:*`);
  const signs = channels.length === 0 ? [] : await redis.commands.mget(channels);
  return channels.map((channel, index) => ({ channel, sign: signs[index] ?? null }));
}

/** Lists the processes that can be called. If none of them is known to be well, one that is not must do. */
async function listPeers(state: FleetBusState, wanted: FleetRole | '*'): Promise<string[]> {
  const connected = await listConnected(state, wanted);
  const alive = connected.filter(({ sign }) => sign !== null);
  return (alive.length > 0 ? alive : connected).map(({ channel }) => channel);
}

async function hasOpenProcess(state: FleetBusState, wanted: FleetRole): Promise<boolean> {
  const connected = await listConnected(state, wanted);
  // A Redis that came back without its data gets the signs within a moment.
  const isPatient = performance.now() < state.patientUntil;
  return connected.some(({ sign }) => (sign === null ? isPatient : sign !== CLOSED));
}

async function findPeer(state: FleetBusState, wanted: FleetRole): Promise<string> {
  const isPatient = state.role === 'rooms';
  if (isPatient) await state.redis.waitUntilReady(CALL_TIMEOUT_MS);
  for (;;) {
    // For a web process this is not a CallFailure, so the call is not tried again: a request waits only once.
    const known = await listPeers(state, wanted).catch((error: unknown) => {
      if (!isPatient) throw error;
      return [];
    });
    const peers = known.filter((peer) => peer !== state.own);
    const peer = peers[Math.floor(Math.random() * peers.length)];
    if (peer !== undefined) return peer;
    if (!isPatient || performance.now() >= state.patientUntil)
      throw new CallFailure(`There is no ${wanted} process.`);
    await pause(LOOK_EVERY_MS);
  }
}

async function dropEndedPeers(state: FleetBusState): Promise<void> {
  if (state.asking === 0 || performance.now() < state.patientUntil) return;
  // If Redis does not answer, the call fails with its own timeout.
  const peers = await listPeers(state, '*').catch(() => null);
  if (peers === null || performance.now() < state.patientUntil) return;
  for (const peer of state.channels.keys()) if (!peers.includes(peer)) dropPeer(state, peer);
}
