import { ApiError } from '@playloom/api-contract';
import type { ClientState, GameClient, StartOptions } from '@playloom/game-client';
import { describe, expect, it } from 'vitest';
import type { PlayEnvironment } from './PlayEnvironment.ts';
import { createPlayController } from './createPlayController.ts';
import type { PlayState, RoomRequest } from '../state/PlayState.ts';
import { makeSeat } from '../testing/makeSeat.ts';

const TICKET_FRESH_MS = 20_000;
const START_POLLS_MAX = 30;
const START_POLL_MS = 1000;

const YARD = { id: 'game-1', slug: 'arena' };
const ISLAND = { id: 'game-2', slug: 'island' };

/** Creates a fake browser and server in memory, with a controlled clock. */
function createFakeEnvironment() {
  const waiting: { resolve: () => void; at: number }[] = [];
  const fake = {
    time: 0,
    hasStart: true,
    obstacle: null as ReturnType<PlayEnvironment['findBrowserProblem']>,
    joins: [] as { slug: string; request: RoomRequest; isFirst: boolean }[],
    rejection: null as string | null,
    ban: null as string | null,
    clientFails: false,
    looks: 0,
    followed: [] as string[],
    sockets: [] as string[],
    movedTo: null as string | null,
    starts: [] as StartOptions[],
    clients: [] as { left: number; destroyed: number }[],
    environment: undefined as unknown as PlayEnvironment,
    /** Simulates a state change of the newest client. */
    emitState(state: ClientState) {
      fake.starts.at(-1)?.onState(state);
    },
    async pass(ms: number) {
      fake.time += ms;
      for (const timer of waiting.splice(0)) {
        if (timer.at <= fake.time) timer.resolve();
        else waiting.push(timer);
      }
      await settle();
    },
  };
  const start = (options: StartOptions): GameClient => {
    const client = { left: 0, destroyed: 0 };
    fake.starts.push(options);
    fake.clients.push(client);
    // The play controller calls only these functions of the client.
    const made: Partial<GameClient> = {
      leave: () => void client.left++,
      destroy: () => void client.destroyed++,
    };
    return made as GameClient;
  };
  fake.environment = {
    findBrowserProblem: () => fake.obstacle,
    findBan: async () => fake.ban,
    findGame: async (slug) => (slug === ISLAND.slug ? ISLAND : Promise.reject(rejection('game_not_found'))),
    async join(game, request, isFirst) {
      fake.joins.push({ slug: game.slug, request, isFirst });
      if (fake.rejection) throw rejection(fake.rejection);
      return makeSeat(game.slug, `ticket-${fake.joins.length}`);
    },
    async loadClient(_version, onPart) {
      onPart(0.5);
      if (fake.clientFails) throw rejection('client_not_found');
    },
    findStart() {
      fake.looks++;
      return fake.hasStart ? start : null;
    },
    loadRelease: async () => ({}) as StartOptions['game'],
    invite: async () => 'https://playloom.example/play/arena?inv=abc',
    locateRoom: async ({ url }) => fake.movedTo ?? url,
    openSocket: async (url) => {
      fake.sockets.push(url);
      return {} as Awaited<ReturnType<PlayEnvironment['openSocket']>>;
    },
    stage: () => ({
      root: {} as HTMLElement,
      assetUrl: (file) => file,
      panelUrl: null,
      features: { chat: true, links: true, orientation: true },
    }),
    follow: ({ slug }) => void fake.followed.push(slug),
    now: () => fake.time,
    wait: (ms) => new Promise((resolve) => waiting.push({ resolve, at: fake.time + ms })),
  };
  return fake;
}

function rejection(errorId: string): ApiError {
  return new ApiError(409, { status: 'error', errorId, message: `No: ${errorId}.` });
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

function kindOf(state: PlayState): string {
  return state.kind === 'stopped' ? `stopped: ${state.id}` : state.kind;
}

async function startPlaying(fake: ReturnType<typeof createFakeEnvironment>) {
  const session = createPlayController(fake.environment);
  session.activate(YARD);
  session.play();
  await settle();
  fake.emitState({ kind: 'playing', roomName: 'Copper Yard 3', lobbyCode: null });
  expect(kindOf(session.read())).toBe('playing');
  return session;
}

it('continues in another room of the game when the server of this one ends', async () => {
  const fake = createFakeEnvironment();
  const session = await startPlaying(fake);
  fake.emitState({ kind: 'ended', id: 'moved', text: '' });
  expect([kindOf(session.read()), fake.joins.length]).toEqual(['loading', 2]);
  expect(fake.clients[0]?.destroyed).toBe(1);
});

describe('while joining', () => {
  it('[ST-07] a click before the page is ready takes effect once it is', async () => {
    const fake = createFakeEnvironment();
    const session = createPlayController(fake.environment);
    session.play({ roomId: 'room-7' });
    await settle();
    expect([kindOf(session.read()), fake.joins]).toEqual(['idle', []]);
    session.activate(YARD);
    await settle();
    expect(fake.joins).toEqual([{ slug: 'arena', request: { roomId: 'room-7' }, isFirst: true }]);
  });

  it('[ST-07] checks every second until the start function of the loaded client exists', async () => {
    const fake = createFakeEnvironment();
    fake.hasStart = false;
    const session = createPlayController(fake.environment);
    session.activate(YARD);
    session.play();
    await settle();
    expect(fake.looks).toBe(1);
    await fake.pass(START_POLL_MS - 1);
    expect(fake.looks).toBe(1);
    await fake.pass(1);
    expect([fake.looks, fake.starts.length]).toEqual([2, 0]);
    fake.hasStart = true;
    await fake.pass(START_POLL_MS);
    expect([fake.looks, fake.starts.length]).toEqual([3, 1]);
  });

  it('gives up if the script is loaded but the function never appears', async () => {
    const fake = createFakeEnvironment();
    fake.hasStart = false;
    const session = createPlayController(fake.environment);
    session.activate(YARD);
    session.play();
    await settle();
    for (let look = 0; look < START_POLLS_MAX; look++) await fake.pass(START_POLL_MS);
    expect(kindOf(session.read())).toBe('stopped: client-missing');
  });

  it('shows real progress that never decreases', async () => {
    const fake = createFakeEnvironment();
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
    const fake = createFakeEnvironment();
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
      const fake = createFakeEnvironment();
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
    const fake = createFakeEnvironment();
    fake.clientFails = true;
    const session = createPlayController(fake.environment);
    session.activate(YARD);
    session.play();
    await settle();
    expect(session.read()).toMatchObject({ id: 'client_not_found', room: { roomName: 'Copper Yard 3' } });
  });

  it('can be canceled, and late results change nothing', async () => {
    const fake = createFakeEnvironment();
    const session = createPlayController(fake.environment);
    session.activate(YARD);
    session.play();
    session.leave();
    expect(kindOf(session.read())).toBe('idle');
    await settle();
    expect([kindOf(session.read()), fake.starts.length]).toEqual(['idle', 0]);
  });

  it('ignores a second click', async () => {
    const fake = createFakeEnvironment();
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
    const fake = createFakeEnvironment();
    await startPlaying(fake);
    const connect = fake.starts[0]?.connect as StartOptions['connect'];
    expect((await connect()).ticket).toBe('ticket-1');
    await fake.pass(10 * TICKET_FRESH_MS);
    await connect();
    expect(fake.joins).toHaveLength(1);
    expect(fake.sockets).toEqual(['/rooms/p/r', '/rooms/p/r']);
  });

  it('[OP-43:part] reconnects to where the room is now', async () => {
    const fake = createFakeEnvironment();
    await startPlaying(fake);
    for (const movedTo of ['not asked', 'wss://two.example/rooms/q/r', null])
      await Object.assign(fake, { movedTo }).starts[0]?.connect();
    expect(fake.sockets).toEqual(['/rooms/p/r', ...Array(2).fill('wss://two.example/rooms/q/r')]);
  });

  it('exchanges a ticket that expired during loading for one of the same room', async () => {
    const fake = createFakeEnvironment();
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
    const fake = createFakeEnvironment();
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
    const fake = createFakeEnvironment();
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
    const fake = createFakeEnvironment();
    const session = await startPlaying(fake);
    session.leave();
    expect([kindOf(session.read()), fake.clients[0]?.left]).toEqual(['playing', 1]);
    fake.emitState({ kind: 'ended', id: 'left', text: 'You left the room.' });
    expect(kindOf(session.read())).toBe('stopped: left');
  });

  it('ends the client when the page goes away', async () => {
    const fake = createFakeEnvironment();
    const session = await startPlaying(fake);
    session.deactivate();
    expect(fake.clients[0]).toEqual({ left: 1, destroyed: 1 });
    fake.emitState({ kind: 'playing', roomName: 'Copper Yard 3', lobbyCode: null });
    expect(kindOf(session.read())).toBe('idle');
  });

  it('destroys a client that ended while it was being started', async () => {
    const fake = createFakeEnvironment();
    const { environment } = fake;
    const counts = { destroyed: 0 };
    environment.findStart = () => (options) => {
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
    const fake = createFakeEnvironment();
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
    const fake = createFakeEnvironment();
    const session = await startPlaying(fake);
    fake.emitState({ kind: 'travelling', gameSlug: 'nowhere', token: 't' });
    await settle();
    expect(kindOf(session.read())).toBe('stopped: game_not_found');
  });

  it('ends the game when the user opens the page of another game', async () => {
    const fake = createFakeEnvironment();
    const session = await startPlaying(fake);
    session.activate(ISLAND);
    expect([kindOf(session.read()), fake.clients[0]?.destroyed]).toEqual(['idle', 1]);
  });
});
