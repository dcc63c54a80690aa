import type { BodyOf, Endpoints } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import { NothingToPublish, ReleaseNotFound } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { findDraftAccess, hasDraft } from '../../storage/draftQueries.ts';
import { findRelease } from '../../storage/gameQueries.ts';
import type { Db } from '../../storage/openDatabase.ts';
import { games, TEST_RELEASES_FROM } from '../../storage/schema.ts';
import type { UserRow } from '../../storage/sessionQueries.ts';
import { freezeDraft } from '../drafts/freezeDraft.ts';
import { judgeTitle } from '../drafts/judgeTitle.ts';
import { needRight } from '../drafts/policy.ts';
import { tellFollowers } from '../social/tellFollowers.ts';
import { checkFiles, readDocument, readPlayable } from './readDocument.ts';
import { goLive, storeRelease } from './storeRelease.ts';

/**
 * Makes a document, the stored draft, or a release there was before, the one everybody gets. Whole or not at all; rooms that
 * run go on with the release they have.
 */
export async function publishGame(
  services: Services,
  user: UserRow,
  id: string,
  body: BodyOf<Endpoints['publishGame']>,
): Promise<{ _id: string; gameSlug: string; release: number }> {
  const { db, clock, engineVersion } = services;
  const { game: row } = needRight(await findDraftAccess(db, id, user.id), 'edit');
  const named = body.release?.release ?? null;
  const plan = { gameId: row.id, maxPlayers: body.maxPlayers, now: clock.now() };
  const answer = { _id: row.id, gameSlug: row.slug };
  const by = { userId: user.id, notes: '' };
  if (body.document === undefined) {
    const isKnown = named !== null && (await findRelease(db, row.id, named)) !== null;
    if (isKnown || !(await hasDraft(db, row.id))) {
      const release = await db.transaction((tx) => bringBack(tx, { ...plan, release: named }));
      return { ...answer, release };
    }
    const { maxPlayers } = plan;
    return { ...answer, release: await freezeDraft(services, row, { expected: named, maxPlayers, by }) };
  }
  const game = await readPlayable(services, body.document);
  judgeTitle(game.settings.title);
  const release = await db.transaction(async (tx) => {
    await checkFiles(tx, game);
    const stored = await storeRelease(tx, { ...plan, game, engineVersion, expected: named, by });
    await tellFollowers(services, tx, { game: row, release: stored, ...game.settings });
    return stored;
  });
  return { ...answer, release };
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
  if (plan.release >= TEST_RELEASES_FROM) throw ReleaseNotFound();
  const { release } = plan;
  const [row] = await tx.select().from(games).where(eq(games.id, plan.gameId)).for('update');
  const known = await findRelease(tx, plan.gameId, release);
  if (!row || !known) throw ReleaseNotFound();
  const game = readDocument(JSON.parse(known.document));
  const { engineVersion } = known;
  await goLive(tx, { ...plan, game, release, engineVersion, formerRelease: row.liveRelease });
  return release;
}
