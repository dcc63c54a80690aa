import { parseGame, type Game, type GameInput } from '@playloom/game-format';
import { serializeGame } from '../areas/creation/documents/serializeGame.ts';
import { toGameColumns, storeRelease } from '../areas/creation/releases/storeRelease.ts';
import { games, type GameRow } from '../storage/schema.ts';
import type { TestServer } from './createTestServer.ts';
import { createUniqueUsername } from './createUniqueUsername.ts';

interface GamePlan {
  creatorId: string;
  slug?: string;
  settings?: Partial<GameInput['settings']>;
  /** Parts of the document other than `settings`. */
  document?: Partial<GameInput>;
  row?: Partial<typeof games.$inferInsert>;
}

/** Creates a game document and parses it with `parseGame`. */
export function createGameDocument(
  settings: Partial<GameInput['settings']> = {},
  rest: Partial<GameInput> = {},
): Game {
  const parsed = parseGame({ format: 1, ...rest, settings: { title: 'A game', ...settings } });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

/** Adds a published game directly to the database, for tests that are not about publishing. */
export async function addGame(server: TestServer, plan: GamePlan): Promise<GameRow> {
  const { db, clock, engineVersion } = server.services;
  const { creatorId, slug = createUniqueUsername() } = plan;
  const game = serializeGame(createGameDocument(plan.settings, plan.document));
  const now = clock.now();
  return db.transaction(async (tx) => {
    const [added] = await tx
      .insert(games)
      .values({ slug, creatorId, engineVersion, createdAt: now, ...toGameColumns(game), ...plan.row })
      .returning();
    if (!added) throw new Error(`The game ${slug} was not added.`);
    const release = await storeRelease(tx, {
      gameId: added.id,
      game,
      engineVersion,
      expected: null,
      now,
    });
    return { ...added, liveRelease: release };
  });
}
