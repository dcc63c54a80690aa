import type { Services } from '../../services.ts';
import { findGame } from '../../storage/gameQueries.ts';
import { TEST_RELEASES_FROM } from '../../storage/schema.ts';
import { isTestReleaseOpen } from '../../storage/testReleaseQueries.ts';
import { isId } from '../../storage/isId.ts';
import { EVERYBODY, MEMBERS } from './policy.ts';
import { mayRead } from './releaseAddress.ts';

/** Who may have what a release shows: everybody, this visitor because of the address they were given, or nobody. */
export async function judgeReading(
  services: Pick<Services, 'db' | 'clock' | 'secrets'>,
  { gameId, release }: { gameId: string; release: number },
  query: { expires?: unknown; signature?: unknown },
): Promise<'everybody' | 'this visitor' | null> {
  const visibility = await findVisibility(services, gameId, release);
  if (visibility === null || !mayRead(services, { gameId, release }, visibility, query)) return null;
  return visibility === EVERYBODY ? 'everybody' : 'this visitor';
}

async function findVisibility(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  gameId: string,
  release: number,
): Promise<number | null> {
  if (release < TEST_RELEASES_FROM) return (await findGame(db, gameId))?.visibility ?? null;
  return isId(gameId) && (await isTestReleaseOpen(db, gameId, release, clock.now())) ? MEMBERS : null;
}
