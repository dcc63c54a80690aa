import { type Entity, findUnit, type Player, slotOf, type Unit, type World } from '@playloom/engine';
import type { EntityId } from '@playloom/game-format';
import { type InterestGrid, toCell } from './InterestGrid.ts';
import type { Rectangle } from './Rectangle.ts';

/** Who looks. Those who only watch are in no team and see what everyone sees. */
export type Viewer = Pick<Player, 'id' | 'team' | 'unit'> | null;

/**
 * Everything a viewer may be told of: what its screen shows, its own unit and its team wherever they are, and
 * what hangs on any of them. Afterwards `grid.seen` lists their slots and `isMarked` tells them apart.
 */
export function findVisible(grid: InterestGrid, world: World, viewer: Viewer, screen: Rectangle): void {
  const { motion } = world.entities;
  grid.mark += 1;
  grid.seenCount = 0;
  seeScreen(grid, world, viewer, screen);
  for (const { slot, reach } of grid.large) {
    const isSeen =
      motion.x[slot]! + reach >= screen.left &&
      motion.x[slot]! - reach <= screen.right &&
      motion.y[slot]! + reach >= screen.top &&
      motion.y[slot]! - reach <= screen.bottom;
    if (isSeen) see(grid, world, viewer, slot);
  }
  seeTeam(grid, world, viewer);
  while (seeAttached(grid, world, viewer));
}

/** Written out in one: it runs for every client and everything around its screen. */
function seeScreen(grid: InterestGrid, world: World, viewer: Viewer, screen: Rectangle): void {
  const { columns, rows, starts, slots, open, marks, seen, mark } = grid;
  const { left, top, right, bottom } = screen;
  const { x, y } = world.entities.motion;
  const firstColumn = toCell(left, columns);
  const lastColumn = toCell(right, columns);
  const lastRow = toCell(bottom, rows);
  for (let row = toCell(top, rows); row <= lastRow; row += 1) {
    const end = starts[row * columns + lastColumn + 2]!;
    for (let index = starts[row * columns + firstColumn + 1]!; index < end; index += 1) {
      const slot = slots[index]!;
      const atX = x[slot]!;
      const atY = y[slot]!;
      if (atX < left || atX > right || atY < top || atY > bottom) continue;
      if (open[slot] === 0) {
        see(grid, world, viewer, slot);
        continue;
      }
      marks[slot] = mark;
      seen[grid.seenCount] = slot;
      grid.seenCount += 1;
    }
  }
}

/** Whether the client that was looked at last sees an entity. */
export function isMarked(grid: InterestGrid, world: World, id: EntityId): boolean {
  const slot = slotOf(id);
  return grid.marks[slot] === grid.mark && world.entities.records[slot]?.id === id;
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

function see(grid: InterestGrid, world: World, viewer: Viewer, slot: number): boolean {
  const entity = world.entities.records[slot];
  if (grid.marks[slot] === grid.mark || entity == null || !canSee(world, viewer, entity)) return false;
  grid.marks[slot] = grid.mark;
  grid.seen[grid.seenCount] = slot;
  grid.seenCount += 1;
  return true;
}

function seeTeam(grid: InterestGrid, world: World, viewer: Viewer): void {
  if (viewer === null) return;
  const own = findUnit(world, viewer.unit);
  if (own !== null && !own.isDoomed) see(grid, world, viewer, own.slot);
  const team = viewer.team === null ? undefined : grid.teams.get(viewer.team);
  if (team !== undefined) for (const slot of team) see(grid, world, viewer, slot);
}

/** True when something was found on which more can hang. */
function seeAttached(grid: InterestGrid, world: World, viewer: Viewer): boolean {
  let hasFound = false;
  for (const slot of grid.attached) {
    const carrier = world.entities.records[slot]?.attachment?.carrier;
    if (carrier === undefined || !isMarked(grid, world, carrier)) continue;
    if (see(grid, world, viewer, slot)) hasFound = true;
  }
  return hasFound;
}
