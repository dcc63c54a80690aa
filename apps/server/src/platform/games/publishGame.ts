import type { BodyOf, Endpoints } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import { GameNotFound, NotAllowed, NothingToPublish, ReleaseNotFound } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { findRelease } from '../../storage/gameQueries.ts';
import { isId } from '../../storage/isId.ts';
import type { Db } from '../../storage/openDatabase.ts';
import { games } from '../../storage/schema.ts';
import type { UserRow } from '../../storage/sessionQueries.ts';
import { canPublish } from './policy.ts';
import { checkFiles, readDocument } from './readDocument.ts';
import { goLive, storeRelease } from './storeRelease.ts';

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
    const game = readDocument(body.document);
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
  const game = readDocument(JSON.parse(known.document));
  const { engineVersion } = known;
  await goLive(tx, { ...plan, game, release, engineVersion, formerRelease: row.liveRelease });
  return release;
}
