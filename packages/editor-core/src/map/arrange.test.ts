import { createDraftUpdate, materialize, openDraft } from '@playloom/draft';
import { type Game, type GameInput, parseGame } from '@playloom/game-format';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { createEditor } from '../editor/createEditor.ts';
import { runCommand, undo } from '../history/runCommand.ts';
import { removeUnknownTiles, removeUnknownReferences, parseMapClip, serializeMapClip } from './clipText.ts';
import { alignMapObjects } from './commands/alignMapObjects.ts';
import { sortLayers, moveLayerNextTo, removeLayer } from './commands/layers.ts';
import { copyMapObjects, pasteMapObjects } from './commands/mapObjects.ts';
import { addTileSet, changeTile, removeTileSet, renameTileSet } from './commands/tileSets.ts';
import { createPaintCommand } from './commands/tiles.ts';
import { createTileCounter } from './cells/createTileCounter.ts';
import { createMapEditor, reconcileSelection } from './state/createMapEditor.ts';
import type { MapEditor, MapObject } from './state/MapState.ts';
import { releaseHandle, dragHandle, moveRegionSide } from './tools/handles.ts';

const game: GameInput = {
  format: 1,
  settings: { title: 'Field' },
  map: {
    width: 40,
    height: 40,
    tileSets: [{ id: 'plain', count: 8, firstId: 1 }],
    layers: [
      { id: 'ground', name: 'Ground', depth: -10 },
      { id: 'walls', name: 'Walls', depth: -5 },
      { id: 'roofs', name: 'Roofs', depth: 5 },
    ],
    regions: { pond: { name: 'Pond', x: 4, y: 4, width: 6, height: 4 } },
    spawnPoints: { start: { name: 'Start', x: 2, y: 2, team: 'reds' } },
    entities: [
      {
        id: 'a',
        kind: 'unit',
        type: 'duck',
        x: 10,
        y: 10,
        rotation: 30,
        team: 'reds',
        variables: { food: 3 },
      },
      { id: 'b', kind: 'unit', type: 'duck', x: 14, y: 12 },
      { id: 'c', kind: 'unit', type: 'duck', x: 24, y: 20 },
    ],
  },
  types: { units: { duck: { name: 'Duck' } }, teams: { reds: { name: 'Reds' } } },
  variables: { unit: { food: { name: 'Food', type: 'number' } } },
};

function openMap(input: GameInput = game): MapEditor {
  const parsed = parseGame(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const doc = new Y.Doc();
  Y.applyUpdate(doc, createDraftUpdate(parsed.value));
  const person = { id: 'ida', name: 'Ida' };
  return createMapEditor(createEditor({ draft: openDraft(doc), person, canEdit: true, now: () => 0 }));
}

const ducks: readonly MapObject[] = ['a', 'b', 'c'].map((id) => ({ kind: 'entity', id }));
const positions = ({ editor }: MapEditor) => editor.game.get().map.entities.map(({ x, y }) => [x, y]);

/** Expects the draft to be a valid game. */
function expectSound(map: MapEditor): Game {
  const parsed = parseGame(materialize(map.editor.draft));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

describe('arranging map objects', () => {
  it('[ED-03:part] aligns, distributes and mirrors the selection, each as one step', () => {
    const map = openMap();
    const { editor } = map;
    runCommand(editor, alignMapObjects(editor, ducks, 'left'));
    expect(positions(map)).toEqual([
      [10, 10],
      [10, 12],
      [10, 20],
    ]);
    undo(editor);
    runCommand(editor, alignMapObjects(editor, ducks, 'bottom'));
    expect(positions(map)).toEqual([
      [10, 20],
      [14, 20],
      [24, 20],
    ]);
    undo(editor);
    runCommand(editor, alignMapObjects(editor, ducks, 'spread-x'));
    expect(positions(map).map(([x]) => x)).toEqual([10, 17, 24]);
    undo(editor);
    runCommand(editor, alignMapObjects(editor, ducks, 'flip-x'));
    expect(positions(map).map(([x]) => x)).toEqual([24, 20, 10]);
    expect(editor.game.get().map.entities[0]!.rotation).toBe(150);
    undo(editor);
    expect(positions(map)).toEqual([
      [10, 10],
      [14, 12],
      [24, 20],
    ]);
    expectSound(map);
  });

  it('[ED-03:part] resizes a region and rotates an object with the pointer, in steps while snapping', () => {
    const map = openMap();
    const grip = { kind: 'resize', id: 'pond', handle: { x: -1, y: 1 } } as const;
    dragHandle(map, grip, { x: 6.1, y: 12.2 }, 0);
    // The draft doesn't change before the pointer is released.
    expect(map.editor.game.get().map.regions['pond']).toMatchObject({ x: 4, height: 4 });
    releaseHandle(map);
    expect(map.editor.game.get().map.regions['pond']).toMatchObject({ x: 6, y: 4, width: 4, height: 8 });
    // A side can't be dragged past the opposite side.
    expect(moveRegionSide({ x: 6, y: 4, width: 4, height: 8 }, { x: 1, y: 0 }, { x: -3, y: 0 }).width).toBe(
      0.5,
    );
    dragHandle(map, { kind: 'turn', mapObject: ducks[0]! }, { x: 0, y: 0 }, 98);
    releaseHandle(map);
    expect(map.editor.game.get().map.entities[0]!.rotation).toBe(105);
    map.state.update((state) => ({ ...state, isSnapping: false }));
    dragHandle(map, { kind: 'turn', mapObject: ducks[0]! }, { x: 0, y: 0 }, 98.4);
    releaseHandle(map);
    expect(map.editor.game.get().map.entities[0]!.rotation).toBe(98);
    expectSound(map);
  });
});

describe('the selection', () => {
  it('drops objects and layers that are undone or removed', () => {
    const map = openMap();
    const { editor } = map;
    const { command, mapObjects } = pasteMapObjects(editor, copyMapObjects(editor.game.get(), ducks), {
      x: 1,
      y: 1,
    });
    runCommand(editor, command);
    map.state.update((state) => ({ ...state, selected: [...ducks, ...mapObjects], layer: 'walls' }));
    reconcileSelection(map);
    expect(map.state.get().selected).toHaveLength(6);
    undo(editor);
    reconcileSelection(map);
    expect(map.state.get().selected).toEqual(ducks);
    runCommand(editor, removeLayer(editor, 'walls'));
    reconcileSelection(map);
    expect(map.state.get().layer).toBe('roofs');
  });
});

describe('the clipboard', () => {
  it('[ED-03:part] copies objects as text to another game, without parts that game does not have', () => {
    const map = openMap();
    const things = copyMapObjects(map.editor.game.get(), [
      ...ducks,
      { kind: 'region', id: 'pond' },
      { kind: 'spawn-point', id: 'start' },
    ]);
    const read = parseMapClip(serializeMapClip({ tiles: null, things }));
    expect(read).toEqual({ ok: true, value: { tiles: null, things } });
    const other = openMap({
      format: 1,
      settings: { title: 'Other' },
      types: { units: { duck: { name: 'Duck' } } },
    });
    const fitting = removeUnknownReferences(other.editor.game.get(), things);
    expect(fitting.left).toBe(0);
    expect(fitting.clip.entities[0]).toMatchObject({ type: 'duck', team: null, variables: {} });
    expect(fitting.clip.spawnPoints[0]!.team).toBe(null);
    const empty = openMap({ format: 1, settings: { title: 'Empty' } });
    expect(removeUnknownReferences(empty.editor.game.get(), things)).toMatchObject({
      left: 3,
      clip: { entities: [] },
    });
    expect(
      removeUnknownTiles(map.editor.game.get(), { width: 3, height: 1, cells: [8, 9, 0] }).cells,
    ).toEqual([8, -1, 0]);
  });

  it('rejects invalid parts of a map', () => {
    const mapObject = { id: 'a', kind: 'unit', type: 'duck', x: 1, y: 1 };
    const clip = (value: object) =>
      JSON.stringify({ 'playloom-map': 1, tiles: null, things: null, ...value });
    const lists = { entities: [], regions: [], spawnPoints: [] };
    const wrong: readonly [string, 'no-map' | 'broken'][] = [
      ['', 'no-map'],
      ['hello', 'no-map'],
      ['{"playloom-map"', 'no-map'],
      ['["playloom-map"]', 'no-map'],
      [clip({}), 'broken'],
      [clip({ tiles: { width: 2, height: 1, cells: [1] } }), 'broken'],
      [clip({ tiles: { width: 1e9, height: 1e9, cells: [] } }), 'broken'],
      [clip({ tiles: { width: 1, height: 1, cells: [70_000] } }), 'broken'],
      [clip({ tiles: { width: 1, height: 1, cells: ['1'] } }), 'broken'],
      [clip({ things: { ...lists, entities: [{ ...mapObject, x: 'far' }] } }), 'broken'],
      [clip({ things: { ...lists, entities: [{ ...mapObject, isAdmin: true }] } }), 'broken'],
      [clip({ things: { ...lists, regions: [{ name: 'A', x: 0, y: 0, width: -1, height: 1 }] } }), 'broken'],
      [clip({ things: { ...lists, regions: null } }), 'broken'],
    ];
    for (const [text, error] of wrong)
      expect([text, parseMapClip(text)]).toEqual([text, { ok: false, error }]);
    const parsed = parseMapClip(clip({ things: { ...lists, entities: [mapObject] } }));
    expect(parsed).toMatchObject({ ok: true, value: { things: { entities: [{ scale: 1, team: null }] } } });
  });
});

describe('layers and tiles', () => {
  it('[ED-02:part] moves layers above and below others in drawing order', () => {
    const map = openMap();
    const { editor } = map;
    const order = () => sortLayers(editor.game.get().map.layers).map(({ id }) => id);
    expect(order()).toEqual(['ground', 'walls', 'roofs']);
    runCommand(editor, moveLayerNextTo(editor, 'ground', 'over', 'roofs'));
    expect(order()).toEqual(['walls', 'roofs', 'ground']);
    runCommand(editor, moveLayerNextTo(editor, 'roofs', 'under', 'walls'));
    expect(order()).toEqual(['roofs', 'walls', 'ground']);
    undo(editor);
    undo(editor);
    expect(editor.game.get().map.layers.map(({ depth }) => depth)).toEqual([-10, -5, 5]);
    expect(order()).toEqual(['ground', 'walls', 'roofs']);
  });

  it('[ED-02:part] adds, renames and deletes tilesets, and sets the collision of single tiles', () => {
    const map = openMap();
    const { editor } = map;
    const set = { name: 'Castle', image: null, tileWidth: 16, tileHeight: 16, columns: 4, count: 16 };
    const added = addTileSet(editor, set)!;
    runCommand(editor, added.command);
    expect(editor.game.get().map.tileSets[1]).toMatchObject({ id: 'castle', firstId: 9, count: 16 });
    expect(addTileSet(editor, { ...set, count: 8180 })).toBe(null);
    runCommand(editor, changeTile(editor, 10, { solid: true, shape: 'slope-up' }));
    runCommand(editor, changeTile(editor, 10, { name: 'Ramp', solid: undefined }));
    expect(editor.game.get().map.tileSets[1]!.tiles).toEqual({ 1: { name: 'Ramp', shape: 'slope-up' } });
    runCommand(editor, changeTile(editor, 10, { name: undefined, shape: undefined }));
    expect(editor.game.get().map.tileSets[1]!.tiles).toEqual({});
    expect(changeTile(editor, 999, { solid: true }).edits).toEqual([]);
    runCommand(editor, renameTileSet(editor, 'castle', 'Keep'));
    expect(expectSound(map).map.tileSets[1]!.name).toBe('Keep');
    runCommand(editor, removeTileSet(editor, 'castle'));
    expect(editor.game.get().map.tileSets).toHaveLength(1);
  });

  it('counts the tiles of a layer, and recounts only changed chunks', () => {
    const map = openMap();
    const { editor } = map;
    const counts = createTileCounter(editor.draft);
    runCommand(
      editor,
      createPaintCommand(editor, 'ground', [
        [0, 0, 1],
        [1, 0, 2],
        [39, 39, 3],
      ]),
    );
    expect(counts.read('ground')).toBe(3);
    runCommand(editor, createPaintCommand(editor, 'ground', [[0, 0, 0]]));
    expect(counts.read('ground')).toBe(2);
    undo(editor);
    expect([counts.read('ground'), counts.read('walls')]).toEqual([3, 0]);
    counts.stop();
  });
});
