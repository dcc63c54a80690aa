import { ApiError } from '@playloom/api-contract';
import type { ClientState, GameClient, StartOptions } from '@playloom/game-client';
import type { PlayEnvironment } from '../controller/PlayEnvironment.ts';
import type { RoomRequest } from '../state/PlayState.ts';
import { makeSeat } from './makeSeat.ts';

export const ISLAND = { id: 'game-2', slug: 'island' };

interface Timer {
  readonly resolve: () => void;
  readonly at: number;
}

type FakePlayEnvironment = ReturnType<typeof createFakePlayEnvironment>;

/** Creates a fake browser and server in memory, with a controlled clock. */
export function createFakePlayEnvironment() {
  const waiting: Timer[] = [];
  const fake = {
    time: 0,
    obstacle: null as ReturnType<PlayEnvironment['findBrowserProblem']>,
    joins: [] as { slug: string; request: RoomRequest; isFirst: boolean }[],
    rejection: null as string | null,
    ban: null as string | null,
    clientFails: false,
    /** The versions of the clients that were asked for. */
    loads: [] as string[],
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
  fake.environment = createEnvironment(fake, waiting);
  return fake;
}

function createEnvironment(fake: FakePlayEnvironment, waiting: Timer[]): PlayEnvironment {
  const start = (options: StartOptions) => startClient(fake, options);
  return {
    findBrowserProblem: () => fake.obstacle,
    findBan: async () => fake.ban,
    findGame: async (slug) =>
      slug === ISLAND.slug ? ISLAND : Promise.reject(createRejection('game_not_found')),
    async join(game, request, isFirst) {
      fake.joins.push({ slug: game.slug, request, isFirst });
      if (fake.rejection) throw createRejection(fake.rejection);
      return makeSeat(game.slug, `ticket-${fake.joins.length}`);
    },
    async loadClient(version, onPart) {
      fake.loads.push(version);
      onPart(0.5);
      if (fake.clientFails) throw createRejection('client_not_found');
      return start;
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
}

function startClient(fake: FakePlayEnvironment, options: StartOptions): GameClient {
  const client = { left: 0, destroyed: 0 };
  fake.starts.push(options);
  fake.clients.push(client);
  // The play controller calls only these functions of the client.
  const made: Partial<GameClient> = {
    leave: () => void client.left++,
    destroy: () => void client.destroyed++,
  };
  return made as GameClient;
}

function createRejection(errorId: string): ApiError {
  return new ApiError(409, { status: 'error', errorId, message: `No: ${errorId}.` });
}

/** Lets everything happen that waits for nothing else. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}
