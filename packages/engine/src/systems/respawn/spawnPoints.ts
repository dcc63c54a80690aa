import type { SpawnPoint } from '@playloom/game-format';
import type { World } from '../../world/World.ts';

/**
 * Lists the spawn points that a team may use: its own; if it has none, those without a team; if all belong to
 * other teams, all of them, so that every team has one.
 */
export function listSpawnPoints(world: World, team: string | null): readonly SpawnPoint[] {
  const { spawnPoints } = world.game.game.map;
  const { teams } = world.game.game.types;
  const points = Object.entries(spawnPoints);
  const claimed = new Set(Object.values(teams).flatMap((other) => other.spawnPoints));
  const own = team !== null && Object.hasOwn(teams, team) ? teams[team]!.spawnPoints : [];
  const ours = points.filter(([id, point]) => own.includes(id) || (team !== null && point.team === team));
  const free = points.filter(([id, point]) => point.team === null && !claimed.has(id));
  const chosen = [ours, free, points].find((candidates) => candidates.length > 0) ?? [];
  return chosen.map(([, point]) => point);
}
