import {
  CoefficientCombineRule,
  ColliderDesc,
  type World,
  ActiveHooks,
} from '@dimforge/rapier2d-deterministic-compat';
import { mergeWalls, type WallPart } from '../map/mergeWalls.ts';
import type { TileMap } from '../map/TileMap.ts';
import { type ColliderTable, enterCollider, leaveCollider } from './ColliderTable.ts';
import { WALL_GROUPS } from './collisionGroups.ts';
import { hasGravity } from './gravity.ts';
import { WALL } from './PhysicsTypes.ts';

/** The solid parts of the map in the physics, and their colliders. */
export interface Walls {
  readonly parts: Map<string, WallRecord>;
}

/** A part of the map as a snapshot keeps it. */
export interface WallRecord {
  readonly part: WallPart;
  readonly handle: number;
}

/** Far enough out that nothing passes it within a tick. */
const RIM_THICKNESS = 32;
/** Each body brings its own friction: the wall only must not be smoother. */
const WALL_FRICTION = 10;

export function createWalls(world: World, table: ColliderTable, tileMap: TileMap): Walls {
  const walls: Walls = { parts: new Map() };
  for (const part of listParts(tileMap)) addWall(world, table, walls, part);
  tileMap.dirtyCells.clear();
  return walls;
}

/** Builds the walls anew where tiles have changed. */
export function rebuildWalls(world: World, table: ColliderTable, walls: Walls, tileMap: TileMap): void {
  if (tileMap.dirtyCells.size === 0) return;
  const wanted = new Map(listParts(tileMap).map((part) => [keyOf(part), part]));
  for (const [key, { handle }] of walls.parts) {
    if (wanted.has(key)) continue;
    walls.parts.delete(key);
    leaveCollider(table, handle);
    world.removeCollider(world.getCollider(handle), true);
  }
  for (const [key, part] of wanted) if (!walls.parts.has(key)) addWall(world, table, walls, part);
  tileMap.dirtyCells.clear();
}

export function takeWalls(walls: Walls): WallRecord[] {
  return [...walls.parts.values()];
}

export function restoreWalls(table: ColliderTable, tileMap: TileMap, records: readonly WallRecord[]): Walls {
  const walls: Walls = { parts: new Map() };
  for (const record of records) enterWall(table, walls, record);
  tileMap.dirtyCells.clear();
  return walls;
}

function listParts(tileMap: TileMap): WallPart[] {
  return [...(tileMap.hasSolidEdges ? listRim(tileMap) : []), ...mergeWalls(tileMap)];
}

function enterWall(table: ColliderTable, walls: Walls, record: WallRecord): void {
  const { part, handle } = record;
  enterCollider(table, handle, WALL, part.kind === 'one-way' ? part.y : Number.NaN);
  walls.parts.set(keyOf(part), record);
}

function addWall(world: World, table: ColliderTable, walls: Walls, part: WallPart): void {
  const desc = describePart(part)
    .setCollisionGroups(WALL_GROUPS)
    .setFriction(hasGravity(world) ? WALL_FRICTION : 0)
    .setFrictionCombineRule(CoefficientCombineRule.Min);
  if (part.kind === 'one-way') desc.setActiveHooks(ActiveHooks.FILTER_CONTACT_PAIRS);
  const { handle } = world.createCollider(desc);
  enterWall(table, walls, { part, handle });
}

function describePart(part: WallPart): ColliderDesc {
  const { x, y, width, height, points } = part;
  if (part.kind === 'polygon') {
    const polygon = ColliderDesc.convexPolyline(Float32Array.from(points));
    if (polygon !== null) return polygon;
  }
  return ColliderDesc.cuboid(width / 2, height / 2).setTranslation(x + width / 2, y + height / 2);
}

function keyOf({ kind, x, y, width, height, points }: WallPart): string {
  return [kind, x, y, width, height, ...points].join(' ');
}

function listRim({ width, height }: TileMap): WallPart[] {
  const box = (x: number, y: number, boxWidth: number, boxHeight: number): WallPart => ({
    kind: 'box',
    x,
    y,
    width: boxWidth,
    height: boxHeight,
    points: [],
  });
  const wide = width + 2 * RIM_THICKNESS;
  return [
    box(-RIM_THICKNESS, -RIM_THICKNESS, wide, RIM_THICKNESS),
    box(-RIM_THICKNESS, height, wide, RIM_THICKNESS),
    box(-RIM_THICKNESS, 0, RIM_THICKNESS, height),
    box(width, 0, RIM_THICKNESS, height),
  ];
}
