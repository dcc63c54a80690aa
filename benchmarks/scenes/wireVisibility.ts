import type { World } from '@playloom/engine';
import { protocolLimits } from '@playloom/protocol';
import { roomLimits } from '@playloom/room';

/**
 * This file computes which entities each client sees in the wire scene. It does not use code of the room, so that it
 * can verify the room.
 */
const { VIEW_MARGIN } = roomLimits;
const CELL = 8;

interface WireScreen {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Returns the area that a client sees: the widest screen around its unit, clamped to the map, plus a margin. Cameras
 * follow without delay in this scene.
 */
export function findWireScreen({ game, entities }: World, slot: number): WireScreen {
  const { settings, map } = game.game;
  const halfHeight = settings.camera.tilesInView / 2;
  const halfWidth = halfHeight * protocolLimits.ASPECT_MAX;
  const x = Math.min(map.width - halfWidth, Math.max(halfWidth, entities.motion.x[slot]!));
  const y = Math.min(map.height - halfHeight, Math.max(halfHeight, entities.motion.y[slot]!));
  return {
    left: x - halfWidth - VIEW_MARGIN,
    top: y - halfHeight - VIEW_MARGIN,
    right: x + halfWidth + VIEW_MARGIN,
    bottom: y + halfHeight + VIEW_MARGIN,
  };
}

export function isOnScreen({ left, top, right, bottom }: WireScreen, x: number, y: number): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** Entity slots by grid cell, in flat arrays. */
interface WireGrid {
  readonly columns: number;
  readonly rows: number;
  readonly counts: Int32Array;
  readonly starts: Int32Array;
  readonly slots: Int32Array;
}

export function createWireGrid({ game, entities }: World): WireGrid {
  const columns = Math.ceil(game.game.map.width / CELL);
  const rows = Math.ceil(game.game.map.height / CELL);
  return {
    columns,
    rows,
    counts: new Int32Array(columns * rows),
    starts: new Int32Array(columns * rows + 1),
    slots: new Int32Array(entities.capacity),
  };
}

export function fillWireGrid(grid: WireGrid, { entities }: World): void {
  const { counts, starts, slots } = grid;
  const { x, y } = entities.motion;
  counts.fill(0);
  for (let slot = 0; slot < entities.top; slot += 1) counts[cellOf(grid, x[slot]!, y[slot]!)]! += 1;
  for (let cell = 0; cell < counts.length; cell += 1) starts[cell + 1] = starts[cell]! + counts[cell]!;
  counts.fill(0);
  for (let slot = 0; slot < entities.top; slot += 1) {
    const cell = cellOf(grid, x[slot]!, y[slot]!);
    slots[starts[cell]! + counts[cell]!] = slot;
    counts[cell]! += 1;
  }
}

/** Writes the slots on a screen into `seen` and returns their number. */
export function findOnScreen(
  grid: WireGrid,
  { entities }: World,
  screen: WireScreen,
  seen: Int32Array,
): number {
  const { x, y } = entities.motion;
  const { columns, starts, slots } = grid;
  const first = toCell(screen.left, columns);
  const last = toCell(screen.right, columns);
  const lastRow = toCell(screen.bottom, grid.rows);
  let count = 0;
  for (let row = toCell(screen.top, grid.rows); row <= lastRow; row += 1) {
    const end = starts[row * columns + last + 1]!;
    for (let index = starts[row * columns + first]!; index < end; index += 1) {
      const slot = slots[index]!;
      if (isOnScreen(screen, x[slot]!, y[slot]!)) seen[count++] = slot;
    }
  }
  return count;
}

function cellOf({ columns, rows }: WireGrid, x: number, y: number): number {
  return toCell(y, rows) * columns + toCell(x, columns);
}

function toCell(coordinate: number, cells: number): number {
  return Math.min(cells - 1, Math.max(0, Math.floor(coordinate / CELL)));
}
