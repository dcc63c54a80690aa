import { ApiError } from '@playloom/api-contract';
import type { ClientState, GameClient, StartOptions } from '@playloom/game-client';
import { describe, expect, it } from 'vitest';
import type { PlayDoor, Seat } from './PlayDoor.ts';
import { createPlaySession, START_POLL_MS, START_POLLS_MAX, TICKET_FRESH_MS } from './playSession.ts';
import type { PlayState, Wish } from './PlayState.ts';

const YARD = { id: 'game-1', slug: 'arena' };
const ISLAND = { id: 'game-2', slug: 'island' };

function seatIn(slug: string, ticket: string): Seat {
  return {
    url: '/rooms/p/r',
    ticket,
    roomId: 'room-1',
    roomName: 'Copper Yard 3',
    lobbyCode: null,
    gameId: 'game-1',
    gameSlug: slug,
    release: 4,
    engineVersion: '1.0.0.0',
    releaseUrl: '/api/game-client/cached/game-1/4/',
    person: { name: 'Quiet Wren', isSignedIn: false, canChat: true, chatHurdle: null },
  };
}

/** A browser and a server in memory; time passes when the test says so. */
function createPlace() {
  const waiting: { resolve: () => void; at: number }[] = [];
  const place = {
    time: 0,
    hasStart: true,
    obstacle: null as ReturnType<PlayDoor['findObstacle']>,
    joins: [] as { slug: string; wish: Wish; isFirst: boolean }[],
    refusal: null as string | null,
    ban: null as string | null,
    clientFails: false,
    looks: 0,
    followed: [] as string[],
    sockets: [] as string[],
    starts: [] as StartOptions[],
    clients: [] as { left: number; destroyed: number }[],
    door: undefined as unknown as PlayDoor,
    /** What the newest client says. */
    say(state: ClientState) {
      place.starts.at(-1)?.onState(state);
    },
    async pass(ms: number) {
      place.time += ms;
      for (const timer of waiting.splice(0)) {
        if (timer.at <= place.time) timer.resolve();
        else waiting.push(timer);
      }
      await settle();
    },
  };
  const start = (options: StartOptions): GameClient => {
    const client = { left: 0, destroyed: 0 };
    place.starts.push(options);
    place.clients.push(client);
    // The page asks its client for nothing else.
    const made: Partial<GameClient> = {
      leave: () => void client.left++,
      destroy: () => void client.destroyed++,
    };
    return made as GameClient;
  };
  place.door = {
    findObstacle: () => place.obstacle,
    findBan: async () => place.ban,
    findGame: async (slug) => (slug === ISLAND.slug ? ISLAND : Promise.reject(refusal('game_not_found'))),
    async join(game, wish, isFirst) {
      place.joins.push({ slug: game.slug, wish, isFirst });
      if (place.refusal) throw refusal(place.refusal);
      return seatIn(game.slug, `ticket-${place.joins.length}`);
    },
    async loadClient(_version, onPart) {
      onPart(0.5);
      if (place.clientFails) throw refusal('client_not_found');
    },
    findStart() {
      place.looks++;
      return place.hasStart ? start : null;
    },
    loadRelease: async () => ({}) as StartOptions['game'],
    invite: async () => 'https://playloom.example/play/arena?inv=abc',
    openSocket: async (url) => {
      place.sockets.push(url);
      return {} as Awaited<ReturnType<PlayDoor['openSocket']>>;
    },
    stage: () => ({
      root: {} as HTMLElement,
      assetUrl: (file) => file,
      panelUrl: null,
      features: { chat: true, links: true, orientation: true },
    }),
    follow: ({ slug }) => void place.followed.push(slug),
    now: () => place.time,
    wait: (ms) => new Promise((resolve) => waiting.push({ resolve, at: place.time + ms })),
  };
  return place;
}

function refusal(errorId: string): ApiError {
  return new ApiError(409, { status: 'error', errorId, message: `No: ${errorId}.` });
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

function kindOf(state: PlayState): string {
  return state.kind === 'stopped' ? `stopped: ${state.id}` : state.kind;
}

async function startPlaying(place: ReturnType<typeof createPlace>) {
  const session = createPlaySession(place.door);
  session.activate(YARD);
  session.play();
  await settle();
  place.say({ kind: 'playing', roomName: 'Copper Yard 3', lobbyCode: null });
  expect(kindOf(session.read())).toBe('playing');
  return session;
}

it('goes on in another room of the game when the server of this one ends', async () => {
  const place = createPlace();
  const session = await startPlaying(place);
  place.say({ kind: 'ended', id: 'moved', text: '' });
  expect([kindOf(session.read()), place.joins.length]).toEqual(['loading', 2]);
  expect(place.clients[0]?.destroyed).toBe(1);
});

describe('on the way in', () => {
  it('[ST-07] a press before the page is ready counts as soon as it is', async () => {
    const place = createPlace();
    const session = createPlaySession(place.door);
    session.play({ roomId: 'room-7' });
    await settle();
    expect([kindOf(session.read()), place.joins]).toEqual(['idle', []]);
    session.activate(YARD);
    await settle();
    expect(place.joins).toEqual([{ slug: 'arena', wish: { roomId: 'room-7' }, isFirst: true }]);
  });

  it('[ST-07] looks every second until the start function of the loaded client exists', async () => {
    const place = createPlace();
    place.hasStart = false;
    const session = createPlaySession(place.door);
    session.activate(YARD);
    session.play();
    await settle();
    expect(place.looks).toBe(1);
    await place.pass(START_POLL_MS - 1);
    expect(place.looks).toBe(1);
    await place.pass(1);
    expect([place.looks, place.starts.length]).toEqual([2, 0]);
    place.hasStart = true;
    await place.pass(START_POLL_MS);
    expect([place.looks, place.starts.length]).toEqual([3, 1]);
  });

  it('gives up when the script is there and the function never comes', async () => {
    const place = createPlace();
    place.hasStart = false;
    const session = createPlaySession(place.door);
    session.activate(YARD);
    session.play();
    await settle();
    for (let look = 0; look < START_POLLS_MAX; look++) await place.pass(START_POLL_MS);
    expect(kindOf(session.read())).toBe('stopped: client-missing');
  });

  it('shows real progress that never goes back', async () => {
    const place = createPlace();
    const session = createPlaySession(place.door);
    const seen: { step: string; part: number }[] = [];
    session.subscribe(() => {
      const state = session.read();
      if (state.kind === 'loading') seen.push({ step: state.step, part: state.part });
    });
    session.activate(YARD);
    session.play();
    await settle();
    place.say({ kind: 'loading', step: 'assets', part: 0.5 });
    place.say({ kind: 'loading', step: 'assets', part: 0.2 });
    place.say({ kind: 'loading', step: 'connecting', part: 1 });
    place.say({ kind: 'loading', step: 'entering', part: 1 });
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

  it('asks for a place first of all only where the browser can play', async () => {
    const place = createPlace();
    place.obstacle = 'no-webgl';
    const session = createPlaySession(place.door);
    session.activate(YARD);
    session.play();
    await settle();
    expect([kindOf(session.read()), place.joins]).toEqual(['stopped: no-webgl', []]);
  });

  it.each(['room_full', 'sign_in_to_play', 'members_only', 'rooms_unavailable', 'name_not_allowed'])(
    'says so when the server answers %s, and what was asked for',
    async (id) => {
      const place = createPlace();
      place.refusal = id;
      const session = createPlaySession(place.door);
      session.activate(YARD);
      session.play({ roomId: 'room-7' });
      await settle();
      expect(session.read()).toEqual({
        kind: 'stopped',
        id,
        text: `No: ${id}.`,
        wish: { roomId: 'room-7' },
        room: null,
      });
      place.refusal = null;
      session.play();
      await settle();
      // Only the first call of a page view is marked as such.
      expect(place.joins.map(({ isFirst }) => isFirst)).toEqual([true, false]);
      expect(kindOf(session.read())).toBe('loading');
    },
  );

  it('names the room when the client of its version is missing', async () => {
    const place = createPlace();
    place.clientFails = true;
    const session = createPlaySession(place.door);
    session.activate(YARD);
    session.play();
    await settle();
    expect(session.read()).toMatchObject({ id: 'client_not_found', room: { roomName: 'Copper Yard 3' } });
  });

  it('can be given up, and what arrives late changes nothing', async () => {
    const place = createPlace();
    const session = createPlaySession(place.door);
    session.activate(YARD);
    session.play();
    session.leave();
    expect(kindOf(session.read())).toBe('idle');
    await settle();
    expect([kindOf(session.read()), place.starts.length]).toEqual(['idle', 0]);
  });

  it('ignores a second press', async () => {
    const place = createPlace();
    const session = createPlaySession(place.door);
    session.activate(YARD);
    session.play();
    session.play({ newRoom: 'public' });
    await settle();
    expect(place.joins).toHaveLength(1);
  });
});

describe('connecting', () => {
  it('shows the ticket it was given, and on coming back asks for no other', async () => {
    const place = createPlace();
    await startPlaying(place);
    const connect = place.starts[0]?.connect as StartOptions['connect'];
    expect((await connect()).ticket).toBe('ticket-1');
    await place.pass(10 * TICKET_FRESH_MS);
    await connect();
    expect(place.joins).toHaveLength(1);
    expect(place.sockets).toEqual(['/rooms/p/r', '/rooms/p/r']);
  });

  it('exchanges a ticket that grew old while things were loading, for the same room', async () => {
    const place = createPlace();
    const session = createPlaySession(place.door);
    session.activate(YARD);
    session.play({ watch: true });
    await settle();
    await place.pass(TICKET_FRESH_MS + 1);
    const connection = await place.starts[0]?.connect();
    expect(connection?.ticket).toBe('ticket-2');
    expect(place.joins[1]).toEqual({
      slug: 'arena',
      wish: { roomId: 'room-1', watch: true },
      isFirst: false,
    });
  });

  it('tells what the server said when there is no place any more', async () => {
    const place = createPlace();
    const session = createPlaySession(place.door);
    session.activate(YARD);
    session.play();
    await settle();
    await place.pass(TICKET_FRESH_MS + 1);
    place.refusal = 'room_full';
    await expect(place.starts[0]?.connect()).rejects.toThrow('room_full');
    expect(kindOf(session.read())).toBe('stopped: room_full');
    expect(place.clients[0]).toEqual({ left: 1, destroyed: 1 });
  });
});

describe('while playing', () => {
  it('keeps playing through a lost line, and stops when the client gives up', async () => {
    const place = createPlace();
    const session = await startPlaying(place);
    place.say({ kind: 'reconnecting', secondsLeft: 8 });
    expect(session.read()).toMatchObject({ kind: 'playing', isReconnecting: true });
    place.say({ kind: 'playing', roomName: 'Copper Yard 3', lobbyCode: 'HZL4Q7' });
    expect(session.read()).toMatchObject({ isReconnecting: false, room: { lobbyCode: 'HZL4Q7' } });
    place.say({ kind: 'ended', id: 'lost', text: 'The connection was lost.' });
    expect(session.read()).toMatchObject({ kind: 'stopped', id: 'lost', room: { roomId: 'room-1' } });
    expect(place.clients[0]?.destroyed).toBe(1);
    session.dismiss();
    expect(kindOf(session.read())).toBe('idle');
  });

  it('leaves by the client, so that the room hears of it', async () => {
    const place = createPlace();
    const session = await startPlaying(place);
    session.leave();
    expect([kindOf(session.read()), place.clients[0]?.left]).toEqual(['playing', 1]);
    place.say({ kind: 'ended', id: 'left', text: 'You left the room.' });
    expect(kindOf(session.read())).toBe('stopped: left');
  });

  it('ends the client when the page goes away', async () => {
    const place = createPlace();
    const session = await startPlaying(place);
    session.deactivate();
    expect(place.clients[0]).toEqual({ left: 1, destroyed: 1 });
    place.say({ kind: 'playing', roomName: 'Copper Yard 3', lobbyCode: null });
    expect(kindOf(session.read())).toBe('idle');
  });

  it('destroys a client that ended while it was being started', async () => {
    const place = createPlace();
    const { door } = place;
    const counts = { destroyed: 0 };
    door.findStart = () => (options) => {
      options.onState({ kind: 'ended', id: 'no-webgl', text: '' });
      return {
        leave: () => undefined,
        destroy: () => counts.destroyed++,
      } as Partial<GameClient> as GameClient;
    };
    const session = createPlaySession(door);
    session.activate(YARD);
    session.play();
    await settle();
    expect(kindOf(session.read())).toBe('stopped: no-webgl');
    expect(counts.destroyed).toBe(1);
  });
});

describe('travelling', () => {
  it('goes on to the next map with its token, without a reload, and takes the page along', async () => {
    const place = createPlace();
    const session = await startPlaying(place);
    place.say({ kind: 'travelling', gameSlug: 'island', token: 'token-9' });
    expect(session.read()).toMatchObject({ kind: 'loading', isTravelling: true, part: 0 });
    expect(place.clients[0]?.destroyed).toBe(1);
    await settle();
    expect(place.followed).toEqual(['island']);
    // The page shows the next game now, and must not end what is being loaded.
    session.activate(ISLAND);
    await settle();
    expect(place.joins.at(-1)).toEqual({
      slug: 'island',
      wish: { autoJoinToken: 'token-9' },
      isFirst: false,
    });
    place.say({ kind: 'playing', roomName: 'Lamp Island 1', lobbyCode: null });
    expect(session.read()).toMatchObject({ kind: 'playing', room: { roomName: 'Lamp Island 1' } });
  });

  it('stops with a reason when the next map does not exist', async () => {
    const place = createPlace();
    const session = await startPlaying(place);
    place.say({ kind: 'travelling', gameSlug: 'nowhere', token: 't' });
    await settle();
    expect(kindOf(session.read())).toBe('stopped: game_not_found');
  });

  it('ends what is played when somebody goes to the page of another game', async () => {
    const place = createPlace();
    const session = await startPlaying(place);
    session.activate(ISLAND);
    expect([kindOf(session.read()), place.clients[0]?.destroyed]).toEqual(['idle', 1]);
  });
});
