import { DAY, HOUR, MINUTE } from '../../clock.ts';
import { deleteVersions, listVersionAges } from '../../storage/versionQueries.ts';
import type { Db } from '../../storage/openDatabase.ts';

/** Up to this age one version is kept for each stretch of so long: the older, the fewer. */
const STAGES = [
  { upTo: HOUR, every: 5 * MINUTE },
  { upTo: DAY, every: HOUR },
  { upTo: 30 * DAY, every: DAY },
] as const;
/** Named ones are nobody's to thin out; the automatic ones make room for them. */
export const AUTOMATIC_VERSIONS_MAX = 80;

export interface AgedVersion {
  id: string;
  name: string;
  createdAt: Date;
}

/** Lets go of automatic versions that lie close to others, and of those too old to be missed. */
export async function pruneVersions(tx: Db, gameId: string, now: Date): Promise<void> {
  await deleteVersions(tx, chooseVersionsToPrune(await listVersionAges(tx, gameId), now));
}

/** Ids of the versions to let go of, of a list that has the newest first. */
export function chooseVersionsToPrune(versions: readonly AgedVersion[], now: Date): string[] {
  const retained = new Set<string>();
  const thinned: string[] = [];
  // From the oldest on: the first of a stretch stays, so that it stays as long as the stretch does.
  for (const { id, name, createdAt } of versions.toReversed()) {
    if (name !== '') continue;
    const stretch = getTimeSlot(createdAt, now);
    if (stretch === null || retained.has(stretch)) thinned.push(id);
    else retained.add(stretch);
  }
  const left = versions.filter(({ id, name }) => name === '' && !thinned.includes(id));
  return [...thinned, ...left.slice(AUTOMATIC_VERSIONS_MAX).map(({ id }) => id)];
}

/** Stretches begin at fixed times, not at ages, or versions would wander from one into the next. */
function getTimeSlot(createdAt: Date, now: Date): string | null {
  const age = now.getTime() - createdAt.getTime();
  const stage = STAGES.find(({ upTo }) => age <= upTo);
  return stage ? `${stage.every} ${Math.floor(createdAt.getTime() / stage.every)}` : null;
}
