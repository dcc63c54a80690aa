import { type Entity, findUnit, type Player, getEntitySlot, type Unit, type World } from '@playloom/engine';
import type { EntityId } from '@playloom/game-format';
import { hasAccessLevels, isSlotSeen, markSlotSeen } from '@playloom/protocol';
import type { Room } from '../state/Room.ts';
import { toGridCell } from '../buffers/InterestGrid.ts';
import { RESTRICTED_MARKS, encodeEntity } from './encodeEntity.ts';
import type { Rectangle } from '../buffers/Rectangle.ts';

/** The player who sees the world; null for spectators, who have no team and see what everyone sees. */
export type Viewer = Pick<Player, 'id' | 'team' | 'unit'> | null;

/**
 * Passes everything that a viewer may see to the encoder: what its screen shows, its own unit and its team
 * wherever they are, and entities attached to any of them. Afterwards `isEntityVisible` applies to this
 * viewer, until its snapshot is written.
 */
export function markVisibleEntities(room: Room, viewer: Viewer, screen: Rectangle): void {
  const { grid } = room.visibility;
  const { x, y } = room.world.entities.motion;
  markScreenSeen(room, viewer, screen);
  for (const { slot, reach } of grid.large) {
    const isSeen =
      x[slot]! + reach >= screen.left &&
      x[slot]! - reach <= screen.right &&
      y[slot]! + reach >= screen.top &&
      y[slot]! - reach <= screen.bottom;
    if (isSeen) markSeen(room, viewer, slot);
  }
  markTeamSeen(room, viewer);
  while (markAttachedSeen(room, viewer));
}

/**
 * Runs for every client and every entity around its screen. The loops call no functions, which would look up
 * these lists again on every iteration; entities that need more checks are deferred.
 */
function markScreenSeen(room: Room, viewer: Viewer, screen: Rectangle): void {
  const { seen } = room.encoder;
  const { openWireSlots, unsure } = room.visibility;
  const { columns, rows, starts, slots, spots } = room.visibility.grid;
  const { left, top, right, bottom } = screen;
  let unsureCount = 0;
  const firstColumn = toGridCell(left, columns);
  const lastColumn = toGridCell(right, columns);
  const lastRow = toGridCell(bottom, rows);
  for (let row = toGridCell(top, rows); row <= lastRow; row += 1) {
    const end = starts[row * columns + lastColumn + 2]!;
    for (let index = starts[row * columns + firstColumn + 1]!; index < end; index += 1) {
      const x = spots[index * 2]!;
      const y = spots[index * 2 + 1]!;
      if (x < left || x > right || y < top || y > bottom) continue;
      const slot = slots[index]!;
      const wireSlot = openWireSlots[slot]!;
      if (wireSlot >= 0) seen[wireSlot >>> 5]! |= 1 << (wireSlot & 31);
      else unsure[unsureCount++] = slot;
    }
  }
  for (let index = 0; index < unsureCount; index += 1) markSeen(room, viewer, unsure[index]!);
}

/** Whether the client that was last passed to `markVisibleEntities` sees an entity. */
export function isEntityVisible({ encoder, visibility, world }: Room, id: EntityId): boolean {
  const slot = getEntitySlot(id);
  if (visibility.encodedIn[slot] !== encoder.snapshot || world.entities.records[slot]?.id !== id)
    return false;
  const wireSlot = visibility.wireSlots[slot]!;
  return wireSlot >= 0 && isSlotSeen(encoder, wireSlot);
}

/** Whether a viewer may see an entity if it is on the screen. */
export function canViewerSee(world: World, viewer: Viewer, entity: Entity): boolean {
  const { look } = entity;
  const isException = viewer !== null && look.exceptFor.length > 0 && look.exceptFor.includes(viewer.id);
  if (look.isHidden !== isException) return false;
  return entity.kind !== 'unit' || !isInvisible(world, entity) || getAccessLevel(viewer, entity) > 0;
}

/** Checked for every unit and every client, so it stops at the first match instead of combining all buffs. */
function isInvisible({ game }: World, { buffs }: Unit): boolean {
  for (const { buff } of buffs) if (game.game.types.buffs[buff]!.isInvisible) return true;
  return false;
}

/** A viewer's access level for an entity: 2 own, 1 same team, 0 neither. */
function getAccessLevel(viewer: Viewer, { id, owner, team }: Entity): number {
  if (viewer === null) return 0;
  if (viewer.unit === id || viewer.id === owner) return 2;
  return team !== null && viewer.team === team ? 1 : 0;
}

/** Marks an entity as seen by the viewer. Returns false if it may not be seen, or was already marked. */
function markSeen(room: Room, viewer: Viewer, slot: number): boolean {
  const { world, encoder, visibility } = room;
  const { marks, records } = world.entities;
  const mark = marks[slot]!;
  if (mark === 0) return false;
  // Most entities are visible to everyone, so their records aren't needed.
  if ((mark & RESTRICTED_MARKS) !== 0 && !canViewerSee(world, viewer, records[slot]!)) return false;
  if (visibility.encodedIn[slot] !== encoder.snapshot) encodeEntity(room, slot);
  const wireSlot = visibility.wireSlots[slot]!;
  // A negative slot means that there are too many visible entities. The rest isn't shown.
  if (wireSlot < 0 || isSlotSeen(encoder, wireSlot)) return false;
  markSlotSeen(encoder, wireSlot, hasAccessLevels(encoder) ? getAccessLevel(viewer, records[slot]!) : 0);
  return true;
}

function markTeamSeen(room: Room, viewer: Viewer): void {
  if (viewer === null) return;
  const own = findUnit(room.world, viewer.unit);
  if (own !== null && !own.isDoomed) markSeen(room, viewer, own.slot);
  const team = viewer.team === null ? undefined : room.visibility.grid.teams.get(viewer.team);
  if (team !== undefined) for (const slot of team) markSeen(room, viewer, slot);
}

/**
 * Marks entities that are attached to visible ones. Returns true if it marked any, because others may be
 * attached to those.
 */
function markAttachedSeen(room: Room, viewer: Viewer): boolean {
  let hasFound = false;
  for (const slot of room.visibility.grid.attached) {
    const carrier = room.world.entities.records[slot]?.attachment?.carrier;
    if (carrier === undefined || !isEntityVisible(room, carrier)) continue;
    if (markSeen(room, viewer, slot)) hasFound = true;
  }
  return hasFound;
}
