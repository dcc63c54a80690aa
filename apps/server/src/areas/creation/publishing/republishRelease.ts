import { eq } from 'drizzle-orm';
import { NothingToPublish, ReleaseNotFound } from '../releases/releaseErrors.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithPlans } from '../../economy/plans/readPlans.ts';
import type { WithDocuments } from '../documents/DocumentThreads.ts';
import { findRelease } from '../games/gameQueries.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { games, TEST_RELEASE_NUMBER_MIN, type GameRow } from '../../../storage/schema.ts';
import { checkPlayersLimit } from '../../economy/plans/checkPlayersLimit.ts';
import { readGameDocument } from '../releases/readGameDocument.ts';
import { setGameUnlisted } from '../games/setGameUnlisted.ts';
import { setLiveRelease, storeRelease } from '../releases/storeRelease.ts';

interface FormerRelease {
  /** The number of the release. */
  expected: number | null;
  maxPlayers?: number | undefined;
  isUnlisted?: boolean | undefined;
}

/**
 * Makes an earlier release live again, unchanged and with its own engine. With another room size it is stored as a new
 * release, because releases never change.
 */
export async function republishRelease(
  services: WithClock & WithLog & WithDatabase & WithPlans & WithDocuments,
  { id: gameId, creatorId: ownerId, isUnlisted }: GameRow,
  plan: FormerRelease,
): Promise<number> {
  const { expected: release } = plan;
  if (release === null) throw NothingToPublish();
  if (release >= TEST_RELEASE_NUMBER_MIN) throw ReleaseNotFound();
  // Releases never change, so this can be read before the game is locked.
  const known = await findRelease(services.db, gameId, release);
  if (!known) throw ReleaseNotFound();
  const source = { kind: 'text', text: known.document } as const;
  const former = await readGameDocument(services, source);
  const { maxPlayers = former.settings.maxPlayers } = plan;
  const isSame = maxPlayers === former.settings.maxPlayers;
  const game = isSame ? former : await readGameDocument(services, source, maxPlayers);
  const { engineVersion } = known;
  const now = services.clock.now();
  return services.db.transaction(async (tx) => {
    const [row] = await tx.select().from(games).where(eq(games.id, gameId)).for('update');
    if (!row) throw ReleaseNotFound();
    await checkPlayersLimit(services, tx, { ownerId, maxPlayers });
    await setGameUnlisted(tx, { id: gameId, isUnlisted }, { isUnlisted: plan.isUnlisted, now });
    if (!isSame) return storeRelease(tx, { gameId, game, engineVersion, expected: null, now });
    await setLiveRelease(tx, { gameId, now, game, release, engineVersion, formerRelease: row.liveRelease });
    return release;
  });
}
