import type { World } from '../../world/World.ts';

/** The team that is ahead; null when several are, or when there is none. */
export function findLeadingTeam(world: World): string | null {
  let leader: string | null = null;
  let best = -Infinity;
  for (const [team, { score }] of world.teams) {
    if (score > best) {
      leader = team;
      best = score;
    } else if (score === best) leader = null;
  }
  return leader;
}
