import type { Editor } from '../../editor/Editor.ts';
import { createStore } from '../../editor/Store.ts';
import { chooseInitialBrush } from './chooseInitialBrush.ts';
import { findMapObject } from './findMapObjects.ts';
import type { MapEditor, MapState } from './MapState.ts';

export function createMapEditor(editor: Editor): MapEditor {
  return {
    editor,
    state: createStore<MapState>({
      tool: 'select',
      ...chooseInitialBrush(editor),
      brushSize: 1,
      placing: null,
      selected: [],
      area: null,
      clip: null,
      isSnapping: true,
      hasGrid: true,
      gesture: null,
    }),
    strokes: 0,
  };
}

/**
 * Deselects objects that were removed by an undo or by another user. If the layer to paint on was removed, selects
 * another one.
 */
export function reconcileSelection({ editor, state }: MapEditor): void {
  const game = editor.game.get();
  const now = state.get();
  const selected = now.selected.filter((mapObject) => findMapObject(game, mapObject) !== null);
  const hasLayer = game.map.layers.some(({ id }) => id === now.layer);
  if (hasLayer && selected.length === now.selected.length) return;
  state.set({
    ...now,
    selected: selected.length === now.selected.length ? now.selected : selected,
    layer: hasLayer ? now.layer : (game.map.layers.at(-1)?.id ?? null),
  });
}

/** The layer to paint on if it exists and is neither hidden nor locked, else the reason why not. */
export function findPaintableLayer(map: MapEditor): { readonly layer: string } | { readonly why: string } {
  const { layer: id } = map.state.get();
  const layer = map.editor.game.get().map.layers.find((one) => one.id === id);
  if (layer === undefined) return { why: 'Choose a layer to paint on.' };
  if (layer.isLocked)
    return { why: `The “${layer.name || layer.id}” layer is locked. Unlock it to paint on it.` };
  if (!layer.isVisible)
    return { why: `The “${layer.name || layer.id}” layer is hidden. Show it to paint on it.` };
  return { layer: layer.id };
}
