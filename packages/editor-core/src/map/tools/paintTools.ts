import type { CellChange } from '@playloom/draft';
import { endStep, runCommand } from '../../history/runCommand.ts';
import { getAreaBetween, clipArea } from '../cells/getAreaBetween.ts';
import { findConnectedCells } from '../cells/findConnectedCells.ts';
import { listLineCells } from '../cells/listLineCells.ts';
import { readStamp } from '../cells/readStamp.ts';
import { getStampCell, repeatStamp, listStampCells } from '../cells/listStampCells.ts';
import { createPaintCommand } from '../commands/tiles.ts';
import { findPaintableLayer } from '../state/createMapEditor.ts';
import type { MapEditor, MapPoint } from '../state/MapState.ts';
import type { MapTool } from './MapTool.ts';

export const brushTool: MapTool = strokeTool(false);
export const eraseTool: MapTool = strokeTool(true);

/** Paints cell by cell along the pointer's path. Each stroke is one step. */
function strokeTool(isErasing: boolean): MapTool {
  return {
    down(map, pointer) {
      map.strokes += 1;
      const stroke = `stroke/${map.strokes}`;
      setGesture(map, { kind: 'stroke', last: pointer, stroke, isErasing });
      paintStroke(map, [pointer], isErasing, stroke);
    },
    move(map, pointer) {
      const { gesture } = map.state.get();
      if (gesture?.kind !== 'stroke') return;
      paintStroke(map, listLineCells(gesture.last, pointer).slice(1), gesture.isErasing, gesture.stroke);
      setGesture(map, { ...gesture, last: pointer });
    },
    up(map) {
      setGesture(map, null);
      endStep(map.editor);
    },
  };
}

function paintStroke(map: MapEditor, points: readonly MapPoint[], isErasing: boolean, merge: string): void {
  const found = findPaintableLayer(map);
  if ('why' in found || points.length === 0) return;
  const state = map.state.get();
  const erasing = { stamp: { width: 1, height: 1, cells: [0] }, brushSize: state.brushSize };
  const cells = points.flatMap((point) => listStampCells(isErasing ? erasing : state, point));
  runCommand(
    map.editor,
    createPaintCommand(map.editor, found.layer, cells, { verb: isErasing ? 'Erase' : 'Paint', merge }),
  );
}

export const lineTool: MapTool = dragTool('line', (map, from, to) =>
  listLineCells(from, to).flatMap((point) => listStampCells(map.state.get(), point)),
);

export const rectangleTool: MapTool = dragTool('rectangle', (map, from, to) => {
  const area = clipArea(getAreaBetween(from, to), map.editor.game.get().map);
  return area === null ? [] : repeatStamp(map.state.get().stamp, area);
});

function dragTool(
  kind: 'line' | 'rectangle',
  cellsOf: (map: MapEditor, from: MapPoint, to: MapPoint) => CellChange[],
): MapTool {
  return {
    down: (map, pointer) => setGesture(map, { kind, from: pointer, to: pointer }),
    move(map, pointer) {
      const { gesture } = map.state.get();
      if (gesture?.kind === kind) setGesture(map, { ...gesture, to: pointer });
    },
    up(map, pointer) {
      const { gesture } = map.state.get();
      setGesture(map, null);
      const found = findPaintableLayer(map);
      if (gesture?.kind !== kind || 'why' in found) return;
      const verb = kind === 'line' ? 'Draw a line' : 'Paint a rectangle';
      runCommand(
        map.editor,
        createPaintCommand(map.editor, found.layer, cellsOf(map, gesture.from, pointer), { verb }),
      );
    },
  };
}

export const fillTool: MapTool = {
  down(map, pointer) {
    const found = findPaintableLayer(map);
    if ('why' in found) return;
    const { draft } = map.editor;
    const { stamp } = map.state.get();
    const places = findConnectedCells(draft, found.layer, pointer, map.editor.game.get().map);
    const cells = places.map(({ x, y }) => [x, y, getStampCell(stamp, x, y)] as const);
    const painted = cells.filter(([, , cell]) => cell >= 0);
    runCommand(map.editor, createPaintCommand(map.editor, found.layer, painted, { verb: 'Fill' }));
  },
  move: () => undefined,
  up: () => undefined,
};

/** Picks the topmost tile under the pointer as the brush. */
export const pickTool: MapTool = {
  down(map, pointer) {
    const { layers } = map.editor.game.get().map;
    const area = { x: Math.floor(pointer.x), y: Math.floor(pointer.y), width: 1, height: 1 };
    for (const layer of [...layers].reverse()) {
      if (!layer.isVisible) continue;
      const stamp = readStamp(map.editor.draft, layer.id, area);
      if (stamp.cells[0] === 0) continue;
      map.state.update((state) => ({ ...state, stamp, layer: layer.id, tool: 'brush' }));
      return;
    }
  },
  move: () => undefined,
  up: () => undefined,
};

export function setGesture(map: MapEditor, gesture: ReturnType<MapEditor['state']['get']>['gesture']): void {
  map.state.update((state) => ({ ...state, gesture }));
}
