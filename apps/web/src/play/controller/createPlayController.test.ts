import type { GameClient, StartOptions } from '@playloom/game-client';
import { describe, expect, it } from 'vitest';
import { createPlayController } from './createPlayController.ts';
import type { PlayState } from '../state/PlayState.ts';
import { createFakePlayEnvironment, ISLAND, settle } from '../testing/createFakePlayEnvironment.ts';

const TICKET_FRESH_MS = 20_000;
const TRY_AGAIN_MS = 500;

const YARD = { id: 'game-1', slug: 'arena' };

function kindOf(state: PlayState): string {
  return state.kind === 'stopped' ? `stopped: ${state.id}` : state.kind;
}

async function startPlaying(fake: ReturnType<typeof createFakePlayEnvironment>) {
  const session = createPlayController(fake.environment);
  session.activate(YARD);
  session.play();
  await settle();
  fake.emitState({ kind: 'playing', roomName: 'Copper Yard 3', lobbyCode: null });
  expect(kindOf(session.read())).toBe('playing');
  return session;
}

it('continues in another room of the game when the server of this one ends', async () => {
  const fake = createFakePlayEnvironment();
  const session = await startPlaying(fake);
  fake.emitState({ kind: 'ended', id: 'moved', text: '' });
  expect([kindOf(session.read()), fake.joins.length]).toEqual(['loading', 2]);
  expect(fake.clients[0]?.destroyed).toBe(1);
});

it('[OP-41:part] joins the same room again if the seat has expired', async () => {
  const fake = createFakePlayEnvironment();
  const session = await startPlaying(fake);
  fake.emitState({ kind: 'reconnecting', secondsLeft: 0 });
  fake.emitState({ kind: 'ended', id: 'seat-lost', text: '' });
  expect([kindOf(session.read()), fake.joins.length]).toEqual(['loading', 2]);
  expect(fake.joins[1]).toMatchObject({ slug: YARD.slug, request: { roomId: 'room-1' } });
  expect(fake.clients[0]?.destroyed).toBe(1);
});

describe('while joining', () => {
  it('[OP-41:part] asks for another seat once if the server of the first one has just ended', async () => {
    const fake = createFakePlayEnvironment();
    const session = createPlayController(fake.environment);
    session.activate(YARD);
    session.play({ lobbyCode: 'HZL4Q7' });
    await settle();
    fake.emitState({ kind: 'ended', id: 'unreachable', text: '' });
    expect([kindOf(session.read()), fake.joins.length]).toEqual(['loading', 1]);
    await fake.pass(TRY_AGAIN_MS);
    expect(fake.joins[1]).toMatchObject({ slug: YARD.slug, request: { lobbyCode: 'HZL4Q7' } });
    expect([fake.starts.length, fake.clients[0]?.destroyed]).toEqual([2, 1]);
    fake.emitState({ kind: 'ended', id: 'unreachable', text: '' });
    expect([kindOf(session.read()), fake.joins.length]).toEqual(['stopped: unreachable', 2]);
  });

  it('[OP-41:part] asks for no other seat after it was canceled', async () => {
    const fake = createFakePlayEnvironment();
    const session = createPlayController(fake.environment);
    session.activate(YARD);
    session.play();
    await settle();
    fake.emitState({ kind: 'ended', id: 'unreachable', text: '' });
    session.leave();
    await fake.pass(TRY_AGAIN_MS);
    expect([kindOf(session.read()), fake.joins.length]).toEqual(['idle', 1]);
  });

  it('[ST-07] a click before the page is ready takes effect once it is', async () => {
    const fake = createFakePlayEnvironment();
    const session = createPlayController(fake.environment);
    session.play({ roomId: 'room-7' });
    await settle();
    expect([kindOf(session.read()), fake.joins]).toEqual(['idle', []]);
    session.activate(YARD);
    await settle();
    expect(fake.joins).toEqual([{ slug: 'arena', request: { roomId: 'room-7' }, isFirst: true }]);
  });

  it('[GPU-07:part] starts without the invite link', async () => {
    const fake = createFakePlayEnvironment();
    const link = Promise.withResolvers<string | null>();
    fake.environment.invite = () => link.promise;
    const session = createPlayController(fake.environment);
    session.activate(YARD);
    session.play();
    await settle();
    expect(fake.starts).toHaveLength(1);
    expect(fake.starts[0]?.inviteUrl).toBeNull();
    link.resolve('https://playloom.example/i/abc');
    await settle();
    expect(fake.starts[0]?.inviteUrl).toBe('https://playloom.example/i/abc');
  });

  it('[GPU-07:part] loads the client of the page while it waits for a seat, also if that fails', async () => {
    const fake = createFakePlayEnvironment();
    const { environment } = fake;
    const { join } = environment;
    const seat = Promise.withResolvers<void>();
    environment.join = (...call) => seat.promise.then(() => join(...call));
    const session = createPlayController(environment);
    session.activate({ ...YARD, engineVersion: '1.2.3.4' });
    fake.clientFails = true;
    session.play();
    await settle();
    expect([fake.loads, kindOf(session.read())]).toEqual([['1.2.3.4'], 'loading']);
    fake.clientFails = false;
    seat.resolve();
    await settle();
    expect([fake.loads.length, fake.starts.length]).toEqual([2, 1]);
  });

  it('shows real progress that never decreases', async () => {
    const fake = createFakePlayEnvironment();
    const session = createPlayController(fake.environment);
    const seen: { step: string; part: number }[] = [];
    session.subscribe(() => {
      const state = session.read();
      if (state.kind === 'loading') seen.push({ step: state.step, part: state.part });
    });
    session.activate(YARD);
    session.play();
    await settle();
    fake.emitState({ kind: 'loading', step: 'assets', part: 0.5 });
    fake.emitState({ kind: 'loading', step: 'assets', part: 0.2 });
    fake.emitState({ kind: 'loading', step: 'connecting', part: 1 });
    fake.emitState({ kind: 'loading', step: 'entering', part: 1 });
    expect([...new Set(seen.map(({ step }) => step))]).toEqual([
      'room',
      'client',
      'release',
      'assets',
      'connecting',
      'entering',
    ]);
    const parts = seen.map(({ part }) => part);
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
    expect(parts[0]).toBe(0);
    expect(parts.at(-1)).toBeCloseTo(0.94);
  });

  it('checks the browser before it requests a slot', async () => {
    const fake = createFakePlayEnvironment();
    fake.obstacle = 'no-webgl';
    const session = createPlayController(fake.environment);
    session.activate(YARD);
    session.play();
    await settle();
    expect([kindOf(session.read()), fake.joins]).toEqual(['stopped: no-webgl', []]);
  });

  it.each(['room_full', 'sign_in_to_play', 'members_only', 'rooms_unavailable', 'name_not_allowed'])(
    'stops with %s from the server and keeps the requested target',
    async (id) => {
      const fake = createFakePlayEnvironment();
      fake.rejection = id;
      const session = createPlayController(fake.environment);
      session.activate(YARD);
      session.play({ roomId: 'room-7' });
      await settle();
      expect(session.read()).toEqual({
        kind: 'stopped',
        id,
        text: `No: ${id}.`,
        request: { roomId: 'room-7' },
        room: null,
      });
      fake.rejection = null;
      session.play();
      await settle();
      // Only the first request of a page view has `isFirst`.
      expect(fake.joins.map(({ isFirst }) => isFirst)).toEqual([true, false]);
      expect(kindOf(session.read())).toBe('loading');
    },
  );

  it('names the room if the client of its version is missing', async () => {
    const fake = createFakePlayEnvironment();
    fake.clientFails = true;
    const session = createPlayController(fake.environment);
    session.activate(YARD);
    session.play();
    await settle();
    expect(session.read()).toMatchObject({ id: 'client_not_found', room: { roomName: 'Copper Yard 3' } });
  });

  it('can be canceled, and late results change nothing', async () => {
    const fake = createFakePlayEnvironment();
    const session = createPlayController(fake.environment);
    session.activate(YARD);
    session.play();
    session.leave();
    expect(kindOf(session.read())).toBe('idle');
    await settle();
    expect([kindOf(session.read()), fake.starts.length]).toEqual(['idle', 0]);
  });

  it('ignores a second click', async () => {
    const fake = createFakePlayEnvironment();
    const session = createPlayController(fake.environment);
    session.activate(YARD);
    session.play();
    session.play({ newRoom: 'public' });
    await settle();
    expect(fake.joins).toHaveLength(1);
  });
});

describe('connecting', () => {
  it('uses its ticket and requests no other when it reconnects', async () => {
    const fake = createFakePlayEnvironment();
    await startPlaying(fake);
    const connect = fake.starts[0]?.connect as StartOptions['connect'];
    expect((await connect()).ticket).toBe('ticket-1');
    await fake.pass(10 * TICKET_FRESH_MS);
    await connect();
    expect(fake.joins).toHaveLength(1);
    expect(fake.sockets).toEqual(['/rooms/p/r', '/rooms/p/r']);
  });

  it('[OP-43:part] [OP-44:part] reconnects to where the room is now, or where the room has told', async () => {
    const fake = createFakePlayEnvironment();
    await startPlaying(fake);
    for (const movedTo of ['not asked', 'wss://two.example/rooms/q/r', null])
      await Object.assign(fake, { movedTo }).starts[0]?.connect();
    expect(fake.sockets).toEqual(['/rooms/p/r', ...Array(2).fill('wss://two.example/rooms/q/r')]);
    await fake.starts[0]?.connect('wss://three.example/rooms/s/r');
    await fake.starts[0]?.connect('');
    expect(fake.sockets.slice(3)).toEqual(Array(2).fill('wss://three.example/rooms/s/r'));
  });

  it('exchanges a ticket that expired during loading for one of the same room', async () => {
    const fake = createFakePlayEnvironment();
    const session = createPlayController(fake.environment);
    session.activate(YARD);
    session.play({ watch: true });
    await settle();
    await fake.pass(TICKET_FRESH_MS + 1);
    const connection = await fake.starts[0]?.connect();
    expect(connection?.ticket).toBe('ticket-2');
    expect(fake.joins[1]).toEqual({
      slug: 'arena',
      request: { roomId: 'room-1', watch: true },
      isFirst: false,
    });
  });

  it('shows the server’s message if there is no free slot any more', async () => {
    const fake = createFakePlayEnvironment();
    const session = createPlayController(fake.environment);
    session.activate(YARD);
    session.play();
    await settle();
    await fake.pass(TICKET_FRESH_MS + 1);
    fake.rejection = 'room_full';
    await expect(fake.starts[0]?.connect()).rejects.toThrow('room_full');
    expect(kindOf(session.read())).toBe('stopped: room_full');
    expect(fake.clients[0]).toEqual({ left: 1, destroyed: 1 });
  });
});

describe('while playing', () => {
  it('keeps playing while reconnecting and stops when the client gives up', async () => {
    const fake = createFakePlayEnvironment();
    const session = await startPlaying(fake);
    fake.emitState({ kind: 'reconnecting', secondsLeft: 8 });
    expect(session.read()).toMatchObject({ kind: 'playing', isReconnecting: true });
    fake.emitState({ kind: 'playing', roomName: 'Copper Yard 3', lobbyCode: 'HZL4Q7' });
    expect(session.read()).toMatchObject({ isReconnecting: false, room: { lobbyCode: 'HZL4Q7' } });
    fake.emitState({ kind: 'ended', id: 'lost', text: 'The connection was lost.' });
    expect(session.read()).toMatchObject({ kind: 'stopped', id: 'lost', room: { roomId: 'room-1' } });
    expect(fake.clients[0]?.destroyed).toBe(1);
    session.dismiss();
    expect(kindOf(session.read())).toBe('idle');
  });

  it('leaves through the client, so that the room is notified', async () => {
    const fake = createFakePlayEnvironment();
    const session = await startPlaying(fake);
    session.leave();
    expect([kindOf(session.read()), fake.clients[0]?.left]).toEqual(['playing', 1]);
    fake.emitState({ kind: 'ended', id: 'left', text: 'You left the room.' });
    expect(kindOf(session.read())).toBe('stopped: left');
  });

  it('ends the client when the page goes away', async () => {
    const fake = createFakePlayEnvironment();
    const session = await startPlaying(fake);
    session.deactivate();
    expect(fake.clients[0]).toEqual({ left: 1, destroyed: 1 });
    fake.emitState({ kind: 'playing', roomName: 'Copper Yard 3', lobbyCode: null });
    expect(kindOf(session.read())).toBe('idle');
  });

  it('destroys a client that ended while it was being started', async () => {
    const fake = createFakePlayEnvironment();
    const { environment } = fake;
    const counts = { destroyed: 0 };
    environment.loadClient = async () => (options) => {
      options.onState({ kind: 'ended', id: 'no-webgl', text: '' });
      return {
        leave: () => undefined,
        destroy: () => counts.destroyed++,
      } as Partial<GameClient> as GameClient;
    };
    const session = createPlayController(environment);
    session.activate(YARD);
    session.play();
    await settle();
    expect(kindOf(session.read())).toBe('stopped: no-webgl');
    expect(counts.destroyed).toBe(1);
  });
});

describe('traveling', () => {
  it('travels to the next map with its token, without a reload, and updates the page', async () => {
    const fake = createFakePlayEnvironment();
    const session = await startPlaying(fake);
    fake.emitState({ kind: 'travelling', gameSlug: 'island', token: 'token-9' });
    expect(session.read()).toMatchObject({ kind: 'loading', isTraveling: true, part: 0 });
    expect(fake.clients[0]?.destroyed).toBe(1);
    await settle();
    expect(fake.followed).toEqual(['island']);
    // The page now shows the next game. Activating it must not stop its loading.
    session.activate(ISLAND);
    await settle();
    expect(fake.joins.at(-1)).toEqual({
      slug: 'island',
      request: { autoJoinToken: 'token-9' },
      isFirst: false,
    });
    fake.emitState({ kind: 'playing', roomName: 'Lamp Island 1', lobbyCode: null });
    expect(session.read()).toMatchObject({ kind: 'playing', room: { roomName: 'Lamp Island 1' } });
  });

  it('stops with a reason when the next map does not exist', async () => {
    const fake = createFakePlayEnvironment();
    const session = await startPlaying(fake);
    fake.emitState({ kind: 'travelling', gameSlug: 'nowhere', token: 't' });
    await settle();
    expect(kindOf(session.read())).toBe('stopped: game_not_found');
  });

  it('ends the game when the user opens the page of another game', async () => {
    const fake = createFakePlayEnvironment();
    const session = await startPlaying(fake);
    session.activate(ISLAND);
    expect([kindOf(session.read()), fake.clients[0]?.destroyed]).toEqual(['idle', 1]);
  });
});
