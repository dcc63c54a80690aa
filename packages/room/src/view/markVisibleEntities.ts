import {
  type Entity,
  findUnit,
  type Player,
  getEntitySlot,
  type Unit,
  UNIT_MARK,
  type World,
} from '@playloom/engine';
import type { EntityId } from '@playloom/game-format';
import { hasAccessLevels, isSlotSeen, markSlotFar, markSlotSeen } from '@playloom/protocol';
import type { Room } from '../state/Room.ts';
import { toGridCell } from '../buffers/InterestGrid.ts';
import { RESTRICTED_MARKS, encodeEntity } from './encodeEntity.ts';
import { isInsideRectangle } from '../buffers/Rectangle.ts';

/** The player who sees the world; null for spectators, who have no team and see what everyone sees. */
export type Viewer = Pick<Player, 'id' | 'team' | 'unit'> | null;

/**
 * Passes everything that a viewer may see to the encoder: what its screen shows, the units that the widest screen would
 * show, its own unit and its team wherever they are, and entities attached to any of them. Beyond the screen units are
 * dots on a minimap, so their changes may be late. Afterwards `isEntityVisible` applies to this viewer, until its
 * snapshot is written.
 */
export function markVisibleEntities(room: Room, viewer: Viewer): void {
  const { grid, widest } = room.visibility;
  const { x, y } = room.world.entities.motion;
  markScreenSeen(room, viewer);
  for (const { slot, reach } of grid.large) {
    const isSeen =
      x[slot]! + reach >= widest.left &&
      x[slot]! - reach <= widest.right &&
      y[slot]! + reach >= widest.top &&
      y[slot]! - reach <= widest.bottom;
    if (isSeen) markSeen(room, viewer, slot);
  }
  markTeamSeen(room, viewer);
  while (markAttachedSeen(room, viewer));
}

/**
 * Runs for every client and every entity around its screen. The loops call no functions, which would look up
 * these lists again on every iteration; entities that need more checks are deferred.
 */
function markScreenSeen(room: Room, viewer: Viewer): void {
  const { seen, far } = room.encoder;
  const { marks } = room.world.entities;
  const { openWireSlots, unsure, screen } = room.visibility;
  const { columns, rows, starts, slots, spots } = room.visibility.grid;
  const { left, top, right, bottom } = room.visibility.widest;
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
      const isShown = x >= screen.left && x <= screen.right && y >= screen.top && y <= screen.bottom;
      if (!isShown && (marks[slot]! & UNIT_MARK) === 0) continue;
      const wireSlot = openWireSlots[slot]!;
      if (wireSlot < 0) {
        unsure[unsureCount++] = slot;
        continue;
      }
      seen[wireSlot >>> 5]! |= 1 << (wireSlot & 31);
      if (!isShown) far[wireSlot >>> 5]! |= 1 << (wireSlot & 31);
    }
  }
  for (let index = 0; index < unsureCount; index += 1) markPlaced(room, viewer, unsure[index]!);
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

/** Marks an entity as seen, and as far if it is beyond the own screen. */
function markPlaced(room: Room, viewer: Viewer, slot: number): void {
  const { x, y } = room.world.entities.motion;
  if (!markSeen(room, viewer, slot)) return;
  if (!isInsideRectangle(room.visibility.screen, x[slot]!, y[slot]!))
    markSlotFar(room.encoder, room.visibility.wireSlots[slot]!);
}

function markTeamSeen(room: Room, viewer: Viewer): void {
  if (viewer === null) return;
  const own = findUnit(room.world, viewer.unit);
  if (own !== null && !own.isDoomed) markSeen(room, viewer, own.slot);
  const team = viewer.team === null ? undefined : room.visibility.grid.teams.get(viewer.team);
  if (team !== undefined) for (const slot of team) markPlaced(room, viewer, slot);
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
