import { buildOneWayWalls } from './buildOneWayWalls.ts';
import { buildSlopeWalls } from './buildSlopeWalls.ts';
import { BAND_QUARTERS, findRunEnd, SURFACE_INSET, isQuarterFilled, isQuarterSurface } from './quarters.ts';
import type { TileMap } from './TileMap.ts';
import { createWallBox, type WallPart } from './WallPart.ts';

interface Run {
  readonly start: number;
  readonly end: number;
  readonly top: number;
  /** The corners at this end of the run lie on a slope that spans several tiles. */
  readonly isBuriedLeft: boolean;
  readonly isBuriedRight: boolean;
}

/**
 * Builds the walls of a band of 32 rows as boxes. Boxes always span a whole row of filled tiles, because a body
 * that slides across the seam between two flush boxes gets caught on the edge of the second.
 */
export function buildRowWalls(tileMap: TileMap, band: number): WallPart[] {
  const slopes = buildSlopeWalls(tileMap, band);
  const parts = [...slopes.parts, ...buildOneWayWalls(tileMap, band)];
  // The runs that may continue in the next row, keyed by `start`, which is unique within a row.
  let open = new Map<number, Run>();
  const bottom = Math.min((band + 1) * BAND_QUARTERS, tileMap.height * 2);
  for (let qy = band * BAND_QUARTERS; qy < bottom; qy++) {
    const next = new Map<number, Run>();
    for (const run of listRuns(tileMap, qy, slopes.buried)) {
      const above = open.get(run.start);
      next.set(run.start, above !== undefined && isSameRun(run, above) ? above : run);
    }
    for (const run of open.values()) {
      if (next.get(run.start) !== run) parts.push(closeRun(tileMap, run, qy));
    }
    open = next;
  }
  for (const run of open.values()) parts.push(closeRun(tileMap, run, bottom));
  return parts;
}

function listRuns(tileMap: TileMap, qy: number, buried: ReadonlySet<number>): Run[] {
  const runs: Run[] = [];
  const row = (qy >> 1) * tileMap.width;
  for (let qx = 0; qx < tileMap.width * 2; qx++) {
    if (!isQuarterFilled(tileMap, qx, qy)) continue;
    const end = findRunEnd(tileMap, qx, qy);
    runs.push({
      start: qx,
      end,
      top: qy,
      isBuriedLeft: qx % 2 === 0 && buried.has(row + qx / 2),
      isBuriedRight: end % 2 === 0 && buried.has(row + end / 2 - 1),
    });
    qx = end;
  }
  return runs;
}

function isSameRun(a: Run, b: Run): boolean {
  return a.end === b.end && a.isBuriedLeft === b.isBuriedLeft && a.isBuriedRight === b.isBuriedRight;
}

function closeRun(tileMap: TileMap, run: Run, bottom: number): WallPart {
  const { start, end, top } = run;
  const continues = (qx: number, side: -1 | 1) =>
    isQuarterSurface(tileMap, qx, top - 1, side) || isQuarterSurface(tileMap, qx, bottom, side);
  const left = run.isBuriedLeft || continues(start, -1) ? SURFACE_INSET : 0;
  const right = run.isBuriedRight || continues(end - 1, 1) ? SURFACE_INSET : 0;
  return createWallBox(start / 2 + left, top / 2, (end - start) / 2 - left - right, (bottom - top) / 2);
}
