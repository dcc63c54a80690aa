import {
  getBoundingBox,
  getMapObjectBox,
  findMapObject,
  type MapFocus,
  type MapPoint,
  type MapObject,
} from '@playloom/editor-core';
import type { EditorSession } from '../../../session/EditorSession.ts';
import { getMapEditorState } from './MapEditorState.ts';
import { fitArea, showWholeMap, toMapPoint, zoomAt } from './MapViewport.ts';

export function zoomBy(session: EditorSession, factor: number): void {
  getMapEditorState(session).view.update((view) =>
    zoomAt(view, factor, { x: view.width / 2, y: view.height / 2 }),
  );
}

/** Zooms the map. At 1, tiles have their original size. */
export function zoomTo(session: EditorSession, zoom: number): void {
  const { tileSize } = session.editor.game.get().map;
  zoomBy(session, (zoom * tileSize) / getMapEditorState(session).view.get().scale);
}

export function fitMap(session: EditorSession): void {
  const { map } = session.editor.game.get();
  getMapEditorState(session).view.update((view) => showWholeMap(view, map));
}

export function fitSelection(session: EditorSession): void {
  const { map, view } = getMapEditorState(session);
  const { selected, area } = map.state.get();
  const game = session.editor.game.get();
  const around =
    area ?? getBoundingBox(selected.flatMap((mapObject) => getMapObjectBox(game, mapObject) ?? []));
  if (around !== null) view.update((now) => fitArea(now, around));
}

/** Starts a playtest at a point. By default, this is the pointer, the keyboard cursor or the center of the view. */
export function playtestFromPoint(session: EditorSession, at?: MapPoint): void {
  const { pointer, cursor, view } = getMapEditorState(session);
  const now = view.get();
  const cell = cursor.get();
  const keyed = cell === null ? null : { x: cell.x + 0.5, y: cell.y + 0.5 };
  const place = at ?? pointer.get() ?? keyed ?? toMapPoint(now, now.width / 2, now.height / 2);
  session.playtest.start({ at: { x: place.x, y: place.y } });
}

/** Selects and reveals a map location that was opened from a problem, a search result or another part of the editor. */
export function revealMapFocus(session: EditorSession, focus: MapFocus): void {
  const { map, view } = getMapEditorState(session);
  if (focus.kind === 'layer') {
    map.state.update((state) => ({ ...state, layer: focus.id }));
    return;
  }
  if (focus.kind === 'tile-set') {
    const set = session.editor.game.get().map.tileSets.find(({ id }) => id === focus.id);
    if (set === undefined) return;
    map.state.update((state) => ({ ...state, stamp: { width: 1, height: 1, cells: [set.firstId] } }));
    return;
  }
  const mapObject: MapObject = focus;
  const game = session.editor.game.get();
  const box = getMapObjectBox(game, mapObject);
  if (findMapObject(game, mapObject) === null || box === null) return;
  map.state.update((state) => ({ ...state, tool: 'select', selected: [mapObject], area: null }));
  view.update((now) => ({ ...now, isWhole: false, x: box.x + box.width / 2, y: box.y + box.height / 2 }));
}
