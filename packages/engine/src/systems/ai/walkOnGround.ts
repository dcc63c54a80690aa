import { FREE_CELL, SOLID_CELL } from '../../map/TileMap.ts';
import type { Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';
import { getDownDirection } from '../movement/jumpUnit.ts';

/** The terrain ahead of a unit that walks on the ground. */
interface GroundAhead {
  readonly isWall: boolean;
  readonly isGap: boolean;
}

/** How far ahead of its body a unit looks. */
const LOOK_AHEAD = 0.4;
/** A drop of more than this many cells is a gap. */
const STEP_DOWN_MAX = 3;

/** Checks the map's cells in front of a unit. `direction` is -1 or 1. */
export function probeGroundAhead(world: World, unit: Unit, direction: number): GroundAhead {
  const { motion } = world.entities;
  const { body } = world.game.units.get(unit.type)!.type;
  const scale = motion.scale[unit.slot]!;
  const down = getDownDirection(world);
  const x = motion.x[unit.slot]! + body.offset.x * scale;
  const y = motion.y[unit.slot]! + body.offset.y * scale;
  const feet = y + down * body.height * scale * 0.5;
  const column = Math.floor(x + direction * (body.width * scale * 0.5 + LOOK_AHEAD));
  // Slightly inside the body, because feet rest exactly on the edge between two cells.
  const lowest = Math.floor(feet - down * 0.1);
  const highest = Math.floor(y - down * (body.height * scale * 0.5 - 0.1));
  let isWall = false;
  for (let row = Math.min(lowest, highest); row <= Math.max(lowest, highest); row += 1) {
    isWall ||= cellAt(world, column, row) === SOLID_CELL;
  }
  let isGap = true;
  for (let step = 0; step <= STEP_DOWN_MAX; step += 1) {
    isGap &&= !canStandOn(cellAt(world, column, lowest + down * step));
  }
  return { isWall, isGap: isGap && !isWall };
}

function canStandOn(cell: number): boolean {
  return cell !== FREE_CELL;
}

/** Reads a cell. Outside the map, cells are solid if the map has solid edges, otherwise empty. */
function cellAt({ tiles }: World, column: number, row: number): number {
  if (column < 0 || row < 0 || column >= tiles.width || row >= tiles.height) {
    return tiles.hasSolidEdges ? SOLID_CELL : FREE_CELL;
  }
  return tiles.solidity[row * tiles.width + column]!;
}
