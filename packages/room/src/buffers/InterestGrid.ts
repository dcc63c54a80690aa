import {
  ATTACHED_MARK,
  type CompiledGame,
  DOOMED_MARK,
  type Entity,
  findUnit,
  HELD_MARK,
  type World,
} from '@playloom/engine';
import { VIEW_MARGIN } from '../limits/roomLimits.ts';

/** Width of a cell in tiles: a screen covers a few dozen cells. */
const CELL = 8;
const NOWHERE = -1;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The positions of entities, rebuilt for each snapshot without allocating. Entities larger than the margin of
 * a screen are in a separate list, because their center may be far from the visible part.
 */
export interface InterestGrid {
  readonly columns: number;
  readonly rows: number;
  /**
   * The largest distance of an edge from the center, among all types in `game`. A game can be changed while
   * it runs.
   */
  reachMax: number;
  game: CompiledGame;
  /**
   * At n + 1: where the slots of cell n begin in `slots`. They end where the slots of the next cell begin.
   */
  readonly starts: Int32Array;
  slots: Int32Array;
  /**
   * The x and y of each entry of `slots`, in the same order, so that entities of a cell are next to each
   * other in memory.
   */
  spots: Float64Array;
  /** The cell of each slot. */
  cells: Int32Array;
  readonly large: { readonly slot: number; readonly reach: number }[];
  /** Slots of attached entities. */
  readonly attached: number[];
  /** Slots of units controlled by players of a team, by team. */
  readonly teams: Map<string, number[]>;
}

export function createInterestGrid({ game }: World): InterestGrid {
  const { width, height } = game.game.map;
  const columns = Math.ceil(width / CELL);
  const rows = Math.ceil(height / CELL);
  return {
    columns,
    rows,
    reachMax: findReachMax(game),
    game,
    starts: new Int32Array(columns * rows + 2),
    slots: new Int32Array(0),
    spots: new Float64Array(0),
    cells: new Int32Array(0),
    large: [],
    attached: [],
    teams: new Map(),
  };
}

/** Puts every visible entity into its cell. */
export function fillInterestGrid(grid: InterestGrid, world: World): void {
  const { marks, top, capacity, motion } = world.entities;
  if (grid.cells.length < capacity) growGrid(grid, capacity);
  if (grid.game !== world.game) {
    grid.game = world.game;
    grid.reachMax = findReachMax(world.game);
  }
  const { columns, rows, starts, cells, slots, spots } = grid;
  const { x, y, scale } = motion;
  starts.fill(0);
  grid.large.length = 0;
  grid.attached.length = 0;
  let count = 0;
  for (let slot = 0; slot < top; slot += 1) {
    const mark = marks[slot]!;
    // Items in an inventory have no position.
    const isOut = mark !== 0 && (mark & (DOOMED_MARK | HELD_MARK)) === 0;
    const cell = isOut ? toGridCell(y[slot]!, rows) * columns + toGridCell(x[slot]!, columns) : NOWHERE;
    cells[slot] = cell;
    if (cell === NOWHERE) continue;
    if ((mark & ATTACHED_MARK) !== 0) grid.attached.push(slot);
    if (grid.reachMax * scale[slot]! > VIEW_MARGIN) addLargeEntity(grid, world, slot);
    starts[cell + 1]! += 1;
    count += 1;
  }
  for (let cell = 1; cell < starts.length; cell += 1) starts[cell]! += starts[cell - 1]!;
  // Go backwards, so that the slots of a cell stay in order. Each entry of `starts` moves from the end of its
  // cell to the beginning.
  for (let slot = top - 1; slot >= 0; slot -= 1) {
    const cell = cells[slot]!;
    if (cell === NOWHERE) continue;
    const index = starts[cell + 1]! - 1;
    starts[cell + 1] = index;
    slots[index] = slot;
    spots[index * 2] = x[slot]!;
    spots[index * 2 + 1] = y[slot]!;
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
  grid.slots = new Int32Array(capacity);
  grid.spots = new Float64Array(capacity * 2);
}

function addLargeEntity({ large }: InterestGrid, world: World, slot: number): void {
  const { records, motion } = world.entities;
  const reach = computeReach(findLookSize(world, records[slot]!)) * motion.scale[slot]!;
  if (reach > VIEW_MARGIN) large.push({ slot, reach });
}

function findReachMax({ units, items, props, projectiles }: CompiledGame): number {
  let reachMax = 0;
  for (const types of [units, items, props, projectiles])
    for (const { type } of types.values()) reachMax = Math.max(reachMax, computeReach(type.look));
  return reachMax;
}

function computeReach({ width, height }: Size): number {
  return Math.max(width, height) / 2;
}

function findLookSize({ game }: World, entity: Entity): Size {
  if (entity.kind === 'unit') return game.units.get(entity.type)!.type.look;
  if (entity.kind === 'item') return game.items.get(entity.type)!.type.look;
  if (entity.kind === 'prop') return game.props.get(entity.type)!.type.look;
  return game.projectiles.get(entity.type)!.type.look;
}

/**
 * Returns the column or row of a coordinate. Positions outside the map are assigned to the cells at its edge.
 */
export function toGridCell(coordinate: number, cells: number): number {
  const cell = Math.floor(coordinate / CELL);
  return cell >= 0 ? Math.min(cells - 1, cell) : 0;
}
