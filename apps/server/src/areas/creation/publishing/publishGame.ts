import type { EndpointBody, Endpoints } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import { NotAllowed } from '../../../http/errors.ts';
import { NothingToPublish, ReleaseNotFound } from '../releases/releaseErrors.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithPlans } from '../../economy/plans/readPlans.ts';
import type { WithDocuments } from '../documents/DocumentThreads.ts';
import type { WithScripts } from '../releases/ScriptChecker.ts';
import type { WithEngineVersion } from '../releases/readEngineVersion.ts';
import type { WithDrafts } from '../drafts/DraftHub.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { findDraftAccess, hasDraft } from '../drafts/draftQueries.ts';
import { findRelease } from '../games/gameQueries.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import { games, TEST_RELEASE_NUMBER_MIN, type UserRow } from '../../../storage/schema.ts';
import { createReleaseFromDraft } from './createReleaseFromDraft.ts';
import { validateTitle } from '../drafts/validateTitle.ts';
import { hasDraftPermission, requireDraftPermission } from '../drafts/policy.ts';
import { checkPlayersLimit } from '../../economy/plans/checkPlayersLimit.ts';
import { requestCover } from '../covers/drawMissingCover.ts';
import { notifyFollowers } from './notifyFollowers.ts';
import { requireAssetFiles, readGameDocument, readPlayableGame } from '../releases/readGameDocument.ts';
import { setGameUnlisted } from '../games/setGameUnlisted.ts';
import { setLiveRelease, storeRelease } from '../releases/storeRelease.ts';

/**
 * Publishes a document, the stored draft, or an earlier release in one transaction. Running rooms keep their release.
 */
export async function publishGame(
  services: WithClock &
    WithLog &
    WithDatabase &
    WithJobs &
    WithPlans &
    WithDocuments &
    WithScripts &
    WithEngineVersion &
    WithDrafts &
    WithRooms,
  user: UserRow,
  id: string,
  body: EndpointBody<Endpoints['publishGame']>,
  documentBody: Uint8Array | null,
): Promise<{ _id: string; gameSlug: string; release: number }> {
  const { db, clock, engineVersion } = services;
  const { game: row, role } = requireDraftPermission(await findDraftAccess(db, id, user.id), 'edit');
  const { maxPlayers, isUnlisted = row.isUnlisted } = body;
  if (isUnlisted !== row.isUnlisted && !hasDraftPermission(role, 'own')) throw NotAllowed();
  const named = body.release?.release ?? null;
  const plan = { gameId: row.id, now: clock.now() };
  const answer = { _id: row.id, gameSlug: row.slug };
  const by = { userId: user.id, notes: '' };
  if (body.document === undefined || documentBody === null) {
    const isKnown = named !== null && (await findRelease(db, row.id, named)) !== null;
    if (!isKnown && (await hasDraft(db, row.id)))
      return {
        ...answer,
        release: await createReleaseFromDraft(services, row, { expected: named, maxPlayers, isUnlisted, by }),
      };
    const former = { ...plan, ownerId: row.creatorId, release: named, maxPlayers };
    const release = await republishRelease(services, former, (tx) =>
      setGameUnlisted(tx, row, { isUnlisted, now: plan.now }),
    );
    return { ...answer, release };
  }
  const game = await readPlayableGame(services, { kind: 'body', body: documentBody }, maxPlayers);
  validateTitle(game.settings.title);
  await checkPlayersLimit(services, db, { ownerId: row.creatorId, maxPlayers: game.settings.maxPlayers });
  const release = await db.transaction(async (tx) => {
    await requireAssetFiles(tx, game);
    const stored = await storeRelease(tx, { ...plan, game, engineVersion, expected: named, by });
    await setGameUnlisted(tx, row, { isUnlisted, now: plan.now });
    await notifyFollowers(services, tx, { game: row, release: stored, ...game.settings, isUnlisted });
    await requestCover(services, tx, row, stored);
    return stored;
  });
  return { ...answer, release };
}

interface FormerRelease {
  gameId: string;
  ownerId: string;
  release: number | null;
  maxPlayers: number | undefined;
  now: Date;
}

/**
 * Makes an earlier release live again, unchanged and with its own engine. With another room size it is stored as a new
 * release, because releases never change.
 */
async function republishRelease(
  services: WithClock & WithLog & WithDatabase & WithPlans & WithDocuments,
  plan: FormerRelease,
  alongside: (tx: Db) => Promise<void>,
): Promise<number> {
  if (plan.release === null) throw NothingToPublish();
  if (plan.release >= TEST_RELEASE_NUMBER_MIN) throw ReleaseNotFound();
  const { release, gameId, now, ownerId } = plan;
  // Releases never change, so this can be read before the game is locked.
  const known = await findRelease(services.db, gameId, release);
  if (!known) throw ReleaseNotFound();
  const source = { kind: 'text', text: known.document } as const;
  const former = await readGameDocument(services, source);
  const { maxPlayers = former.settings.maxPlayers } = plan;
  const isSame = maxPlayers === former.settings.maxPlayers;
  const game = isSame ? former : await readGameDocument(services, source, maxPlayers);
  const { engineVersion } = known;
  return services.db.transaction(async (tx) => {
    const [row] = await tx.select().from(games).where(eq(games.id, gameId)).for('update');
    if (!row) throw ReleaseNotFound();
    await checkPlayersLimit(services, tx, { ownerId, maxPlayers });
    await alongside(tx);
    if (!isSame) return storeRelease(tx, { gameId, game, engineVersion, expected: null, now });
    await setLiveRelease(tx, { gameId, now, game, release, engineVersion, formerRelease: row.liveRelease });
    return release;
  });
}
