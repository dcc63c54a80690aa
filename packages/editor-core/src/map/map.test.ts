import { createDraftUpdate, materialize, openDraft, readDraftCell } from '@playloom/draft';
import { type GameInput, parseGame } from '@playloom/game-format';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { createEditor } from '../editor/createEditor.ts';
import { redo, runCommand, undo } from '../history/runCommand.ts';
import { transformStamp } from './cells/readStamp.ts';
import {
  addLayer,
  setLayerField,
  duplicateLayer,
  moveLayer,
  removeLayer,
  resizeMap,
} from './commands/layers.ts';
import {
  copyMapObjects,
  pasteMapObjects,
  removeMapObjects,
  resizeMapRegion,
  rotateMapObjects,
} from './commands/mapObjects.ts';
import { createMapEditor } from './state/createMapEditor.ts';
import type { MapEditor, MapPoint, MapState, ToolName } from './state/MapState.ts';
import { handleMapPointer } from './tools/mapTools.ts';

const game: GameInput = {
  format: 1,
  settings: { title: 'Field' },
  map: {
    width: 40,
    height: 40,
    tileSets: [{ id: 'plain', count: 8, firstId: 1 }],
    layers: [
      { id: 'ground', name: 'Ground' },
      { id: 'walls', name: 'Walls' },
    ],
  },
  types: { units: { duck: { name: 'Duck' } } },
};

function openMap(): MapEditor {
  const parsed = parseGame(game);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const doc = new Y.Doc();
  Y.applyUpdate(doc, createDraftUpdate(parsed.value));
  const person = { id: 'ida', name: 'Ida' };
  return createMapEditor(createEditor({ draft: openDraft(doc), person, canEdit: true, now: () => 0 }));
}

/** Selects a tool and draws with it from point to point. */
function draw(
  map: MapEditor,
  tool: ToolName,
  points: readonly (readonly [number, number])[],
  also: Partial<MapState> = {},
  keys = {},
) {
  map.state.update((state) => ({ ...state, ...also, tool }));
  const pointers = points.map(([x, y]) => ({ x, y, isShift: false, isAlt: false, isMod: false, ...keys }));
  handleMapPointer(map, 'down', pointers[0]!);
  for (const pointer of pointers.slice(1)) handleMapPointer(map, 'move', pointer);
  handleMapPointer(map, 'up', pointers.at(-1)!);
}

function cells(map: MapEditor, points: readonly (readonly [number, number])[], layer = 'ground'): number[] {
  return points.map(([x, y]) => readDraftCell(map.editor.draft.tiles, layer, x, y));
}

function labels(map: MapEditor): string[] {
  return map.editor.history.get().done.map((step) => step.label);
}

describe('[ED-02:part] painting', () => {
  it('with a brush leaves no gaps and is one step', () => {
    const map = openMap();
    draw(
      map,
      'brush',
      [
        [1.5, 1.5],
        [6.5, 1.5],
        [6.5, 4.5],
      ],
      { stamp: { width: 1, height: 1, cells: [3] } },
    );
    expect(
      cells(map, [
        [1, 1],
        [3, 1],
        [6, 1],
        [6, 3],
        [6, 4],
        [0, 1],
      ]),
    ).toEqual([3, 3, 3, 3, 3, 0]);
    expect(labels(map)).toEqual(['Paint on Ground']);
    draw(map, 'erase', [[3.2, 1.2]]);
    expect(cells(map, [[3, 1]])).toEqual([0]);
    undo(map.editor);
    undo(map.editor);
    expect(
      cells(map, [
        [1, 1],
        [3, 1],
        [6, 4],
      ]),
    ).toEqual([0, 0, 0]);
    redo(map.editor);
    expect(cells(map, [[6, 4]])).toEqual([3]);
  });

  it('works with a large brush, a stamp, a line, a rectangle and a fill', () => {
    const map = openMap();
    draw(map, 'brush', [[5.5, 5.5]], { stamp: { width: 1, height: 1, cells: [2] }, brushSize: 3 });
    expect(
      cells(map, [
        [4, 4],
        [6, 6],
        [7, 7],
      ]),
    ).toEqual([2, 2, 0]);
    draw(map, 'brush', [[10.5, 10.5]], { stamp: { width: 2, height: 1, cells: [4, 5] } });
    expect(
      cells(map, [
        [10, 10],
        [11, 10],
      ]),
    ).toEqual([4, 5]);
    const one = { width: 1, height: 1, cells: [6] };
    draw(
      map,
      'line',
      [
        [0.5, 20.5],
        [4.5, 24.5],
      ],
      { stamp: one, brushSize: 1 },
    );
    expect(
      cells(map, [
        [0, 20],
        [2, 22],
        [4, 24],
        [2, 23],
      ]),
    ).toEqual([6, 6, 6, 0]);
    draw(
      map,
      'rectangle',
      [
        [32.5, 32.5],
        [60, 60],
      ],
      { stamp: one },
    );
    expect(
      cells(map, [
        [32, 32],
        [39, 39],
      ]),
    ).toEqual([6, 6]);
    draw(map, 'fill', [[5.5, 5.5]], { stamp: { width: 1, height: 1, cells: [7] } });
    expect(
      cells(map, [
        [4, 4],
        [6, 6],
        [7, 7],
      ]),
    ).toEqual([7, 7, 0]);
    draw(map, 'fill', [[0.5, 39.5]], { stamp: one });
    expect(
      cells(map, [
        [0, 0],
        [39, 0],
        [5, 5],
        [10, 10],
      ]),
    ).toEqual([6, 6, 7, 4]);
  });

  it('picks the topmost tile, and moves, copies and rotates the selection', () => {
    const map = openMap();
    draw(map, 'brush', [[1.5, 1.5]], { stamp: { width: 1, height: 1, cells: [3] } });
    draw(map, 'pick', [[1.2, 1.2]], { layer: 'walls' });
    expect(map.state.get()).toMatchObject({ layer: 'ground', tool: 'brush', stamp: { cells: [3] } });
    draw(map, 'area', [
      [1.1, 1.1],
      [2.9, 1.9],
    ]);
    expect(map.state.get().area).toEqual({ x: 1, y: 1, width: 2, height: 1 });
    draw(map, 'area', [
      [1.5, 1.5],
      [5.5, 6.5],
    ]);
    expect(
      cells(map, [
        [1, 1],
        [5, 6],
      ]),
    ).toEqual([0, 3]);
    expect(map.state.get().area).toMatchObject({ x: 5, y: 6 });
    draw(
      map,
      'area',
      [
        [5.5, 6.5],
        [5.5, 8.5],
      ],
      {},
      { isAlt: true },
    );
    expect(
      cells(map, [
        [5, 6],
        [5, 8],
      ]),
    ).toEqual([3, 3]);
    const stamp = { width: 2, height: 1, cells: [1, 2] };
    const twice = (how: 'right' | 'flip-x' | 'flip-y') => transformStamp(transformStamp(stamp, how), how);
    expect(twice('flip-x')).toEqual(stamp);
    expect(transformStamp(stamp, 'right')).toMatchObject({ width: 1, height: 2 });
    let turned = stamp as ReturnType<typeof transformStamp>;
    for (let times = 0; times < 4; times++) turned = transformStamp(turned, 'right');
    expect(turned).toEqual(stamp);
  });

  it('paints nothing on locked or hidden layers', () => {
    const map = openMap();
    runCommand(map.editor, setLayerField(map.editor, 'ground', 'isLocked', true));
    draw(map, 'brush', [[1.5, 1.5]]);
    draw(map, 'fill', [[1.5, 1.5]]);
    expect(cells(map, [[1, 1]])).toEqual([0]);
    runCommand(map.editor, setLayerField(map.editor, 'ground', 'isLocked', false));
    draw(map, 'brush', [
      [-3, -3],
      [45, -3],
    ]);
    expect(map.editor.draft.tiles.cells.size).toBe(0);
  });
});

describe('[ED-02:part] layers and the map size', () => {
  it('are added, renamed, moved, copied with their tiles, deleted and restored', () => {
    const map = openMap();
    draw(map, 'brush', [[1.5, 1.5]], { stamp: { width: 1, height: 1, cells: [3] } });
    const names = () => map.editor.game.get().map.layers.map(({ name }) => name);
    const added = addLayer(map.editor, 'ground');
    runCommand(map.editor, added.command);
    expect(names()).toEqual(['Ground', 'Layer 3', 'Walls']);
    runCommand(map.editor, setLayerField(map.editor, added.layer, 'name', 'Trees'));
    runCommand(map.editor, moveLayer(map.editor, added.layer, null));
    expect(names()).toEqual(['Ground', 'Walls', 'Trees']);
    const copy = duplicateLayer(map.editor, 'ground')!;
    runCommand(map.editor, copy.command);
    expect(cells(map, [[1, 1]], copy.layer)).toEqual([3]);
    const before = materialize(map.editor.draft);
    runCommand(map.editor, removeLayer(map.editor, 'ground'));
    expect(names()).not.toContain('Ground');
    undo(map.editor);
    expect(materialize(map.editor.draft)).toEqual(before);
  });

  it('resizes at any side, with everything on the map', () => {
    const map = openMap();
    draw(map, 'brush', [[31.5, 1.5]], { stamp: { width: 1, height: 1, cells: [3] } });
    draw(map, 'place', [[4, 4]], { placing: { kind: 'unit', type: 'duck' } });
    const before = materialize(map.editor.draft);
    runCommand(map.editor, resizeMap(map.editor, { width: 44, height: 38, left: 3, top: -1 }));
    expect(
      cells(map, [
        [34, 0],
        [31, 1],
      ]),
    ).toEqual([3, 0]);
    expect(map.editor.game.get().map).toMatchObject({ width: 44, height: 38, entities: [{ x: 7, y: 3 }] });
    expect(parseGame(materialize(map.editor.draft)).ok).toBe(true);
    undo(map.editor);
    expect(materialize(map.editor.draft)).toEqual(before);
  });
});

describe('[ED-03:part] map objects', () => {
  const placing = { kind: 'unit', type: 'duck' } as const;
  const at = (map: MapEditor): MapPoint[] => map.editor.game.get().map.entities.map(({ x, y }) => ({ x, y }));

  it('are placed, snapped, selected, moved, duplicated, rotated and deleted', () => {
    const map = openMap();
    draw(map, 'place', [[3.4, 3.6]], { placing });
    draw(map, 'place', [[8, 8]], { placing });
    expect(at(map)).toEqual([
      { x: 3.5, y: 3.5 },
      { x: 8, y: 8 },
    ]);
    draw(map, 'select', [
      [2, 2],
      [9, 9],
    ]);
    expect(map.state.get().selected).toHaveLength(2);
    draw(map, 'select', [
      [8, 8],
      [9.1, 8.1],
    ]);
    expect(at(map)).toEqual([
      { x: 4.5, y: 3.5 },
      { x: 9, y: 8 },
    ]);
    draw(map, 'select', [[9, 8]], { selected: [] });
    expect(map.state.get().selected).toEqual([{ kind: 'entity', id: 'duck-2' }]);
    draw(
      map,
      'select',
      [
        [9, 8],
        [9, 12],
      ],
      { isSnapping: false },
      { isAlt: true },
    );
    expect(at(map)).toHaveLength(3);
    expect(map.state.get().selected).toEqual([{ kind: 'entity', id: 'duck-3' }]);
    runCommand(map.editor, rotateMapObjects(map.editor, map.state.get().selected, -90));
    expect(map.editor.game.get().map.entities.at(-1)!.rotation).toBe(270);
    runCommand(map.editor, removeMapObjects(map.editor, map.state.get().selected));
    expect(at(map)).toHaveLength(2);
    draw(map, 'select', [[9, 8]], {}, { isShift: true });
    expect(labels(map).at(-1)).toBe('Delete Duck');
    while (undo(map.editor) !== null);
    expect(at(map)).toEqual([]);
  });

  it('include regions and spawn points', () => {
    const map = openMap();
    draw(map, 'region', [
      [10.2, 10.2],
      [14.8, 12.8],
    ]);
    const [mapObject] = map.state.get().selected;
    expect(map.editor.game.get().map.regions[mapObject!.id]).toMatchObject({
      x: 10,
      y: 10,
      width: 5,
      height: 3,
    });
    runCommand(map.editor, resizeMapRegion(map.editor, mapObject!.id, { x: 9, y: 9, width: 7, height: 7 }));
    draw(map, 'spawn-point', [[20, 20]]);
    draw(map, 'select', [
      [12, 12],
      [13, 13],
    ]);
    expect(map.editor.game.get().map.regions[mapObject!.id]).toMatchObject({ x: 10, y: 10, width: 7 });
    const clip = copyMapObjects(map.editor.game.get(), [mapObject!, { kind: 'spawn-point', id: 'spawn-1' }]);
    const pasted = pasteMapObjects(map.editor, clip, { x: 1, y: 1 });
    runCommand(map.editor, pasted.command);
    const { regions, spawnPoints } = map.editor.game.get().map;
    expect([Object.keys(regions), Object.keys(spawnPoints)]).toEqual([
      ['region-1', 'region-1-2'],
      ['spawn-1', 'spawn-1-2'],
    ]);
    expect(parseGame(materialize(map.editor.draft)).ok).toBe(true);
  });
});
