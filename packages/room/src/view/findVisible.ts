import { type Entity, findUnit, type Player, slotOf, type Unit, type World } from '@playloom/engine';
import type { EntityId } from '@playloom/game-format';
import { hasLevels, isPlaceSeen, seePlace } from '@playloom/protocol';
import type { Room } from '../Room.ts';
import { toCell } from './InterestGrid.ts';
import { NOT_FOR_ALL, placeEntity } from './placeEntity.ts';
import type { Rectangle } from './Rectangle.ts';

/** Who looks. Those who only watch are in no team and see what everyone sees. */
export type Viewer = Pick<Player, 'id' | 'team' | 'unit'> | null;

/**
 * Tells the encoder everything that a viewer may be told of: what its screen shows, its own unit and its team wherever
 * they are, and what hangs on any of them. Afterwards `isInSight` tells them apart, until the viewer is written for.
 */
export function findVisible(room: Room, viewer: Viewer, screen: Rectangle): void {
  const { grid } = room.sight;
  const { x, y } = room.world.entities.motion;
  seeScreen(room, viewer, screen);
  for (const { slot, reach } of grid.large) {
    const isSeen =
      x[slot]! + reach >= screen.left &&
      x[slot]! - reach <= screen.right &&
      y[slot]! + reach >= screen.top &&
      y[slot]! - reach <= screen.bottom;
    if (isSeen) see(room, viewer, slot);
  }
  seeTeam(room, viewer);
  while (seeAttached(room, viewer));
}

/**
 * Runs for every client and everything around its screen. Nothing is called from inside the loops: what has to be
 * asked about is put off, or each turn would look up anew where every one of these lists lies.
 */
function seeScreen(room: Room, viewer: Viewer, screen: Rectangle): void {
  const { seen } = room.encoder;
  const { openPlaceOf, unsure } = room.sight;
  const { columns, rows, starts, slots, spots } = room.sight.grid;
  const { left, top, right, bottom } = screen;
  let unsureCount = 0;
  const firstColumn = toCell(left, columns);
  const lastColumn = toCell(right, columns);
  const lastRow = toCell(bottom, rows);
  for (let row = toCell(top, rows); row <= lastRow; row += 1) {
    const end = starts[row * columns + lastColumn + 2]!;
    for (let index = starts[row * columns + firstColumn + 1]!; index < end; index += 1) {
      const x = spots[index * 2]!;
      const y = spots[index * 2 + 1]!;
      if (x < left || x > right || y < top || y > bottom) continue;
      const slot = slots[index]!;
      const place = openPlaceOf[slot]!;
      if (place >= 0) seen[place >>> 5]! |= 1 << (place & 31);
      else unsure[unsureCount++] = slot;
    }
  }
  for (let index = 0; index < unsureCount; index += 1) see(room, viewer, unsure[index]!);
}

/** Whether the client that was looked at last sees an entity. */
export function isInSight({ encoder, sight, world }: Room, id: EntityId): boolean {
  const slot = slotOf(id);
  if (sight.placedIn[slot] !== encoder.snapshot || world.entities.records[slot]?.id !== id) return false;
  const place = sight.placeOf[slot]!;
  return place >= 0 && isPlaceSeen(encoder, place);
}

/** Whether an entity may be told to a viewer at all, wherever it is. */
export function canSee(world: World, viewer: Viewer, entity: Entity): boolean {
  const { look } = entity;
  const isException = viewer !== null && look.exceptFor.length > 0 && look.exceptFor.includes(viewer.id);
  if (look.isHidden !== isException) return false;
  return entity.kind !== 'unit' || !isInvisible(world, entity) || levelOf(viewer, entity) > 0;
}

/** Asked of every unit for every client: what all buffs come to together is more than has to be known. */
function isInvisible({ game }: World, { buffs }: Unit): boolean {
  for (const { buff } of buffs) if (game.game.types.buffs[buff]!.isInvisible) return true;
  return false;
}

/** How near a viewer stands to an entity: 2 it is its own, 1 of its team, 0 neither. */
export function levelOf(viewer: Viewer, { id, owner, team }: Entity): number {
  if (viewer === null) return 0;
  if (viewer.unit === id || viewer.id === owner) return 2;
  return team !== null && viewer.team === team ? 1 : 0;
}

/** False for what may not be told, or has been seen already. */
function see(room: Room, viewer: Viewer, slot: number): boolean {
  const { world, encoder, sight } = room;
  const { marks, records } = world.entities;
  const mark = marks[slot]!;
  if (mark === 0) return false;
  // Most are hidden from nobody: their records need not be fetched.
  if ((mark & NOT_FOR_ALL) !== 0 && !canSee(world, viewer, records[slot]!)) return false;
  if (sight.placedIn[slot] !== encoder.snapshot) placeEntity(room, slot);
  const place = sight.placeOf[slot]!;
  // More than anyone can see at once: the rest stays out of sight.
  if (place < 0 || isPlaceSeen(encoder, place)) return false;
  seePlace(encoder, place, hasLevels(encoder) ? levelOf(viewer, records[slot]!) : 0);
  return true;
}

function seeTeam(room: Room, viewer: Viewer): void {
  if (viewer === null) return;
  const own = findUnit(room.world, viewer.unit);
  if (own !== null && !own.isDoomed) see(room, viewer, own.slot);
  const team = viewer.team === null ? undefined : room.sight.grid.teams.get(viewer.team);
  if (team !== undefined) for (const slot of team) see(room, viewer, slot);
}

/** True when something was found on which more can hang. */
function seeAttached(room: Room, viewer: Viewer): boolean {
  let hasFound = false;
  for (const slot of room.sight.grid.attached) {
    const carrier = room.world.entities.records[slot]?.attachment?.carrier;
    if (carrier === undefined || !isInSight(room, carrier)) continue;
    if (see(room, viewer, slot)) hasFound = true;
  }
  return hasFound;
}
