import {
  addLayer,
  setLayerField,
  createMapEditor,
  createStore,
  handleMapPointer,
  runCommand,
  undo,
} from '@playloom/editor-core';
import type { Json } from '@playloom/game-format';
import type { Renderer } from '@playloom/renderer';
import { createNullRenderer } from '@playloom/renderer/null';
import { describe, expect, it } from 'vitest';
import { createTestEditorSession } from '../../../testing/createTestEditorSession.ts';
import type { MapEditorState } from '../state/MapEditorState.ts';
import { createDraftScene, fillDraftScene } from './fillDraftScene.ts';
import { syncRendererMap } from './syncRendererMap.ts';

const LAYERS = ['a', 'b', 'c', 'd', 'e'];

function makeGame(side: number, entities = 0): Json {
  const across = Math.ceil(Math.sqrt(entities));
  return {
    format: 1,
    settings: { title: 'Field' },
    map: {
      width: side,
      height: side,
      tileSets: [{ id: 'plain', count: 8, firstId: 1 }],
      layers: LAYERS.map((id) => ({ id, name: id })),
      entities: Array.from({ length: entities }, (_, index) => ({
        id: `duck-${index}`,
        kind: 'unit',
        type: 'duck',
        x: ((index % across) + 0.5) * (side / across),
        y: (Math.floor(index / across) + 0.5) * (side / across),
      })),
    },
    types: { units: { duck: { name: 'Duck' } } },
  };
}

/** Creates a renderer that counts how often it loads the map and changes tiles. */
function createCounter(): { renderer: Renderer; counts: { loads: number; tiles: number } } {
  const counts = { loads: 0, tiles: 0 };
  const inner = createNullRenderer();
  const renderer: Renderer = {
    ...inner,
    async load() {
      counts.loads += 1;
    },
    setTile() {
      counts.tiles += 1;
    },
  };
  return { renderer, counts };
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('the rendered draft', () => {
  it('[ED-02:part] sends single cells to the renderer: a stroke costs the same on any map and reloads nothing', async () => {
    const calls: object[] = [];
    for (const side of [32, 512]) {
      const session = createTestEditorSession(makeGame(side));
      const { renderer, counts } = createCounter();
      const loading = syncRendererMap(session, renderer, () => {});
      const stop = session.editor.game.subscribe(loading.check);
      await settle();
      const map = createMapEditor(session.editor);
      map.state.update((state) => ({ ...state, tool: 'brush' }));
      const keys = { isShift: false, isAlt: false, isMod: false };
      handleMapPointer(map, 'down', { x: 0.5, y: 0.5, ...keys });
      for (let step = 1; step < 200; step++)
        handleMapPointer(map, 'move', { x: (step % 20) + 0.5, y: Math.floor(step / 20) + 0.5, ...keys });
      handleMapPointer(map, 'up', { x: 0.5, y: 0.5, ...keys });
      await settle();
      calls.push({ ...counts });
      expect(counts.loads).toBe(1);
      expect(counts.tiles).toBeGreaterThanOrEqual(200);
      undo(session.editor);
      expect(counts.tiles).toBeLessThanOrEqual(3 * 200);

      // Changing the opacity or visibility reloads no tiles; adding a layer does.
      runCommand(session.editor, setLayerField(session.editor, 'a', 'opacity', 0.5));
      runCommand(session.editor, setLayerField(session.editor, 'a', 'isVisible', false));
      await settle();
      expect(counts.loads).toBe(1);
      runCommand(session.editor, addLayer(session.editor, 'a').command);
      await settle();
      expect(counts.loads).toBe(2);
      stop();
      loading.stop();
      session.destroy();
    }
    expect(calls[0]).toEqual(calls[1]);
  });

  it('[ED-03:part] renders only the visible ones of thousands, and shows dragged objects at their new position', () => {
    const session = createTestEditorSession(makeGame(500, 5000));
    const map = createMapEditor(session.editor);
    const editorState = {
      map,
      view: createStore({ x: 100, y: 100, scale: 40, width: 800, height: 400, isWhole: false }),
      pointer: createStore(null),
      cursor: createStore(null),
      isDimming: createStore(false),
      is3d: createStore(false),
    } as unknown as MapEditorState;
    const draft = createDraftScene();
    const read = () => fillDraftScene(draft, editorState, session.editor.game.get());
    const seen = read().entities;
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.length).toBeLessThan(30);
    const { x, y } = seen[0]!;
    const pointer = { isShift: false, isAlt: false, isMod: false };
    handleMapPointer(map, 'down', { x, y, ...pointer });
    handleMapPointer(map, 'move', { x: x + 2, y, ...pointer });
    expect(read().entities[0]).toMatchObject({ key: seen[0]!.key, x: x + 2, y });
    // With Alt, a copy is dragged and the original stays.
    handleMapPointer(map, 'move', { x: x + 2, y, ...pointer, isAlt: true });
    expect(read().entities.length).toBe(seen.length + 1);
    expect(read().regions).toEqual([]);
    // In 3D the view reaches farther, and the selection is marked on the ground.
    editorState.is3d.set(true);
    expect(read().entities.length).toBeGreaterThan(4000);
    expect(read().regions.length).toBeGreaterThan(0);
    session.destroy();
  });
});
