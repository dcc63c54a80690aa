import { HOUR_MS, MINUTE_MS, DAY_MS } from '../../../process/clock.ts';

/** Versions up to the age `upTo` are thinned to one per interval `every`, so older ones are further apart. */
const STAGES = [
  { upTo: HOUR_MS, every: 5 * MINUTE_MS },
  { upTo: DAY_MS, every: HOUR_MS },
  { upTo: 30 * DAY_MS, every: DAY_MS },
] as const;

/** The most automatic versions of a game. Named versions are never pruned. */
export const AUTOMATIC_VERSIONS_MAX = 80;

interface AgedVersion {
  id: string;
  name: string;
  createdAt: Date;
}

/** Returns the ids of the versions to delete. `versions` must be sorted with the newest first. */
export function chooseVersionsToPrune(versions: readonly AgedVersion[], now: Date): string[] {
  const retained = new Set<string>();
  const thinned: string[] = [];
  // Starts with the oldest, so that the first version of each interval is the one that stays.
  for (const { id, name, createdAt } of versions.toReversed()) {
    if (name !== '') continue;
    const stretch = getTimeSlot(createdAt, now);
    if (stretch === null || retained.has(stretch)) thinned.push(id);
    else retained.add(stretch);
  }
  const left = versions.filter(({ id, name }) => name === '' && !thinned.includes(id));
  return [...thinned, ...left.slice(AUTOMATIC_VERSIONS_MAX).map(({ id }) => id)];
}

/** Intervals begin at fixed times. If they depended on the age, versions would move from one to the next. */
function getTimeSlot(createdAt: Date, now: Date): string | null {
  const age = now.getTime() - createdAt.getTime();
  const stage = STAGES.find(({ upTo }) => age <= upTo);
  return stage ? `${stage.every} ${Math.floor(createdAt.getTime() / stage.every)}` : null;
}
