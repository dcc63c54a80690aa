import { and, eq } from 'drizzle-orm';
import type { WithClock } from '../../../process/clock.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithPlans } from '../../economy/plans/readPlans.ts';
import type { WithDocuments } from '../documents/DocumentThreads.ts';
import type { WithScripts } from '../releases/ScriptChecker.ts';
import type { WithEngineVersion } from '../releases/readEngineVersion.ts';
import type { WithDrafts } from '../drafts/DraftHub.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { type GameRow, drafts } from '../../../storage/schema.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import { requireAssetFiles, readPlayableGame } from '../releases/readGameDocument.ts';
import { setGameUnlisted } from '../games/setGameUnlisted.ts';
import { storeRelease, type NewRelease } from '../releases/storeRelease.ts';
import { checkPlayersLimit } from '../../economy/plans/checkPlayersLimit.ts';
import { requestCover } from '../covers/drawMissingCover.ts';
import { notifyFollowers } from './notifyFollowers.ts';
import { readFlushedDraft } from '../drafts/ensureDraft.ts';
import { validateTitle } from '../drafts/validateTitle.ts';
import { setDraftMaxPlayers } from '../drafts/maxPlayers.ts';

interface FreezePlan {
  expected: number | null;
  by: NonNullable<NewRelease['by']>;
  /** The new room size, which is also written into the draft. If missing, the value in the draft is used. */
  maxPlayers?: number | undefined;
  /** If missing, the current setting stays. */
  isUnlisted?: boolean | undefined;
  /** Runs other changes or checks in the transaction that makes the release live. */
  alongside?: (tx: Db) => Promise<void>;
}

/** Makes the current draft the live release. If the draft is not valid, throws its problems. */
export async function createReleaseFromDraft(
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
  row: GameRow,
  plan: FreezePlan,
): Promise<number> {
  const { db, clock, engineVersion } = services;
  const draft = await readFlushedDraft(services, row);
  const game = await readPlayableGame(services, { kind: 'state', state: draft.state }, plan.maxPlayers);
  const { maxPlayers } = game.settings;
  validateTitle(game.settings.title);
  await checkPlayersLimit(services, db, { ownerId: row.creatorId, maxPlayers });
  return db.transaction(async (tx) => {
    await requireAssetFiles(tx, game);
    const release = await storeRelease(tx, {
      gameId: row.id,
      game,
      engineVersion,
      expected: plan.expected,
      by: plan.by,
      now: clock.now(),
    });
    const { isUnlisted } = plan;
    await setGameUnlisted(tx, row, { isUnlisted, now: clock.now() });
    const listing = { isUnlisted: isUnlisted ?? row.isUnlisted };
    await notifyFollowers(services, tx, { game: row, release, ...game.settings, ...listing });
    await plan.alongside?.(tx);
    await requestCover(services, tx, row, release);
    // The draft is the same as the release only if it was not edited in the meantime.
    const isStillIt = and(eq(drafts.gameId, row.id), eq(drafts.revision, draft.revision));
    await tx.update(drafts).set({ contentHash: game.documentHash }).where(isStillIt);
    if (plan.maxPlayers !== undefined) await setDraftMaxPlayers(services, tx, row.id, plan.maxPlayers);
    return release;
  });
}
