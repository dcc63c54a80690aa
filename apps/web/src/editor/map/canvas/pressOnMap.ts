import { cancelGesture, type MapPoint, moveThings, pointAt, runCommand } from '@playloom/editor-core';
import type { MapDesk } from '../MapDesk.ts';
import { panBy, reveal, toMap } from '../MapView.ts';
import { sayWhyNot } from './watchPointers.ts';

const WAYS: { readonly [key: string]: MapPoint } = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const PAN_PX = 64;
const FAR_CELLS = 8;
const NUDGE = 0.5;
const NUDGE_FINE = 0.05;
const KEYS = { isShift: false, isAlt: false, isMod: false };

/** Keys on the canvas itself: arrows, Enter, Escape. Everything else is a shortcut of the whole part. */
export function pressOnMap(desk: MapDesk, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey) return;
  const way = WAYS[event.key];
  if (way !== undefined) moveBy(desk, way, event);
  else if (event.key === 'Enter') act(desk);
  else if (event.key === 'Escape') stepBack(desk);
  else return;
  event.preventDefault();
}

function moveBy(desk: MapDesk, way: MapPoint, { shiftKey, altKey }: KeyboardEvent): void {
  const { map } = desk;
  const { tool, selected, isSnapping } = map.state.get();
  if (tool === 'pan') {
    desk.view.update((view) => panBy(view, -way.x * PAN_PX, -way.y * PAN_PX));
    return;
  }
  if (tool === 'select' && selected.length > 0) {
    const step = shiftKey ? 1 : isSnapping && !altKey ? NUDGE : NUDGE_FINE;
    runCommand(map.editor, moveThings(map.editor, selected, { x: way.x * step, y: way.y * step }, 'nudge'));
    return;
  }
  const size = map.editor.game.get().map;
  const far = shiftKey ? FAR_CELLS : 1;
  const from = desk.cursor.get() ?? firstCell(desk);
  const cursor = {
    x: Math.min(size.width - 1, Math.max(0, from.x + way.x * far)),
    y: Math.min(size.height - 1, Math.max(0, from.y + way.y * far)),
  };
  desk.pointer.set(null);
  desk.cursor.set(cursor);
  desk.view.update((view) => reveal(view, { x: cursor.x + 0.5, y: cursor.y + 0.5 }));
  if (map.state.get().gesture !== null) pointAt(map, 'move', middleOf(cursor));
}

/** From where the mouse was, else from the middle of what is seen. */
function firstCell(desk: MapDesk): MapPoint {
  const view = desk.view.get();
  const { x, y } = desk.pointer.get() ?? toMap(view, view.width / 2, view.height / 2);
  return { x: Math.floor(x), y: Math.floor(y) };
}

const DRAGGED = ['line', 'rectangle', 'area', 'region', 'measure'];

/** Enter is a click on the cell; tools that are dragged begin with it and end with the next one. */
function act(desk: MapDesk): void {
  const { map } = desk;
  const cell = desk.cursor.get() ?? firstCell(desk);
  desk.cursor.set(cell);
  const { tool, gesture } = map.state.get();
  desk.note.set(null);
  if (gesture !== null) {
    pointAt(map, 'up', middleOf(cell));
    return;
  }
  sayWhyNot(desk, tool);
  pointAt(map, 'down', middleOf(cell));
  if (!DRAGGED.includes(tool)) pointAt(map, 'up', middleOf(cell));
}

function middleOf({ x, y }: MapPoint) {
  return { x: x + 0.5, y: y + 0.5, ...KEYS };
}

/** First what was begun, then the area and the selection, then the tool. */
export function stepBack({ map, cursor, note }: MapDesk): void {
  const { gesture, area, selected, tool } = map.state.get();
  note.set(null);
  if (gesture !== null) cancelGesture(map);
  else if (area !== null) map.state.update((state) => ({ ...state, area: null }));
  else if (tool !== 'select') map.state.update((state) => ({ ...state, tool: 'select' }));
  else if (selected.length > 0) map.state.update((state) => ({ ...state, selected: [] }));
  else cursor.set(null);
}
