import { createDraftUpdate } from '@playloom/draft';
import { limits, type Json } from '@playloom/game-format';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drafts, games, releases, type GameRow } from '../../../storage/schema.ts';
import { addGame, createGameDocument } from '../../../testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { createFakeRooms } from '../../../testing/createFakeRooms.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

const LIVE = 2;

let server: TestServer;
let ada: SignedInUser;
let game: GameRow;
beforeAll(async () => {
  server = await createTestServer({ rooms: createFakeRooms() });
  ada = await addSignedInUser(server, 'ada');
});
afterAll(() => server.close());

/** Adds a game whose live release was stored before limits existed. */
beforeEach(async () => {
  const { db } = server.services;
  const added = await addGame(server, { creatorId: ada.user.id, row: { isOpenSource: true } });
  const [first] = await db.select().from(releases).where(eq(releases.gameId, added.id));
  const document = JSON.stringify(makeCrowdedDocument());
  await db.insert(releases).values({ ...first!, release: LIVE, document, documentHash: 'crowded' });
  const isIt = eq(games.id, added.id);
  [game] = (await db.update(games).set({ liveRelease: LIVE }).where(isIt).returning()) as [GameRow];
});

function makeCrowdedDocument() {
  const variable = { name: 'V', type: 'number' };
  const names = Array.from({ length: limits.VARIABLES_MAX + 1 }, (_, index) => `v${index}`);
  const document = createGameDocument();
  const global = Object.fromEntries(names.map((name) => [name, variable]));
  return { ...document, variables: { ...document.variables, global } };
}

async function addCrowdedDraft(): Promise<void> {
  const { db, clock } = server.services;
  const state = createDraftUpdate(makeCrowdedDocument() as never);
  await db.insert(drafts).values({ gameId: game.id, state, revision: 1, editedAt: clock.now() });
}

async function countRows() {
  const { db } = server.services;
  const tables = [games, releases, drafts] as const;
  return Promise.all(tables.map(async (table) => (await db.select({ rows: count() }).from(table))[0]?.rows));
}

interface EntryPoint {
  readonly method?: 'GET' | 'POST';
  readonly path: () => string;
  readonly json?: () => Json;
  readonly hasDraft?: boolean;
}

const document = makeCrowdedDocument() as unknown as Json;
const copy = { title: 'Copy', sandboxMode: 'advanced', preferredRegion: '' };
const ENTRY_POINTS: Readonly<Record<string, EntryPoint>> = {
  'a file or a game without an account': {
    path: () => '/api/v1/games/adopt',
    json: () => ({ title: 'Adopted', document }),
  },
  'publishing a document': { path: () => `/api/v1/games/${game.id}/publish/`, json: () => ({ document }) },
  'publishing an earlier release': {
    path: () => `/api/v1/games/${game.id}/publish/`,
    json: () => ({ release: { release: LIVE } }),
  },
  'publishing the draft': {
    path: () => `/api/v1/games/${game.id}/draft/publish/`,
    json: () => ({}),
    hasDraft: true,
  },
  'publishing the draft as the creators’ API does': {
    path: () => `/api/v1/games/${game.id}/publish/`,
    json: () => ({ release: { release: LIVE + 1 } }),
    hasDraft: true,
  },
  'a test room of the draft': {
    path: () => `/api/v1/games/${game.id}/test-rooms/`,
    json: () => ({}),
    hasDraft: true,
  },
  'a remix': {
    path: () => '/api/v1/games/custom',
    json: () => ({ game: copy, templateInfo: { templateSlug: game.slug } }),
  },
  'reading a template': { method: 'GET', path: () => `/api/v1/templates/${game.slug}/` },
  'opening a game that has no draft': {
    method: 'GET',
    path: () => `/api/v1/games/by-slug/${game.slug}/draft/`,
  },
};

describe('a document over a limit', () => {
  it.each(Object.entries(ENTRY_POINTS))(
    'is rejected with the limit by %s, and nothing changes',
    async (_name, { method = 'POST', path, json, hasDraft = false }) => {
      if (hasDraft) await addCrowdedDraft();
      const before = await countRows();
      const response = await ada.client.fetch(path(), { method, ...(json && { json: json() }) });
      expect([response.status, await response.json()]).toMatchObject([
        400,
        {
          errorId: 'document_over_limit',
          message: expect.stringContaining(String(limits.VARIABLES_MAX)),
          fields: { 'variables.global': expect.stringContaining('variables') },
        },
      ]);
      expect(await countRows()).toEqual(before);
      const [row] = await server.services.db.select().from(games).where(eq(games.id, game.id));
      expect(row).toEqual(game);
    },
  );
});
