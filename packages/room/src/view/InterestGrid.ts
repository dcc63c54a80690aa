import { type Entity, findUnit, type World } from '@playloom/engine';
import { VIEW_MARGIN } from '../limits.ts';

/** Tiles a cell is wide: a screen covers a few dozen of them. */
const CELL = 8;
const NOWHERE = -1;

/**
 * Which entities are where, built anew for each snapshot without an allocation. What is larger than the margin
 * of a screen stands in a list of its own, because its middle may be far from what is seen of it.
 */
export interface InterestGrid {
  readonly columns: number;
  readonly rows: number;
  /** Where the slots of cell n begin in `slots`, at n + 1; those of the next cell begin where they end. */
  readonly starts: Int32Array;
  slots: Int32Array;
  /** Where each of `slots` is, x and y, in the same order: what is near each other is read one after the other. */
  spots: Float64Array;
  /** The cell of each slot. */
  cells: Int32Array;
  /** By slot: 1 for what nobody needs a reason to see. Found out once, not once for each client. */
  open: Uint8Array;
  readonly large: { readonly slot: number; readonly reach: number }[];
  /** Slots of what hangs on something else. */
  readonly attached: number[];
  /** Slots of the units that players of a team steer, by team. */
  readonly teams: Map<string, number[]>;
}

export function createInterestGrid({ game }: World): InterestGrid {
  const { width, height } = game.game.map;
  const columns = Math.ceil(width / CELL);
  const rows = Math.ceil(height / CELL);
  return {
    columns,
    rows,
    starts: new Int32Array(columns * rows + 2),
    slots: new Int32Array(0),
    spots: new Float64Array(0),
    cells: new Int32Array(0),
    open: new Uint8Array(0),
    large: [],
    attached: [],
    teams: new Map(),
  };
}

/** Puts every entity that can be seen into its cell. */
export function fillInterestGrid(grid: InterestGrid, world: World): void {
  const { records, top, capacity, motion } = world.entities;
  if (grid.cells.length < capacity) growGrid(grid, capacity);
  const { starts, cells, slots, spots } = grid;
  starts.fill(0);
  grid.large.length = 0;
  grid.attached.length = 0;
  let count = 0;
  for (let slot = 0; slot < top; slot += 1) {
    const entity = records[slot];
    const cell = entity == null || !isOut(entity) ? NOWHERE : placeEntity(grid, world, entity);
    cells[slot] = cell;
    if (cell === NOWHERE) continue;
    starts[cell + 1]! += 1;
    count += 1;
  }
  for (let cell = 1; cell < starts.length; cell += 1) starts[cell]! += starts[cell - 1]!;
  // Backwards: the slots of a cell stay in order, and what was its end becomes its beginning.
  for (let slot = top - 1; slot >= 0; slot -= 1) {
    const cell = cells[slot]!;
    if (cell === NOWHERE) continue;
    const index = starts[cell + 1]! - 1;
    starts[cell + 1] = index;
    slots[index] = slot;
    spots[index * 2] = motion.x[slot]!;
    spots[index * 2 + 1] = motion.y[slot]!;
  }
  starts[starts.length - 1] = count;
  fillTeams(grid, world);
}

function fillTeams({ teams }: InterestGrid, world: World): void {
  teams.clear();
  for (const { team, unit } of world.players.values()) {
    const found = team === null ? null : findUnit(world, unit);
    if (team === null || found === null || found.isDoomed) continue;
    const slots = teams.get(team);
    if (slots === undefined) teams.set(team, [found.slot]);
    else slots.push(found.slot);
  }
}

function growGrid(grid: InterestGrid, capacity: number): void {
  grid.cells = new Int32Array(capacity);
  grid.open = new Uint8Array(capacity);
  grid.slots = new Int32Array(capacity);
  grid.spots = new Float64Array(capacity * 2);
}

/** What lies in an inventory is nowhere. */
function isOut(entity: Entity): boolean {
  return !entity.isDoomed && (entity.kind !== 'item' || entity.holder === null);
}

function placeEntity(grid: InterestGrid, world: World, entity: Entity): number {
  const { slot } = entity;
  const { x, y, scale } = world.entities.motion;
  grid.open[slot] = isOpen(entity) ? 1 : 0;
  if (entity.attachment !== null) grid.attached.push(slot);
  const { width, height } = lookOf(world, entity);
  const reach = (Math.max(width, height) * scale[slot]!) / 2;
  if (reach > VIEW_MARGIN) grid.large.push({ slot, reach });
  return toCell(y[slot]!, grid.rows) * grid.columns + toCell(x[slot]!, grid.columns);
}

/** Neither hidden from anyone nor invisible by a buff. */
function isOpen(entity: Entity): boolean {
  const { isHidden, exceptFor } = entity.look;
  return !isHidden && exceptFor.length === 0 && (entity.kind !== 'unit' || entity.buffs.length === 0);
}

function lookOf({ game }: World, entity: Entity): { readonly width: number; readonly height: number } {
  if (entity.kind === 'unit') return game.units.get(entity.type)!.type.look;
  if (entity.kind === 'item') return game.items.get(entity.type)!.type.look;
  if (entity.kind === 'prop') return game.props.get(entity.type)!.type.look;
  return game.projectiles.get(entity.type)!.type.look;
}

/** What is beyond the map counts to its rim. */
export function toCell(place: number, cells: number): number {
  const cell = Math.floor(place / CELL);
  return cell >= 0 ? Math.min(cells - 1, cell) : 0;
}
