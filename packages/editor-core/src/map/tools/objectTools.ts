import { runCommand } from '../../history/runCommand.ts';
import { getAreaBetween } from '../cells/getAreaBetween.ts';
import { readStamp } from '../cells/readStamp.ts';
import { moveTiles } from '../commands/tiles.ts';
import {
  addRegion,
  addSpawnPoint,
  copyMapObjects,
  moveMapObjects,
  pasteMapObjects,
  addEntity,
} from '../commands/mapObjects.ts';
import { findPaintableLayer } from '../state/createMapEditor.ts';
import { findMapObjectAt, findMapObjectsInBox } from '../state/findMapObjects.ts';
import type { MapEditor, MapPoint, MapPointer, MapObject } from '../state/MapState.ts';
import type { MapTool } from './MapTool.ts';
import { setGesture } from './paintTools.ts';

/** A pointer movement below this many tiles is a click. */
const CLICK = 0.08;
const SNAP = 0.5;

/** Selects and moves objects, or draws a selection box. With Alt it moves a copy. */
export const selectTool: MapTool = {
  down(map, pointer) {
    const hit = findMapObjectAt(map.editor.game.get(), pointer);
    if (hit === null) {
      if (!pointer.isShift) choose(map, []);
      setGesture(map, { kind: 'box', from: pointer, to: pointer });
      return;
    }
    const { selected } = map.state.get();
    const isChosen = selected.some((mapObject) => isSame(mapObject, hit));
    if (pointer.isShift)
      choose(map, isChosen ? selected.filter((mapObject) => !isSame(mapObject, hit)) : [...selected, hit]);
    else if (!isChosen) choose(map, [hit]);
    setGesture(map, { kind: 'move', from: pointer, to: pointer, isCopying: pointer.isAlt });
  },
  move(map, pointer) {
    const { gesture } = map.state.get();
    if (gesture?.kind === 'box') setGesture(map, { ...gesture, to: pointer });
    if (gesture?.kind === 'move') setGesture(map, { ...gesture, to: pointer, isCopying: pointer.isAlt });
  },
  up(map, pointer) {
    const { gesture, selected } = map.state.get();
    setGesture(map, null);
    if (gesture?.kind === 'box') {
      const found = findMapObjectsInBox(map.editor.game.get(), gesture.from, pointer);
      choose(map, pointer.isShift ? mergeSelections(selected, found) : found);
    }
    if (gesture?.kind !== 'move') return;
    const by = computeDragOffset(map, gesture.from, pointer);
    if (by === null || selected.length === 0) return;
    if (!gesture.isCopying) {
      runCommand(map.editor, moveMapObjects(map.editor, selected, by));
      return;
    }
    const { command, mapObjects } = pasteMapObjects(
      map.editor,
      copyMapObjects(map.editor.game.get(), selected),
      by,
      'Duplicate',
    );
    runCommand(map.editor, command);
    choose(map, mapObjects);
  },
};

/** The offset of a drag, in half tiles while snapping. Null for a click. */
export function computeDragOffset(map: MapEditor, from: MapPoint, to: MapPoint): MapPoint | null {
  const by = { x: to.x - from.x, y: to.y - from.y };
  if (Math.abs(by.x) < CLICK && Math.abs(by.y) < CLICK) return null;
  if (!map.state.get().isSnapping) return by;
  return { x: Math.round(by.x / SNAP) * SNAP, y: Math.round(by.y / SNAP) * SNAP };
}

/** Selects a rectangle of tiles to move, copy or clear. */
export const areaTool: MapTool = {
  down(map, pointer) {
    const { area: chosen } = map.state.get();
    const found = findPaintableLayer(map);
    const isInside =
      chosen !== null &&
      pointer.x >= chosen.x &&
      pointer.y >= chosen.y &&
      pointer.x < chosen.x + chosen.width &&
      pointer.y < chosen.y + chosen.height;
    if (chosen === null || !isInside || 'why' in found) {
      map.state.update((state) => ({
        ...state,
        area: null,
        gesture: { kind: 'area', from: pointer, to: pointer },
      }));
      return;
    }
    const stamp = readStamp(map.editor.draft, found.layer, chosen);
    setGesture(map, { kind: 'move-tiles', from: pointer, to: pointer, stamp, isCopying: pointer.isAlt });
  },
  move(map, pointer) {
    const { gesture } = map.state.get();
    if (gesture?.kind === 'area') setGesture(map, { ...gesture, to: pointer });
    if (gesture?.kind === 'move-tiles')
      setGesture(map, { ...gesture, to: pointer, isCopying: pointer.isAlt });
  },
  up(map, pointer) {
    const { gesture, area: chosen } = map.state.get();
    setGesture(map, null);
    if (gesture?.kind === 'area') {
      const isClick =
        Math.abs(pointer.x - gesture.from.x) < CLICK && Math.abs(pointer.y - gesture.from.y) < CLICK;
      const next = isClick ? null : getAreaBetween(gesture.from, pointer);
      map.state.update((state) => ({ ...state, area: next }));
    }
    const found = findPaintableLayer(map);
    if (gesture?.kind !== 'move-tiles' || chosen === null || 'why' in found) return;
    const to = {
      x: chosen.x + Math.floor(pointer.x) - Math.floor(gesture.from.x),
      y: chosen.y + Math.floor(pointer.y) - Math.floor(gesture.from.y),
    };
    const { stamp, isCopying } = gesture;
    runCommand(map.editor, moveTiles(map.editor, found.layer, { area: chosen, stamp, to, isCopying }));
    map.state.update((state) => ({ ...state, area: { ...chosen, ...to } }));
  },
};

export const placeTool: MapTool = {
  down(map, pointer) {
    const { placing } = map.state.get();
    if (placing === null) return;
    const { command, mapObject } = addEntity(map.editor, placing, snapPoint(map, pointer));
    runCommand(map.editor, command);
    choose(map, [mapObject]);
  },
  move: () => undefined,
  up: () => undefined,
};

export const spawnPointTool: MapTool = {
  down(map, pointer) {
    const { command, mapObject } = addSpawnPoint(map.editor, snapPoint(map, pointer));
    runCommand(map.editor, command);
    choose(map, [mapObject]);
  },
  move: () => undefined,
  up: () => undefined,
};

export const regionTool: MapTool = {
  down: (map, pointer) => setGesture(map, { kind: 'region', from: pointer, to: pointer }),
  move: follow,
  up(map, pointer) {
    const { gesture } = map.state.get();
    setGesture(map, null);
    if (gesture?.kind !== 'region') return;
    const { command, mapObject } = addRegion(map.editor, getAreaBetween(gesture.from, pointer));
    runCommand(map.editor, command);
    map.state.update((state) => ({ ...state, tool: 'select', selected: [mapObject] }));
  },
};

export const measureTool: MapTool = {
  down: (map, pointer) => setGesture(map, { kind: 'measure', from: pointer, to: pointer }),
  move: follow,
  up: (map) => setGesture(map, null),
};

function follow(map: MapEditor, pointer: MapPointer): void {
  const { gesture } = map.state.get();
  if (gesture?.kind === 'region' || gesture?.kind === 'measure') setGesture(map, { ...gesture, to: pointer });
}

/** If snapping is on, rounds a point to half tiles: cell corners, edges and centers. */
export function snapPoint(map: MapEditor, point: MapPoint): MapPoint {
  if (!map.state.get().isSnapping) return { x: point.x, y: point.y };
  return { x: Math.round(point.x / SNAP) * SNAP, y: Math.round(point.y / SNAP) * SNAP };
}

function choose(map: MapEditor, selected: readonly MapObject[]): void {
  map.state.update((state) => ({ ...state, selected }));
}

function isSame(a: MapObject, b: MapObject): boolean {
  return a.kind === b.kind && a.id === b.id;
}

function mergeSelections(a: readonly MapObject[], b: readonly MapObject[]): MapObject[] {
  return [...a, ...b.filter((mapObject) => !a.some((other) => isSame(other, mapObject)))];
}
