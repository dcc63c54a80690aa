import {
  boxAround,
  boxOfThing,
  findThing,
  type MapFocus,
  type MapPoint,
  type Thing,
} from '@playloom/editor-core';
import type { EditorSession } from '../session/EditorSession.ts';
import { deskOf } from './MapDesk.ts';
import { fitArea, showWhole, toMap, zoomAt } from './MapView.ts';

export function zoomBy(session: EditorSession, factor: number): void {
  deskOf(session).view.update((view) => zoomAt(view, factor, { x: view.width / 2, y: view.height / 2 }));
}

/** 1 is as large as the tiles are drawn. */
export function zoomTo(session: EditorSession, zoom: number): void {
  const { tileSize } = session.editor.game.get().map;
  zoomBy(session, (zoom * tileSize) / deskOf(session).view.get().scale);
}

export function fitMap(session: EditorSession): void {
  const { map } = session.editor.game.get();
  deskOf(session).view.update((view) => showWhole(view, map));
}

export function fitSelection(session: EditorSession): void {
  const { map, view } = deskOf(session);
  const { selected, area } = map.state.get();
  const game = session.editor.game.get();
  const around = area ?? boxAround(selected.flatMap((thing) => boxOfThing(game, thing) ?? []));
  if (around !== null) view.update((now) => fitArea(now, around));
}

/** Where somebody pointed last, else the middle of what is seen. */
export function startHere(session: EditorSession, at?: MapPoint): void {
  const { pointer, cursor, view } = deskOf(session);
  const now = view.get();
  const cell = cursor.get();
  const keyed = cell === null ? null : { x: cell.x + 0.5, y: cell.y + 0.5 };
  const place = at ?? pointer.get() ?? keyed ?? toMap(now, now.width / 2, now.height / 2);
  session.playtest.start({ at: { x: place.x, y: place.y } });
}

/** Selects what another part of the editor, a problem or the search points at, and brings it into view. */
export function showFocus(session: EditorSession, focus: MapFocus): void {
  const { map, view } = deskOf(session);
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
  const thing: Thing = focus;
  const game = session.editor.game.get();
  const box = boxOfThing(game, thing);
  if (findThing(game, thing) === null || box === null) return;
  map.state.update((state) => ({ ...state, tool: 'select', selected: [thing], area: null }));
  view.update((now) => ({ ...now, isWhole: false, x: box.x + box.width / 2, y: box.y + box.height / 2 }));
}
