import type { BodyOf, Endpoints } from '@playloom/api-contract';
import { parseGame, type Game } from '@playloom/game-format';
import { eq } from 'drizzle-orm';
import {
  DocumentInvalid,
  GameNotFound,
  NotAllowed,
  NothingToPublish,
  ReleaseNotFound,
} from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { findRelease } from '../../storage/gameQueries.ts';
import { isId } from '../../storage/isId.ts';
import { listUnknownFiles } from '../../storage/fileQueries.ts';
import type { Db } from '../../storage/openDatabase.ts';
import { games } from '../../storage/schema.ts';
import type { UserRow } from '../../storage/sessionQueries.ts';
import { canPublish } from './policy.ts';
import { goLive, storeRelease } from './storeRelease.ts';

/** Problems told at once; a creator mends them one by one anyway. */
const PROBLEMS_TOLD = 20;

/**
 * Makes a document, or a release there was before, the one everybody gets. Whole or not at all; rooms that
 * run go on with the release they have. Scripts are compiled where they run: a room tells their problems.
 */
export async function publishGame(
  { db, clock, engineVersion }: Services,
  user: UserRow,
  id: string,
  body: BodyOf<Endpoints['publishGame']>,
): Promise<{ _id: string; gameSlug: string; release: number }> {
  const row = isId(id) ? await db.query.games.findFirst({ where: eq(games.id, id) }) : undefined;
  if (!row) throw GameNotFound();
  if (!canPublish(user, row)) throw NotAllowed();
  const named = body.release?.release ?? null;
  const plan = { gameId: id, maxPlayers: body.maxPlayers, now: clock.now() };
  const release = await db.transaction(async (tx) => {
    if (body.document === undefined) return bringBack(tx, { ...plan, release: named });
    const game = parseDocument(body.document);
    await checkFiles(tx, game);
    return storeRelease(tx, { ...plan, game, engineVersion, expected: named });
  });
  return { _id: id, gameSlug: row.slug, release };
}

interface FormerRelease {
  gameId: string;
  release: number | null;
  maxPlayers: number;
  now: Date;
}

/** A release there was goes live again as it was, with the engine it was made with. */
async function bringBack(tx: Db, plan: FormerRelease): Promise<number> {
  if (plan.release === null) throw NothingToPublish();
  const { release } = plan;
  const [row] = await tx.select().from(games).where(eq(games.id, plan.gameId)).for('update');
  const known = await findRelease(tx, plan.gameId, release);
  if (!row || !known) throw ReleaseNotFound();
  const game = parseDocument(JSON.parse(known.document));
  const { engineVersion } = known;
  await goLive(tx, { ...plan, game, release, engineVersion, formerRelease: row.liveRelease });
  return release;
}

function parseDocument(document: unknown): Game {
  const parsed = parseGame(document);
  if (parsed.ok) return parsed.value;
  const told = parsed.error.slice(0, PROBLEMS_TOLD);
  throw DocumentInvalid(Object.fromEntries(told.map(({ path, message }) => [path, message])));
}

/** A name that is no file of ours would be a hole in the game for everybody. */
async function checkFiles(tx: Db, game: Game): Promise<void> {
  const unknown = new Set(
    await listUnknownFiles(
      tx,
      Object.values(game.assets).map(({ file }) => file),
    ),
  );
  const holes = Object.entries(game.assets).filter(([, { file }]) => unknown.has(file));
  if (holes.length === 0) return;
  const told = holes.slice(0, PROBLEMS_TOLD);
  throw DocumentInvalid(
    Object.fromEntries(told.map(([asset]) => [`assets.${asset}.file`, 'This file was not uploaded.'])),
  );
}
