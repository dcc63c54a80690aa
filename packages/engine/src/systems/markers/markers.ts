import { findEntity } from '../../world/findEntity.ts';
import type { World } from '../../world/World.ts';
import type { WorldMarker } from '../../world/WorldMarker.ts';
import { MARKERS_MAX } from '../../world/limits.ts';

type Target = Pick<WorldMarker, 'entity' | 'region'>;
type Audience = Pick<WorldMarker, 'player' | 'team'>;

/** Shows a marker. It replaces the one that the same audience sees on the same target. Returns false at the limit. */
export function showMarker(world: World, marker: WorldMarker): boolean {
  const others = world.markers.filter(
    (other) => !hasSameTarget(other, marker) || !hasSameAudience(other, marker),
  );
  if (others.length >= MARKERS_MAX) return false;
  world.markers = [...others, marker];
  return true;
}

/** Removes the markers of a target that an audience sees, or all of them if no audience is given. */
export function hideMarker(world: World, target: Target, audience: Audience): void {
  const isForAll = audience.player === null && audience.team === null;
  const kept = world.markers.filter(
    (other) => !hasSameTarget(other, target) || (!isForAll && !hasSameAudience(other, audience)),
  );
  if (kept.length < world.markers.length) world.markers = kept;
}

/** Removes the markers of entities that no longer exist and of players who have left. Ids are used again. */
export function stepMarkers(world: World): void {
  const { markers, players } = world;
  if (markers.length === 0) return;
  const kept = markers.filter(({ entity, player }) => {
    if (player !== null && !players.has(player)) return false;
    return entity === null || findEntity(world, entity) !== null;
  });
  if (kept.length < markers.length) world.markers = kept;
}

function hasSameTarget(a: Target, b: Target): boolean {
  return a.entity === b.entity && a.region === b.region;
}

function hasSameAudience(a: Audience, b: Audience): boolean {
  return a.player === b.player && a.team === b.team;
}
