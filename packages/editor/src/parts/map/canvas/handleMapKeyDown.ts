import {
  cancelGesture,
  type MapPoint,
  moveMapObjects,
  handleMapPointer,
  runCommand,
} from '@playloom/editor-core';
import type { MapEditorState } from '../state/MapEditorState.ts';
import { panBy, revealPoint, toMapPoint } from '../state/MapViewport.ts';
import { explainBlockedTool } from './watchPointers.ts';

const DIRECTIONS: { readonly [key: string]: MapPoint } = {
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

/**
 * Handles the arrow keys, Enter and Escape on the canvas. Other keys are handled as shortcuts of the map
 * editor.
 */
export function handleMapKeyDown(editorState: MapEditorState, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey) return;
  const direction = DIRECTIONS[event.key];
  if (direction !== undefined) moveBy(editorState, direction, event);
  else if (event.key === 'Enter') act(editorState);
  else if (event.key === 'Escape') cancelOrDeselect(editorState);
  else return;
  event.preventDefault();
}

function moveBy(editorState: MapEditorState, direction: MapPoint, { shiftKey, altKey }: KeyboardEvent): void {
  const { map } = editorState;
  const { tool, selected, isSnapping } = map.state.get();
  if (tool === 'pan') {
    editorState.view.update((view) => panBy(view, -direction.x * PAN_PX, -direction.y * PAN_PX));
    return;
  }
  if (tool === 'select' && selected.length > 0) {
    const step = shiftKey ? 1 : isSnapping && !altKey ? NUDGE : NUDGE_FINE;
    runCommand(
      map.editor,
      moveMapObjects(map.editor, selected, { x: direction.x * step, y: direction.y * step }, 'nudge'),
    );
    return;
  }
  const size = map.editor.game.get().map;
  const far = shiftKey ? FAR_CELLS : 1;
  const from = editorState.cursor.get() ?? firstCell(editorState);
  const cursor = {
    x: Math.min(size.width - 1, Math.max(0, from.x + direction.x * far)),
    y: Math.min(size.height - 1, Math.max(0, from.y + direction.y * far)),
  };
  editorState.pointer.set(null);
  editorState.cursor.set(cursor);
  editorState.view.update((view) => revealPoint(view, { x: cursor.x + 0.5, y: cursor.y + 0.5 }));
  if (map.state.get().gesture !== null) handleMapPointer(map, 'move', getAreaCenter(cursor));
}

/** The cell where the keyboard cursor starts: at the last mouse position, or at the center of the view. */
function firstCell(editorState: MapEditorState): MapPoint {
  const view = editorState.view.get();
  const { x, y } = editorState.pointer.get() ?? toMapPoint(view, view.width / 2, view.height / 2);
  return { x: Math.floor(x), y: Math.floor(y) };
}

const DRAGGED = ['line', 'rectangle', 'area', 'region', 'measure'];

/** Handles Enter, which clicks the cell. Tools that drag start with the first Enter and end with the next one. */
function act(editorState: MapEditorState): void {
  const { map } = editorState;
  const cell = editorState.cursor.get() ?? firstCell(editorState);
  editorState.cursor.set(cell);
  const { tool, gesture } = map.state.get();
  editorState.note.set(null);
  if (gesture !== null) {
    handleMapPointer(map, 'up', getAreaCenter(cell));
    return;
  }
  explainBlockedTool(editorState, tool);
  handleMapPointer(map, 'down', getAreaCenter(cell));
  if (!DRAGGED.includes(tool)) handleMapPointer(map, 'up', getAreaCenter(cell));
}

function getAreaCenter({ x, y }: MapPoint) {
  return { x: x + 0.5, y: y + 0.5, ...KEYS };
}

/** Handles Escape: cancels the gesture, the selected area, the tool, the selection or the cursor, one at a time. */
function cancelOrDeselect({ map, cursor, note }: MapEditorState): void {
  const { gesture, area, selected, tool } = map.state.get();
  note.set(null);
  if (gesture !== null) cancelGesture(map);
  else if (area !== null) map.state.update((state) => ({ ...state, area: null }));
  else if (tool !== 'select') map.state.update((state) => ({ ...state, tool: 'select' }));
  else if (selected.length > 0) map.state.update((state) => ({ ...state, selected: [] }));
  else cursor.set(null);
}
