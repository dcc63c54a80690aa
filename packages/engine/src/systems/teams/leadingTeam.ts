import type { World } from '../../world/World.ts';

/** Returns the team with the highest score; null if there is a tie or no team. */
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
