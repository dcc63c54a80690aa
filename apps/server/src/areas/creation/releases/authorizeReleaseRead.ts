import type { WithSecrets } from '../../../process/Secrets.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { findGame } from '../games/gameQueries.ts';
import { TEST_RELEASE_NUMBER_MIN } from '../../../storage/schema.ts';
import { isTestReleaseOpen } from './testReleaseQueries.ts';
import { isUuid } from '../../../storage/isUuid.ts';
import { VISIBILITY_EVERYONE, VISIBILITY_MEMBERS } from '../games/policy.ts';
import { canReadRelease } from './releaseUrl.ts';

/** Returns who may read a release: everyone, this visitor because of a signed address, or no one. */
export async function authorizeReleaseRead(
  services: WithSecrets & WithClock & WithDatabase,
  { gameId, release }: { gameId: string; release: number },
  query: { expires?: unknown; signature?: unknown },
): Promise<'everybody' | 'this visitor' | null> {
  const visibility = await findVisibility(services, gameId, release);
  if (visibility === null || !canReadRelease(services, { gameId, release }, visibility, query)) return null;
  return visibility === VISIBILITY_EVERYONE ? 'everybody' : 'this visitor';
}

async function findVisibility(
  { db, clock }: WithClock & WithDatabase,
  gameId: string,
  release: number,
): Promise<number | null> {
  if (release < TEST_RELEASE_NUMBER_MIN) return (await findGame(db, gameId))?.visibility ?? null;
  return isUuid(gameId) && (await isTestReleaseOpen(db, gameId, release, clock.now()))
    ? VISIBILITY_MEMBERS
    : null;
}
