import type { EntityId, Point } from '@playloom/game-format';
import { isSolidAt } from '../../map/TileMap.ts';
import { toRadians } from '../../math/angles.ts';
import { forEachEntity } from '../../world/entities.ts';
import type { Unit } from '../../world/Entity.ts';
import type { World } from '../../world/World.ts';
import { relationBetween } from '../teams/relations.ts';
import { createCrowd, type Crowd, distanceToNearest } from './Crowd.ts';
import { listSpawnPoints } from './spawnPoints.ts';

/** Enemies farther away than this, in tiles, do not make a point less safe. */
const SAFE_DISTANCE = 12;
/** A unit nearer than this, in tiles, stands on the point. */
const CROWDED_DISTANCE = 0.8;

/** Where units stand beside a point that is taken: units would fly apart when they appear inside each other. */
const BESIDE: readonly Point[] = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 1 },
];

interface Standing {
  readonly everyone: Crowd;
  readonly threats: Crowd;
}

/**
 * The safest spawn point of a team: farthest from enemies, then from everyone, then the first. Units that are
 * about to be placed themselves are left out.
 */
export function pickSpawnPoint(
  world: World,
  team: string | null,
  leftOut: ReadonlySet<EntityId> = new Set(),
): { readonly x: number; readonly y: number; readonly rotation: number } {
  const { map } = world.game.game;
  const standing = findStanding(world, team, leftOut);
  let best = { x: map.width / 2, y: map.height / 2, rotation: 0 };
  let bestSafety = -1;
  let bestRoom = -1;
  for (const { x, y, rotation } of listSpawnPoints(world, team)) {
    const safety = Math.min(SAFE_DISTANCE, distanceToNearest(standing.threats, { x, y }, SAFE_DISTANCE));
    if (safety < bestSafety) continue;
    const room = distanceToNearest(standing.everyone, { x, y });
    if (safety > bestSafety || room > bestRoom) {
      best = { x, y, rotation: toRadians(rotation) };
      bestSafety = safety;
      bestRoom = room;
    }
  }
  return { ...best, ...findRoomAt(world, best, standing) };
}

/** The point itself, or a place beside it while someone stands there. */
function findRoomAt(world: World, { x, y }: Point, { everyone }: Standing): Point {
  if (!isCrowded(everyone, { x, y })) return { x, y };
  // Beside only: in a side view a place above or below may hang in the air or lie under the ground.
  const isSideView = world.game.game.settings.worldKind === 'side-view';
  const places = BESIDE.filter((step) => !isSideView || step.y === 0)
    .map((step) => ({ x: x + step.x, y: y + step.y }))
    .filter((place) => isInside(world, place) && !isSolidAt(world.tiles, place.x, place.y));
  return places.find((place) => !isCrowded(everyone, place)) ?? { x, y };
}

function isInside({ tiles }: World, { x, y }: Point): boolean {
  return x > 0 && y > 0 && x < tiles.width && y < tiles.height;
}

function isCrowded(everyone: Crowd, point: Point): boolean {
  return distanceToNearest(everyone, point, CROWDED_DISTANCE) < CROWDED_DISTANCE;
}

function findStanding(world: World, team: string | null, leftOut: ReadonlySet<EntityId>): Standing {
  const { x, y } = world.entities.motion;
  const everyone: Point[] = [];
  const threats: Point[] = [];
  forEachEntity(world, 'unit', (unit) => {
    if (unit.isDead || unit.attachment !== null || leftOut.has(unit.id)) return;
    const place = { x: x[unit.slot]!, y: y[unit.slot]! };
    everyone.push(place);
    if (isThreat(world, team, unit)) threats.push(place);
  });
  const { map } = world.game.game;
  return { everyone: createCrowd(everyone, map), threats: createCrowd(threats, map) };
}

/** Without teams every other player may turn out to be an enemy. */
function isThreat(world: World, team: string | null, unit: Unit): boolean {
  if (team === null && unit.team === null) return unit.owner !== null;
  return (
    relationBetween(world, team, unit.team) === 'hostile' ||
    relationBetween(world, unit.team, team) === 'hostile'
  );
}
