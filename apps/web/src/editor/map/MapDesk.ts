import {
  countTiles,
  createMapEditor,
  createStore,
  forgetGone,
  type MapEditor,
  type MapPoint,
  type MapState,
  type Store,
  type TileCounts,
} from '@playloom/editor-core';
import { useSyncExternalStore } from 'react';
import type { EditorSession } from '../session/EditorSession.ts';
import { useSession } from '../session/SessionContext.ts';
import { createTileImages, type TileImages } from './canvas/tileImages.ts';
import type { MapView } from './MapView.ts';

/** What the canvas, the strip of tools and the inspector of the map share. */
export interface MapDesk {
  readonly map: MapEditor;
  readonly view: Store<MapView>;
  /** Where the mouse is on the map; null while it is elsewhere. */
  readonly pointer: Store<MapPoint | null>;
  /** The cell that the keyboard points at; null before its first arrow. */
  readonly cursor: Store<MapPoint | null>;
  /** A word about what just could not be done. */
  readonly note: Store<string | null>;
  /** Other layers than the one that is painted on are seen less. */
  readonly isDimming: Store<boolean>;
  readonly hasMinimap: Store<boolean>;
  /** The map is seen in 3D. */
  readonly is3d: Store<boolean>;
  /** What lies under a point of the canvas, where that is not for the view to say; null in 2D. */
  readonly pick: Store<((x: number, y: number) => MapPoint) | null>;
  /** Paints the whole map into a canvas; null before there is a picture. */
  readonly minimap: Store<((canvas: HTMLCanvasElement) => void) | null>;
  /** Counts up when tiles have changed, once they rest. */
  readonly tilesRest: Store<number>;
  /** Tiles that were painted lately, newest first. */
  readonly recent: Store<readonly number[]>;
  readonly counts: TileCounts;
  readonly images: TileImages;
  /** Where the right mouse button was pressed: on the page, and on the map. */
  readonly menu: Store<{ readonly x: number; readonly y: number; readonly at: MapPoint } | null>;
}

const REST_MS = 350;

const desks = new WeakMap<EditorSession, MapDesk>();

export function deskOf(session: EditorSession): MapDesk {
  const known = desks.get(session);
  if (known !== undefined) return known;
  const desk = createDesk(session);
  desks.set(session, desk);
  return desk;
}

function createDesk(session: EditorSession): MapDesk {
  const { editor } = session;
  const map = createMapEditor(editor);
  const tilesRest = createStore(0);
  const counts = countTiles(editor.draft);
  const timers = { rest: 0 };
  const hear = () => {
    clearTimeout(timers.rest);
    timers.rest = window.setTimeout(() => tilesRest.update((count) => count + 1), REST_MS);
  };
  editor.draft.tiles.listeners.add(hear);
  const stops = [
    editor.game.subscribe(() => forgetGone(map)),
    // Whoever may only look from now on has no tool in hand that changes something.
    editor.canEdit.subscribe(() =>
      map.state.update((state) => ({ ...state, tool: 'select', gesture: null })),
    ),
  ];
  editor.draft.doc.once('destroy', () => {
    clearTimeout(timers.rest);
    counts.stop();
    for (const stop of stops) stop();
    editor.draft.tiles.listeners.delete(hear);
  });
  return {
    map,
    view: createStore<MapView>({ x: 0, y: 0, scale: 32, width: 0, height: 0, isWhole: true }),
    pointer: createStore<MapPoint | null>(null),
    cursor: createStore<MapPoint | null>(null),
    note: createStore<string | null>(null),
    isDimming: createStore<boolean>(false),
    hasMinimap: createStore<boolean>(true),
    is3d: createStore<boolean>(false),
    pick: createStore<((x: number, y: number) => MapPoint) | null>(null),
    minimap: createStore<((canvas: HTMLCanvasElement) => void) | null>(null),
    tilesRest,
    recent: createStore<readonly number[]>([]),
    counts,
    images: createTileImages(session),
    menu: createStore<{ readonly x: number; readonly y: number; readonly at: MapPoint } | null>(null),
  };
}

export function useDesk(): MapDesk {
  return deskOf(useSession());
}

/** A part of the state of the tools, which must be an existing object or a plain value: strokes draw nothing anew. */
export function useMapState<Part>(select: (state: MapState) => Part): Part {
  const { state } = useDesk().map;
  const read = () => select(state.get());
  return useSyncExternalStore(state.subscribe, read, read);
}
