import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { UserRow } from '../../../storage/schema.ts';
import { recordAction } from '../../identity/audit/recordAction.ts';
import { storeSeasonName } from './seasonQueries.ts';

/** Names a season. An empty name gives it its number again. */
export async function renameSeason(
  { db, clock }: WithClock & WithDatabase,
  actor: UserRow,
  { number, name }: { readonly number: number; readonly name: string },
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    await storeSeasonName(tx, number, name, now);
    await recordAction(tx, {
      actorId: actor.id,
      action: 'season.rename',
      reason: name,
      details: { number },
      now,
    });
  });
}
