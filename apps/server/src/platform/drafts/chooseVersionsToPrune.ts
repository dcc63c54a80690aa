import { HOUR, MINUTE, DAY } from '../../clock.ts';

/** Up to each age, one version per interval is kept: older versions are kept less often. */
const STAGES = [
  { upTo: HOUR, every: 5 * MINUTE },
  { upTo: DAY, every: HOUR },
  { upTo: 30 * DAY, every: DAY },
] as const;

/** Named versions are never pruned; automatic ones make room for them. */
export const AUTOMATIC_VERSIONS_MAX = 80;

interface AgedVersion {
  id: string;
  name: string;
  createdAt: Date;
}

/** Ids of the versions to delete. The list has the newest first. */
export function chooseVersionsToPrune(versions: readonly AgedVersion[], now: Date): string[] {
  const retained = new Set<string>();
  const thinned: string[] = [];
  // Starts with the oldest: the first version of an interval stays as long as the interval does.
  for (const { id, name, createdAt } of versions.toReversed()) {
    if (name !== '') continue;
    const stretch = getTimeSlot(createdAt, now);
    if (stretch === null || retained.has(stretch)) thinned.push(id);
    else retained.add(stretch);
  }
  const left = versions.filter(({ id, name }) => name === '' && !thinned.includes(id));
  return [...thinned, ...left.slice(AUTOMATIC_VERSIONS_MAX).map(({ id }) => id)];
}

/** Intervals begin at fixed times instead of ages; otherwise versions would move from one to the next. */
function getTimeSlot(createdAt: Date, now: Date): string | null {
  const age = now.getTime() - createdAt.getTime();
  const stage = STAGES.find(({ upTo }) => age <= upTo);
  return stage ? `${stage.every} ${Math.floor(createdAt.getTime() / stage.every)}` : null;
}
