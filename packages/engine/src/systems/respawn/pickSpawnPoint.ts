import type { EntityId, Point } from '@playloom/game-format';
import { isSolidAt } from '../../map/TileMap.ts';
import { toRadians } from '../../math/angles.ts';
import { forEachEntity } from '../../world/entities.ts';
import type { Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';
import { isViewClear } from '../ai/isPathClear.ts';
import { computeBodyReach } from '../bodies/bodyReach.ts';
import { getRelation } from '../teams/relations.ts';
import { createPointGrid, type PointGrid, computeDistanceToNearest } from './PointGrid.ts';
import { listSpawnPoints } from './spawnPoints.ts';

/** Enemies farther away than this, in tiles, don't make a spawn point less safe. */
const SAFE_DISTANCE = 12;
/** A spawn point that no enemy nearby sees counts as this much safer. */
const HIDDEN_FACTOR = 1.5;
/** Only so many enemies are asked whether they see a spawn point, because each answer costs a walk along the tiles. */
const WATCHERS_MAX = 48;
/** A body that reaches farther than this from its center, in tiles, is measured from its outline. */
const SMALL_REACH = 1;
/** Directions of the points on the outline of a large body. */
const OUTLINE: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0.7071, y: 0.7071 },
  { x: 0, y: 1 },
  { x: -0.7071, y: 0.7071 },
  { x: -1, y: 0 },
  { x: -0.7071, y: -0.7071 },
  { x: 0, y: -1 },
  { x: 0.7071, y: -0.7071 },
];
/** A unit closer than this, in tiles, occupies a spawn point. */
const CROWDED_DISTANCE = 0.8;

/** Offsets to try if a spawn point is occupied, because units that appear inside each other would be flung apart. */
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

interface UnitPositions {
  readonly everyone: PointGrid;
  readonly threats: PointGrid;
  /** The centers of the first enemies. */
  readonly watchers: readonly Point[];
}

/**
 * Picks the safest spawn point of a team: the farthest from enemies, where one that no enemy sees counts as farther,
 * then the farthest from everyone, then the first. Ignores the units in `leftOut`, which are about to be moved.
 */
export function pickSpawnPoint(
  world: World,
  team: string | null,
  leftOut: ReadonlySet<EntityId> = new Set(),
): { readonly x: number; readonly y: number; readonly rotation: number } {
  const { map } = world.game.game;
  const positions = collectUnitPositions(world, team, leftOut);
  let best = { x: map.width / 2, y: map.height / 2, rotation: 0 };
  let bestSafety = -1;
  let bestRoom = -1;
  for (const { x, y, rotation } of listSpawnPoints(world, team)) {
    const safety = computeSafety(world, positions, { x, y }, bestSafety);
    if (safety < bestSafety) continue;
    const room = computeDistanceToNearest(positions.everyone, { x, y });
    if (safety > bestSafety || room > bestRoom) {
      best = { x, y, rotation: toRadians(rotation) };
      bestSafety = safety;
      bestRoom = room;
    }
  }
  return { ...best, ...findFreePointNear(world, best, positions) };
}

/**
 * How safe a point is: the distance in tiles to the nearest enemy, more if no enemy nearby sees it, and never more than
 * SAFE_DISTANCE. The result is exact if it is at least `wanted`.
 */
function computeSafety(
  world: World,
  { threats, watchers }: UnitPositions,
  point: Point,
  wanted: number,
): number {
  const distance = Math.min(SAFE_DISTANCE, computeDistanceToNearest(threats, point, SAFE_DISTANCE));
  const hidden = Math.min(SAFE_DISTANCE, distance * HIDDEN_FACTOR);
  if (distance === SAFE_DISTANCE || hidden < wanted) return distance;
  const isSeen = watchers.some(({ x, y }) => {
    const isNear = Math.abs(x - point.x) < SAFE_DISTANCE && Math.abs(y - point.y) < SAFE_DISTANCE;
    return isNear && isViewClear(world.tiles, x, y, point.x, point.y);
  });
  return isSeen ? distance : hidden;
}

/** Returns the point itself, or a position next to it if it is occupied. */
function findFreePointNear(world: World, { x, y }: Point, { everyone }: UnitPositions): Point {
  if (!isCrowded(everyone, { x, y })) return { x, y };
  // In a side view, only positions to the left and right: those above and below may be in the air or in the
  // ground.
  const isSideView = world.game.game.settings.worldKind === 'side-view';
  const points = BESIDE.filter((step) => !isSideView || step.y === 0)
    .map((step) => ({ x: x + step.x, y: y + step.y }))
    .filter((point) => isInside(world, point) && !isSolidAt(world.tiles, point.x, point.y));
  return points.find((point) => !isCrowded(everyone, point)) ?? { x, y };
}

function isInside({ tiles }: World, { x, y }: Point): boolean {
  return x > 0 && y > 0 && x < tiles.width && y < tiles.height;
}

function isCrowded(everyone: PointGrid, point: Point): boolean {
  return computeDistanceToNearest(everyone, point, CROWDED_DISTANCE) < CROWDED_DISTANCE;
}

function collectUnitPositions(
  world: World,
  team: string | null,
  leftOut: ReadonlySet<EntityId>,
): UnitPositions {
  const { x, y } = world.entities.motion;
  const everyone: Point[] = [];
  const threats: Point[] = [];
  const watchers: Point[] = [];
  forEachEntity(world, 'unit', (unit) => {
    if (unit.isDead || unit.attachment !== null || leftOut.has(unit.id)) return;
    const point = { x: x[unit.slot]!, y: y[unit.slot]! };
    everyone.push(point);
    if (!isThreat(world, team, unit)) return;
    threats.push(point);
    if (watchers.length < WATCHERS_MAX) watchers.push(point);
    const reach = computeBodyReach(world, unit);
    if (reach <= SMALL_REACH) return;
    for (const step of OUTLINE) threats.push({ x: point.x + step.x * reach, y: point.y + step.y * reach });
  });
  const { map } = world.game.game;
  return { everyone: createPointGrid(everyone, map), threats: createPointGrid(threats, map), watchers };
}

/** Whether a unit may be an enemy. Without teams, every other player may be one. */
function isThreat(world: World, team: string | null, unit: Unit): boolean {
  if (team === null && unit.team === null) return unit.owner !== null;
  return (
    getRelation(world, team, unit.team) === 'hostile' || getRelation(world, unit.team, team) === 'hostile'
  );
}
