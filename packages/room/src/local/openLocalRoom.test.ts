import {
  type ClientMessage,
  createMemoryTransportPair,
  createWireNames,
  createPortTransport,
  type PortLike,
  PROTOCOL_VERSION,
  type Transport,
} from '@playloom/protocol';
import { describe, expect, it } from 'vitest';
import type { RoomReport } from '@playloom/room-contract';
import {
  createTestClient,
  receiveServerBytes,
  type TestClient,
  encodeTestMessage,
} from '../testing/createTestClient.ts';
import { createTestGame, createTestDocument } from '../testing/createTestRoom.ts';
import { createChatRule } from '../testing/createChatRule.ts';
import { type LocalRoom, openLocalRoom } from './openLocalRoom.ts';

declare const MessageChannel: new () => { readonly port1: PortLike; readonly port2: PortLike };
declare function setImmediate(task: () => void): void;

const member = { userId: null, name: 'Creator', isSpectator: false, canChat: true, saved: null };
const names = createWireNames(createTestGame());

interface Connected {
  readonly client: TestClient;
  readonly transport: Transport;
  readonly closed: string[];
  sendMessage(message: ClientMessage): void;
}

/** Opens a room whose clock advances as fast as messages arrive. */
function openRoom(document: unknown = createTestDocument(), maps: readonly string[] = []) {
  let now = 0;
  const reports: RoomReport[] = [];
  const room = openLocalRoom({
    document: JSON.stringify(document),
    seed: 3,
    clock: {
      now: () => now,
      schedule(task, ms) {
        if (ms >= 1000) return;
        setImmediate(() => {
          now += ms;
          task();
        });
      },
    },
    loadScripts: () => Promise.reject(new Error('no scripts')),
    maps,
    onReport: (report) => reports.push(report),
  });
  return { room, reports };
}

function connect(room: LocalRoom, pair: readonly [Transport, Transport], first: ClientMessage): Connected {
  const [near, far] = pair;
  room.connect(far, member);
  const client = createTestClient(0, names);
  const closed: string[] = [];
  near.onMessage((bytes) => receiveServerBytes(client, bytes));
  near.onClose((code, reason) => closed.push(`${code} ${reason}`));
  near.send(encodeTestMessage(first));
  return { client, transport: near, closed, sendMessage: (message) => near.send(encodeTestMessage(message)) };
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise<void>((resolve) => setImmediate(resolve));
}

const MAPS = { island: { name: 'Island' }, moon: { name: 'Moon' } };
const hello: ClientMessage = { kind: 'hello', protocol: PROTOCOL_VERSION, ticket: 'any' };
const ways: readonly (readonly [string, () => [Transport, Transport]])[] = [
  ['memory', () => createMemoryTransportPair()],
  [
    'MessagePort',
    () => {
      const { port1, port2 } = new MessageChannel();
      return [createPortTransport(port1), createPortTransport(port2)];
    },
  ],
];

describe.each(ways)('a local room, over %s', (_name, createPair) => {
  it('plays like a server room: hello, ready, move, disconnect, resume, leave', async () => {
    const { room } = openRoom();
    const first = connect(room, createPair(), hello);
    await until(() => first.client.welcome !== null);
    first.sendMessage({ kind: 'ready' });
    await until(() => first.client.view.own.unit !== null);
    const { id, x } = first.client.view.own.unit!;
    first.sendMessage({
      kind: 'controls',
      tick: first.client.view.tick + 2,
      keys: ['d'],
      mouseX: 0,
      mouseY: 0,
      stick: null,
    });
    await until(() => first.client.view.own.unit!.x > x + 1);
    const token = first.client.welcome!.resumeToken;
    first.transport.close(4000, 'gone');
    const second = connect(room, createPair(), { kind: 'resume', protocol: PROTOCOL_VERSION, token });
    await until(() => second.client.view.own.unit !== null);
    expect(second.client.view.own.unit!.id).toBe(id);
    expect(second.client.welcome!.player).toBe(first.client.welcome!.player);
    const again = connect(room, createPair(), { kind: 'resume', protocol: PROTOCOL_VERSION, token });
    await until(() => again.closed.length > 0);
    expect(again.closed).toEqual(['4083 bad-ticket']);
    second.sendMessage({ kind: 'leave' });
    await until(() => second.closed.length > 0);
    expect(second.closed).toEqual(['4088 left']);
    room.close('');
  });

  it("sends its player to existing maps, and reports maps that don't exist", async () => {
    const player = { get: 'triggeringPlayer' };
    const rules = ['island', 'moon'].map((map) =>
      createChatRule(map, { do: 'sendPlayerToMap', player, map }),
    );
    const { room } = openRoom(createTestDocument({ rules, world: { maps: MAPS } }), ['island']);
    const { client, sendMessage } = connect(room, createPair(), hello);
    await until(() => client.welcome !== null);
    sendMessage({ kind: 'ready' });
    await until(() => client.view.own.unit !== null);
    const received = () => JSON.stringify(client.events);
    sendMessage({ kind: 'chat', text: 'moon', isTeamOnly: false });
    await until(() => received().includes('The map “moon” doesn’t exist.'));
    expect(client.messages.some(({ kind }) => kind === 'travel')).toBe(false);
    sendMessage({ kind: 'chat', text: 'island', isTeamOnly: false });
    await until(() => client.messages.some(({ kind }) => kind === 'travel'));
    expect(client.messages).toContainEqual({ kind: 'travel', gameSlug: 'island', token: '' });
    room.close('');
  });

  it('refuses unknown connections with a reason', async () => {
    const { room } = openRoom();
    const old = connect(room, createPair(), { ...hello, protocol: PROTOCOL_VERSION + 1 });
    const rude = connect(room, createPair(), { kind: 'ready' });
    await until(() => old.closed.length > 0 && rude.closed.length > 0);
    expect([old.closed, rude.closed]).toEqual([['4082 protocol-mismatch'], ['4080 bad-message']]);
    expect(old.client.messages).toMatchObject([{ kind: 'goodbye', id: 'protocol-mismatch' }]);
    room.close('');
  });

  it('notifies everyone when it ends or crashes', async () => {
    const { room } = openRoom();
    const guest = connect(room, createPair(), hello);
    await until(() => guest.client.welcome !== null);
    room.close('That was all.');
    await until(() => guest.closed.length > 0);
    expect(guest.client.messages.at(-1)).toEqual({
      kind: 'goodbye',
      id: 'room-closed',
      text: 'That was all.',
    });
    const broken = openRoom({ format: 1 });
    const lost = connect(broken.room, createPair(), hello);
    await until(() => lost.closed.length > 0);
    expect(lost.closed).toEqual(['4086 room-closed']);
    expect(broken.reports).toMatchObject([{ kind: 'closed', failure: expect.stringContaining('settings') }]);
  });
});
