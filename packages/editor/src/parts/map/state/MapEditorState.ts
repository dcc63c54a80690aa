import {
  createTileCounter,
  createMapEditor,
  createStore,
  reconcileSelection,
  type MapEditor,
  type MapPoint,
  type MapState,
  type Store,
  type TileCounter,
} from '@playloom/editor-core';
import { useSyncExternalStore } from 'react';
import type { EditorSession } from '../../../session/EditorSession.ts';
import { getPartState, useSession } from '../../../session/SessionContext.ts';
import { createTileImages, type TileImages } from './tileImages.ts';
import type { MapViewport } from './MapViewport.ts';

/** State shared by the canvas, the toolbar and the inspector of the map. */
export interface MapEditorState {
  readonly map: MapEditor;
  readonly view: Store<MapViewport>;
  /** Position of the mouse on the map; null while it is elsewhere. */
  readonly pointer: Store<MapPoint | null>;
  /** The cell at the keyboard cursor; null before the first arrow key. */
  readonly cursor: Store<MapPoint | null>;
  /** Explains why the last action was not possible. */
  readonly note: Store<string | null>;
  /** Whether layers other than the active one are dimmed. */
  readonly isDimming: Store<boolean>;
  readonly hasMinimap: Store<boolean>;
  readonly is3d: Store<boolean>;
  /** Finds the map position under a point of the canvas in 3D; null in 2D, where the view computes it. */
  readonly pick: Store<((x: number, y: number) => MapPoint) | null>;
  /** Renders the whole map into a canvas; null before the first frame. */
  readonly minimap: Store<((canvas: HTMLCanvasElement) => void) | null>;
  /** Increases when tiles have changed and painting has paused. */
  readonly tilesVersion: Store<number>;
  /** Recently painted tiles, newest first. */
  readonly recent: Store<readonly number[]>;
  readonly counts: TileCounter;
  readonly images: TileImages;
  /** Where the context menu was opened: `x` and `y` on the page, `at` on the map. */
  readonly menu: Store<{ readonly x: number; readonly y: number; readonly at: MapPoint } | null>;
}

const SETTLE_MS = 350;

export function getMapEditorState(session: EditorSession): MapEditorState {
  return getPartState(session, createMapEditorState);
}

function createMapEditorState(session: EditorSession): MapEditorState {
  const { editor } = session;
  const map = createMapEditor(editor);
  const tilesVersion = createStore(0);
  const counts = createTileCounter(editor.draft);
  const timers = { settle: 0 };
  const handleTileChange = () => {
    clearTimeout(timers.settle);
    timers.settle = window.setTimeout(() => tilesVersion.update((count) => count + 1), SETTLE_MS);
  };
  editor.draft.tiles.listeners.add(handleTileChange);
  const stops = [
    editor.game.subscribe(() => reconcileSelection(map)),
    // A user who loses the right to edit must not keep an editing tool.
    editor.canEdit.subscribe(() =>
      map.state.update((state) => ({ ...state, tool: 'select', gesture: null })),
    ),
  ];
  editor.draft.doc.once('destroy', () => {
    clearTimeout(timers.settle);
    counts.stop();
    for (const stop of stops) stop();
    editor.draft.tiles.listeners.delete(handleTileChange);
  });
  return {
    map,
    view: createStore<MapViewport>({ x: 0, y: 0, scale: 32, width: 0, height: 0, isWhole: true }),
    pointer: createStore<MapPoint | null>(null),
    cursor: createStore<MapPoint | null>(null),
    note: createStore<string | null>(null),
    isDimming: createStore<boolean>(false),
    hasMinimap: createStore<boolean>(true),
    is3d: createStore<boolean>(false),
    pick: createStore<((x: number, y: number) => MapPoint) | null>(null),
    minimap: createStore<((canvas: HTMLCanvasElement) => void) | null>(null),
    tilesVersion,
    recent: createStore<readonly number[]>([]),
    counts,
    images: createTileImages(session),
    menu: createStore<{ readonly x: number; readonly y: number; readonly at: MapPoint } | null>(null),
  };
}

export function useMapEditorState(): MapEditorState {
  return getMapEditorState(useSession());
}

/**
 * Selects a part of the tool state. The part must be an existing object or a primitive value; a new object would
 * re-render the component during every stroke.
 */
export function useMapToolState<Part>(select: (state: MapState) => Part): Part {
  const { state } = useMapEditorState().map;
  const read = () => select(state.get());
  return useSyncExternalStore(state.subscribe, read, read);
}
