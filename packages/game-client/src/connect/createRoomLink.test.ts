import {
  type ClientMessage,
  createMemoryTransportPair,
  decodeClientMessage,
  encodeServerMessage,
  PROTOCOL_VERSION,
  type ServerMessage,
  type Transport,
} from '@playloom/protocol';
import { describe, expect, it } from 'vitest';
import { createManualClock, type ManualClock } from '../time/createManualClock.ts';
import { createRoomLink, type RoomLink } from './createRoomLink.ts';

const WELCOME = {
  kind: 'welcome',
  protocol: PROTOCOL_VERSION,
  player: 3,
  tick: 100,
  tickRate: 40,
  roomName: 'Room',
  lobbyCode: null,
  resumeToken: 'token-1',
  resumeSeconds: 10,
} as const satisfies ServerMessage;

interface Scene {
  readonly clock: ManualClock;
  readonly link: RoomLink;
  /** The server side of each opened connection, oldest first. */
  readonly ends: Transport[];
  readonly sentMessages: ClientMessage[];
  readonly log: string[];
  /** `isDown`: connections are refused. `isSwallowed`: nothing answers them. */
  readonly connection: { isDown: boolean; isSwallowed: boolean };
}

async function open(isNetwork = false, random = 1): Promise<Scene> {
  const clock = createManualClock();
  const ends: Transport[] = [];
  const sentMessages: ClientMessage[] = [];
  const log: string[] = [];
  const connection = { isDown: false, isSwallowed: false };
  const link = createRoomLink({
    clock,
    random: () => random,
    connect(movedTo = '') {
      log.push(`connect at ${clock.now()}${movedTo && ` to ${movedTo}`}`);
      if (connection.isSwallowed) return new Promise(() => undefined);
      if (connection.isDown) return Promise.reject(new Error('refused'));
      const [near, far] = createMemoryTransportPair((task) => clock.schedule(task, 0));
      far.onMessage((bytes) => {
        const read = decodeClientMessage(bytes);
        if (read.ok) sentMessages.push(read.value);
      });
      ends.push(far);
      return Promise.resolve({ transport: near, ticket: `ticket-${ends.length}`, isNetwork });
    },
    onWelcome: (_welcome, isBack) => log.push(isBack ? 'back' : 'welcome'),
    onSnapshot: () => log.push('snapshot'),
    onPong: (time) => log.push(`pong ${time}`),
    onTravel: (slug) => log.push(`travel ${slug}`),
    onLost: (until) => log.push(`lost until ${until}`),
    onAwake: () => log.push('awake'),
    onEnd: (id, text) => log.push(`end ${id}: ${text}`),
  });
  const scene: Scene = { clock, link, ends, sentMessages, log, connection };
  await pass(scene, 20);
  return scene;
}

/** Advances the clock in small steps and lets pending promises settle after each. */
async function pass({ clock }: { readonly clock: ManualClock }, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 10) {
    clock.advance(10);
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  }
}

async function sendFromServer(scene: Scene, message: ServerMessage): Promise<void> {
  scene.ends.at(-1)!.send(encodeServerMessage(message));
  await pass(scene, 10);
}

describe('a room link', () => {
  it('sends hello with its ticket and forwards messages from the room', async () => {
    const scene = await open();
    expect(scene.sentMessages).toEqual([{ kind: 'hello', protocol: PROTOCOL_VERSION, ticket: 'ticket-1' }]);
    expect(scene.link.isOpen).toBe(false);
    await sendFromServer(scene, WELCOME);
    await sendFromServer(scene, { kind: 'pong', time: 12 });
    await sendFromServer(scene, { kind: 'travel', gameSlug: 'island', token: 't' });
    expect(scene.log).toEqual(['connect at 0', 'welcome', 'pong 12', 'travel island']);
    expect(scene.link.isOpen).toBe(true);
    expect(scene.link.bytesReceived).toBeGreaterThan(10);
  });

  it('[OP-84:part] does not count down while the server restarts, because the seat waits', async () => {
    const scene = await open();
    await sendFromServer(scene, WELCOME);
    scene.connection.isDown = true;
    scene.ends[0]!.close(1012, '');
    await pass(scene, 100);
    expect(scene.log[2]).toBe('lost until Infinity');
    expect(scene.log.filter((line) => line.startsWith('lost'))).toHaveLength(1);
    // The page gives up in the end.
    await pass(scene, 310_000);
    expect(scene.log.at(-1)).toMatch(/^end lost/);
  });

  it('[OP-84:part] stops counting down when a server answers that the room is on its way', async () => {
    const scene = await open();
    await sendFromServer(scene, WELCOME);
    scene.ends[0]!.close(1006, '');
    await pass(scene, 200);
    expect(scene.ends).toHaveLength(2);
    scene.ends[1]!.close(1012, '');
    await pass(scene, 20);
    expect(scene.log.filter((line) => line.startsWith('lost'))).toEqual([
      'lost until 10030',
      'lost until Infinity',
    ]);
  });

  it('[MP-04:part] reconnects with its token after a loss, with short pauses at first', async () => {
    const scene = await open();
    await sendFromServer(scene, WELCOME);
    scene.connection.isDown = true;
    scene.ends[0]!.close(1006, '');
    await pass(scene, 1800);
    expect(scene.log.slice(2)).toEqual([
      'lost until 10030',
      'connect at 130',
      'connect at 330',
      'connect at 580',
      'connect at 830',
      'connect at 1080',
      'connect at 1330',
      'connect at 1580',
      'connect at 1830',
    ]);
    expect(scene.link.isOpen).toBe(false);
    scene.connection.isDown = false;
    await pass(scene, 2200);
    expect(scene.sentMessages.at(-1)).toEqual({
      kind: 'resume',
      protocol: PROTOCOL_VERSION,
      token: 'token-1',
    });
    await sendFromServer(scene, { ...WELCOME, resumeToken: 'token-2' });
    expect(scene.log.at(-1)).toBe('back');
    // The next reconnect uses the new token.
    scene.ends.at(-1)!.close(1006, '');
    await pass(scene, 600);
    expect(scene.sentMessages.at(-1)).toEqual({
      kind: 'resume',
      protocol: PROTOCOL_VERSION,
      token: 'token-2',
    });
  });

  it('[MP-04:part] sends chat from during the loss after reconnecting, but no purchases', async () => {
    const scene = await open();
    await sendFromServer(scene, WELCOME);
    scene.ends[0]!.close(1006, '');
    await pass(scene, 10);
    const chat = { kind: 'chat', text: 'Where are you?', isTeamOnly: false } as const;
    scene.link.send(chat);
    scene.link.send({ kind: 'buy', offer: 'sword' });
    await pass(scene, 400);
    expect(scene.sentMessages.at(-1)).toMatchObject({ kind: 'resume' });
    await sendFromServer(scene, WELCOME);
    await pass(scene, 20);
    expect(scene.sentMessages.slice(-2)).toEqual([expect.objectContaining({ kind: 'resume' }), chat]);
  });

  it('[OP-42:part] goes on trying every second while the server is away, and gives up after five minutes', async () => {
    const scene = await open();
    await sendFromServer(scene, WELCOME);
    scene.connection.isDown = true;
    scene.ends[0]!.close(1006, '');
    const countTries = () => scene.log.filter((line) => line.startsWith('connect')).length;
    await pass(scene, 10_000);
    const early = countTries();
    await pass(scene, 285_000);
    expect(countTries() - early).toBe(285);
    expect(scene.log.filter((line) => /^(lost|end)/.test(line))).toEqual(['lost until 10030']);
    await pass(scene, 6000);
    expect(scene.log.at(-1)).toBe('end lost: Connection lost.');
    const tries = countTries();
    await pass(scene, 5000);
    expect(countTries()).toBe(tries);
  });

  it('[OP-42:part] returns long after the seat would have expired, when the server comes back with it', async () => {
    const scene = await open();
    await sendFromServer(scene, WELCOME);
    scene.connection.isDown = true;
    // The code of a service that restarts.
    scene.ends[0]!.close(1012, '');
    await pass(scene, 30_000);
    scene.connection.isDown = false;
    await pass(scene, 1020);
    await sendFromServer(scene, { ...WELCOME, resumeToken: 'token-2' });
    expect(scene.log.at(-1)).toBe('back');
    expect(scene.link.isOpen).toBe(true);
  });

  it('[OP-44:part] reconnects at once to a room that has moved', async () => {
    const scene = await open();
    await sendFromServer(scene, WELCOME);
    scene.ends[0]!.close(1012, '');
    await pass(scene, 30);
    expect(scene.ends).toHaveLength(2);
  });

  it('[OP-44:part] goes to the address that a room has told, and asks for it again if nothing answers there', async () => {
    const scene = await open();
    await sendFromServer(scene, WELCOME);
    scene.connection.isDown = true;
    scene.ends[0]!.close(1012, '/rooms/next/room');
    await pass(scene, 30);
    scene.connection.isDown = false;
    await pass(scene, 300);
    const tries = scene.log.filter((line) => line.startsWith('connect'));
    expect(tries.map((line) => line.includes(' to /rooms/next/room'))).toEqual([false, true, false]);
  });

  it('[OP-42:part] does not wait for a connection that nothing answers', async () => {
    const scene = await open();
    await sendFromServer(scene, WELCOME);
    scene.connection.isSwallowed = true;
    scene.ends[0]!.close(1006, '');
    await pass(scene, 200);
    scene.connection.isSwallowed = false;
    await pass(scene, 4400);
    await sendFromServer(scene, WELCOME);
    expect(scene.log.at(-1)).toBe('back');
  });

  it('[OP-42:part] ends at once with the reason when the server answers that the room is gone', async () => {
    const scene = await open();
    await sendFromServer(scene, WELCOME);
    scene.ends[0]!.close(1006, '');
    await pass(scene, 120);
    scene.ends.at(-1)!.close(4086, 'room-closed');
    await pass(scene, 2000);
    expect(scene.log.at(-1)).toBe('end room-closed: The room was closed.');
    expect(scene.ends).toHaveLength(2);
  });

  it('gives the pages of a room different pauses', async () => {
    const scene = await open(false, 0);
    await sendFromServer(scene, WELCOME);
    scene.connection.isDown = true;
    scene.ends[0]!.close(1006, '');
    await pass(scene, 500);
    expect(scene.log.slice(3)).toEqual(['connect at 105', 'connect at 260', 'connect at 447.5']);
  });

  it('ends when the room has given up the seat, and reconnects after being too slow', async () => {
    const gone = await open();
    await sendFromServer(gone, WELCOME);
    gone.ends[0]!.close(1006, '');
    await pass(gone, 400);
    await sendFromServer(gone, { kind: 'goodbye', id: 'bad-ticket', text: 'Too old.' });
    expect(gone.log.at(-1)).toMatch(/^end seat-lost: /);
    const slow = await open();
    await sendFromServer(slow, WELCOME);
    await sendFromServer(slow, { kind: 'goodbye', id: 'too-slow', text: 'Too slow.' });
    slow.ends[0]!.close(4084, 'too-slow');
    await pass(slow, 400);
    expect(slow.sentMessages.at(-1)).toMatchObject({ kind: 'resume' });
  });

  it('[OP-41:part] uses the token before if the room does not know the last one', async () => {
    const scene = await open();
    await sendFromServer(scene, WELCOME);
    scene.ends[0]!.close(1006, '');
    await pass(scene, 200);
    await sendFromServer(scene, { ...WELCOME, resumeToken: 'token-2' });
    scene.ends.at(-1)!.close(1006, '');
    await pass(scene, 200);
    for (const token of ['token-2', 'token-1']) {
      expect(scene.sentMessages.at(-1)).toEqual({ kind: 'resume', protocol: PROTOCOL_VERSION, token });
      await sendFromServer(scene, { kind: 'goodbye', id: 'bad-ticket', text: 'Too old.' });
      await pass(scene, 400);
    }
    expect(scene.log.at(-1)).toMatch(/^end seat-lost: /);
  });

  it('ends with the reason of the room and does not reconnect', async () => {
    const goodbye = await open();
    await sendFromServer(goodbye, WELCOME);
    await sendFromServer(goodbye, { kind: 'goodbye', id: 'kicked', text: 'No boots on the table.' });
    expect(goodbye.log.at(-1)).toBe('end kicked: No boots on the table.');
    const closed = await open();
    await sendFromServer(closed, WELCOME);
    closed.ends[0]!.close(4086, 'room-closed');
    await pass(closed, 5000);
    expect(closed.log.at(-1)).toBe('end room-closed: The room was closed.');
    expect(closed.ends).toHaveLength(1);
  });

  it('reports that a room cannot be reached or sends nothing', async () => {
    const silent = await open();
    await pass(silent, 9000);
    expect(silent.log.at(-1)).toMatch(/^end unreachable: /);
  });

  it('tells the room when the player leaves', async () => {
    const scene = await open();
    await sendFromServer(scene, WELCOME);
    scene.link.leave();
    await pass(scene, 20);
    expect(scene.sentMessages.at(-1)).toEqual({ kind: 'leave' });
    expect(scene.log.at(-1)).toBe('end left: You left the room.');
  });

  it('ends when a message of the room cannot be read', async () => {
    const scene = await open();
    await sendFromServer(scene, WELCOME);
    scene.ends[0]!.send(Uint8Array.of(250, 1, 2));
    await pass(scene, 20);
    expect(scene.log.at(-1)).toMatch(/^end bad-snapshot: /);
  });

  const SNAPSHOT = { kind: 'pong', time: 1 } as const satisfies ServerMessage;

  it('[MP-04] notices silence within 2 seconds and continues on a second connection', async () => {
    const scene = await open(true);
    await sendFromServer(scene, WELCOME);
    await pass(scene, 1400);
    expect(scene.log).toEqual(['connect at 0', 'welcome']);
    await pass(scene, 600);
    expect(scene.log.slice(2)).toEqual([
      expect.stringMatching(/^lost until/),
      expect.stringMatching(/^connect/),
    ]);
    expect(scene.link.isOpen).toBe(false);
    const chat = { kind: 'chat', text: 'Hello?', isTeamOnly: false } as const;
    scene.link.send(chat);
    expect(scene.sentMessages.at(-1)).toEqual({
      kind: 'resume',
      protocol: PROTOCOL_VERSION,
      token: 'token-1',
    });
    // The room tells the first connection that it was replaced before the second gets its welcome.
    scene.ends[0]!.send(encodeServerMessage({ kind: 'goodbye', id: 'replaced', text: '' }));
    scene.ends[0]!.close(4087, 'replaced');
    await pass(scene, 20);
    await sendFromServer(scene, { ...WELCOME, resumeToken: 'token-2' });
    await pass(scene, 20);
    expect(scene.log.at(-1)).toBe('back');
    expect(scene.link.isOpen).toBe(true);
    expect(scene.sentMessages.at(-1)).toEqual(chat);
  });

  it('[MP-04] keeps the first connection when it recovers before the second is open', async () => {
    const scene = await open(true);
    await sendFromServer(scene, WELCOME);
    scene.connection.isDown = true;
    await pass(scene, 2000);
    expect(scene.link.isOpen).toBe(false);
    scene.ends[0]!.send(encodeServerMessage(SNAPSHOT));
    await pass(scene, 20);
    expect(scene.log.slice(-2)).toEqual(['awake', 'pong 1']);
    expect(scene.link.isOpen).toBe(true);
    expect(scene.ends).toHaveLength(1);
  });

  it('[MP-04] gives up after five minutes when neither connection receives anything', async () => {
    const scene = await open(true);
    await sendFromServer(scene, WELCOME);
    await pass(scene, 304_000);
    expect(scene.log.at(-1)).toMatch(/^end lost: /);
    expect(scene.log.filter((line) => line.startsWith('lost until'))).toHaveLength(1);
  });

  it('[MP-04] does not treat a slow room or a room in this page as silent', async () => {
    const slow = await open(true);
    await sendFromServer(slow, WELCOME);
    const local = await open();
    await sendFromServer(local, WELCOME);
    await pass(local, 20_000);
    expect(local.log).toEqual(['connect at 0', 'welcome']);
    for (let turn = 0; turn < 20; turn += 1) {
      await pass(slow, 1000);
      await sendFromServer(slow, SNAPSHOT);
    }
    expect(slow.log.filter((line) => line.startsWith('lost'))).toEqual([]);
  });
});
