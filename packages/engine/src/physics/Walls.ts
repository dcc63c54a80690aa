import {
  ActiveHooks,
  CoefficientCombineRule,
  ColliderDesc,
  type World,
} from '@dimforge/rapier2d-deterministic-compat';
import { listBands, listDirtyBands, buildBandWalls, type WallBand } from '../map/buildBandWalls.ts';
import type { TileMap } from '../map/TileMap.ts';
import { formatWallPartKey, type WallPart } from '../map/WallPart.ts';
import { type ColliderTable, registerCollider, unregisterCollider } from './ColliderTable.ts';
import { WALL_GROUPS } from './collisionGroups.ts';
import { hasGravity } from './gravity.ts';
import { WALL_SLOT } from './PhysicsTypes.ts';

/** A part of the map and its collider, as stored in a snapshot. */
export interface WallRecord {
  readonly band: WallBand;
  readonly part: WallPart;
  readonly handle: number;
}

/** The colliders of the map's solid parts. */
export interface Walls {
  /** Parts by band, then by `formatWallPartKey`. */
  readonly bands: Map<WallBand, Map<string, WallRecord>>;
  /** All parts, for snapshots. Cached until a part changes, because most maps never change. */
  list: readonly WallRecord[] | null;
}

/** High, so that the body's own friction decides: Rapier takes the lower friction of the two. */
const WALL_FRICTION = 10;

export function createWalls(world: World, table: ColliderTable, tileMap: TileMap): Walls {
  const walls: Walls = { bands: new Map(), list: null };
  for (const band of listBands(tileMap)) buildBand(world, table, walls, tileMap, band);
  tileMap.dirtyCells.clear();
  return walls;
}

/**
 * Rebuilds the walls where tiles have changed. Unchanged parts keep their colliders, so that bodies keep
 * touching them.
 */
export function rebuildWalls(world: World, table: ColliderTable, walls: Walls, tileMap: TileMap): void {
  if (tileMap.dirtyCells.size === 0) return;
  for (const band of listDirtyBands(tileMap)) buildBand(world, table, walls, tileMap, band);
  tileMap.dirtyCells.clear();
}

export function listWallRecords(walls: Walls): readonly WallRecord[] {
  walls.list ??= [...walls.bands.values()].flatMap((band) => [...band.values()]);
  return walls.list;
}

/**
 * Restores walls from a snapshot. Cells written after the last step are still dirty, so the next `stepWalls`
 * rebuilds their walls.
 */
export function restoreWalls(table: ColliderTable, tileMap: TileMap, records: readonly WallRecord[]): Walls {
  const bands = listBands(tileMap).map((band) => [band, new Map<string, WallRecord>()] as const);
  const walls: Walls = { bands: new Map(bands), list: null };
  for (const record of records) enterWall(table, walls, record);
  return walls;
}

function buildBand(world: World, table: ColliderTable, walls: Walls, tileMap: TileMap, band: WallBand): void {
  const old = walls.bands.get(band);
  const wanted = new Map(buildBandWalls(tileMap, band).map((part) => [formatWallPartKey(part), part]));
  for (const [name, { handle }] of old ?? []) {
    if (wanted.has(name)) continue;
    old?.delete(name);
    walls.list = null;
    unregisterCollider(table, handle);
    world.removeCollider(world.getCollider(handle), true);
  }
  if (old === undefined) walls.bands.set(band, new Map());
  for (const [name, part] of wanted) {
    if (old?.has(name) === true) continue;
    const { handle } = world.createCollider(describeWall(world, part));
    enterWall(table, walls, { band, part, handle });
  }
}

function enterWall(table: ColliderTable, walls: Walls, record: WallRecord): void {
  const { band, part, handle } = record;
  registerCollider(table, handle, WALL_SLOT, part.kind === 'one-way' ? part.y : Number.NaN);
  walls.bands.get(band)?.set(formatWallPartKey(part), record);
  walls.list = null;
}

function describeWall(world: World, part: WallPart): ColliderDesc {
  const desc = describeShape(part)
    .setCollisionGroups(WALL_GROUPS)
    .setFriction(hasGravity(world) ? WALL_FRICTION : 0)
    .setFrictionCombineRule(CoefficientCombineRule.Min);
  return part.kind === 'one-way' ? desc.setActiveHooks(ActiveHooks.FILTER_CONTACT_PAIRS) : desc;
}

function describeShape({ kind, x, y, width, height, corners }: WallPart): ColliderDesc {
  if (kind === 'polygon') {
    const hull = ColliderDesc.convexHull(Float32Array.from(corners));
    if (hull !== null) return hull;
  }
  return ColliderDesc.cuboid(width / 2, height / 2).setTranslation(x + width / 2, y + height / 2);
}
