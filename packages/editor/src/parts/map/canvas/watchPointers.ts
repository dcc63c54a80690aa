import {
  cancelGesture,
  releaseHandle,
  findPaintableLayer,
  findMapObjectAt,
  type MapHandle,
  type MapPoint,
  type MapPointer,
  addEntity,
  handleMapPointer,
  dragHandle,
  runCommand,
  snapPoint,
  type ToolName,
} from '@playloom/editor-core';
import type { EditorSession } from '../../../session/EditorSession.ts';
import type { MapEditorState } from '../state/MapEditorState.ts';
import { panBy, toMapPoint, zoomAt } from '../state/MapViewport.ts';
import { findHandle, computeRotationDegrees } from '../state/grips.ts';
import { readDraggedType } from '../state/dragTypes.ts';

/** What dragging with the pressed button does. */
type Press =
  | { readonly kind: 'pan'; readonly x: number; readonly y: number }
  | { readonly kind: 'tool' }
  | { readonly kind: 'grip'; readonly grip: MapHandle };

interface PointerState {
  press: Press | null;
  isSpaceDown: boolean;
  /** Fingers on the canvas, by pointer id. */
  readonly fingers: Map<number, MapPoint>;
}

const WHEEL_ZOOM = 0.0016;
const PINCH_ZOOM = 0.01;
const PAINTING: readonly ToolName[] = ['brush', 'line', 'rectangle', 'fill', 'erase'];
const LOOKING: readonly ToolName[] = ['select', 'pan', 'pick', 'measure'];

/** Handles mouse, touch and wheel input on the canvas. */
export function watchPointers(
  session: EditorSession,
  editorState: MapEditorState,
  host: HTMLElement,
): () => void {
  const pointerState: PointerState = { press: null, isSpaceDown: false, fingers: new Map() };
  const ending = new AbortController();
  const on = <Kind extends keyof HTMLElementEventMap>(
    kind: Kind,
    act: (event: HTMLElementEventMap[Kind]) => void,
    options: AddEventListenerOptions = {},
  ) => host.addEventListener(kind, act, { ...options, signal: ending.signal });
  on('pointerdown', (event) => press(session, editorState, host, pointerState, event));
  on('pointermove', (event) => move(session, editorState, host, pointerState, event));
  on('pointerup', (event) => release(session, editorState, host, pointerState, event));
  on('pointercancel', (event) => abandon(editorState, pointerState, event));
  on('pointerleave', () => pointerState.press === null && editorState.pointer.set(null));
  on('wheel', (event) => handleWheel(editorState, host, event), { passive: false });
  on('contextmenu', (event) => openMenu(session, editorState, host, event));
  on('dragover', (event) => event.preventDefault());
  on('drop', (event) => drop(session, editorState, host, event));
  watchSpace(pointerState, host, ending.signal);
  return () => ending.abort();
}

/** Tracks whether the space bar is held, which makes dragging pan the view. */
function watchSpace(pointerState: PointerState, host: HTMLElement, signal: AbortSignal): void {
  const isOurs = (target: EventTarget | null) =>
    target === document.body || (target instanceof Node && host.contains(target));
  const hold = (event: KeyboardEvent, isDown: boolean) => {
    if (event.key !== ' ' || (isDown && !isOurs(event.target))) return;
    if (isDown) event.preventDefault();
    pointerState.isSpaceDown = isDown;
    host.toggleAttribute('data-panning', isDown);
  };
  window.addEventListener('keydown', (event) => hold(event, true), { signal });
  window.addEventListener('keyup', (event) => hold(event, false), { signal });
}

function getCanvasPoint(host: HTMLElement, event: MouseEvent): MapPoint {
  const { left, top } = host.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

function readPointer(editorState: MapEditorState, host: HTMLElement, event: MouseEvent): MapPointer {
  const at = getCanvasPoint(host, event);
  return {
    ...(editorState.pick.get()?.(at.x, at.y) ?? toMapPoint(editorState.view.get(), at.x, at.y)),
    isShift: event.shiftKey,
    isAlt: event.altKey,
    isMod: event.ctrlKey || event.metaKey,
  };
}

function press(
  session: EditorSession,
  editorState: MapEditorState,
  host: HTMLElement,
  pointerState: PointerState,
  event: PointerEvent,
): void {
  if (event.button === 2 || (event.target as Element).closest('button') !== null) return;
  host.focus({ preventScroll: true });
  host.setPointerCapture(event.pointerId);
  event.preventDefault();
  const at = getCanvasPoint(host, event);
  if (event.pointerType === 'touch') pointerState.fingers.set(event.pointerId, at);
  if (pointerState.fingers.size > 1) {
    // A second finger turns the stroke into a pinch.
    cancelGesture(editorState.map);
    pointerState.press = null;
    return;
  }
  editorState.cursor.set(null);
  editorState.note.set(null);
  const { tool } = editorState.map.state.get();
  const canEdit = session.editor.canEdit.get();
  const isPan =
    event.button === 1 || pointerState.isSpaceDown || tool === 'pan' || (!canEdit && !LOOKING.includes(tool));
  if (isPan) {
    pointerState.press = { kind: 'pan', ...at };
    return;
  }
  const grip = editorState.is3d.get() ? null : findHandle(editorState.map, editorState.view.get(), at);
  if (grip !== null) {
    pointerState.press = { kind: 'grip', grip };
    return;
  }
  pointerState.press = { kind: 'tool' };
  explainBlockedTool(editorState, tool);
  handleMapPointer(editorState.map, 'down', readPointer(editorState, host, event));
}

/** Shows a message if the tool can't be used. */
export function explainBlockedTool(editorState: MapEditorState, tool: ToolName): void {
  const found = PAINTING.includes(tool) ? findPaintableLayer(editorState.map) : null;
  if (found !== null && 'why' in found) editorState.note.set(found.why);
  else if (found !== null && editorState.map.editor.game.get().map.tileSets.length === 0)
    editorState.note.set('No tiles yet. Add some in the panel on the right.');
  if (tool === 'place' && editorState.map.state.get().placing === null)
    editorState.note.set('Choose what to place in the panel on the right.');
}

function move(
  session: EditorSession,
  editorState: MapEditorState,
  host: HTMLElement,
  pointerState: PointerState,
  event: PointerEvent,
): void {
  const at = getCanvasPoint(host, event);
  if (pointerState.fingers.has(event.pointerId) && pointerState.fingers.size > 1) {
    pinch(editorState, pointerState, event.pointerId, at);
    return;
  }
  const pointer = readPointer(editorState, host, event);
  editorState.pointer.set({ x: pointer.x, y: pointer.y });
  if (pointerState.press === null) {
    const isGrip =
      !editorState.is3d.get() && findHandle(editorState.map, editorState.view.get(), at) !== null;
    host.toggleAttribute('data-grip', isGrip);
    return;
  }
  if (pointerState.press.kind === 'pan') {
    const { x, y } = pointerState.press;
    editorState.view.update((view) => panBy(view, at.x - x, at.y - y));
    pointerState.press = { kind: 'pan', ...at };
  } else if (pointerState.press.kind === 'grip') {
    dragHandle(
      editorState.map,
      pointerState.press.grip,
      pointer,
      computeRotationDegrees(editorState.map, pointerState.press.grip, pointer),
    );
  } else if (session.editor.canEdit.get() || editorState.map.state.get().gesture?.kind !== 'move') {
    handleMapPointer(editorState.map, 'move', pointer);
  }
}

function release(
  session: EditorSession,
  editorState: MapEditorState,
  host: HTMLElement,
  pointerState: PointerState,
  event: PointerEvent,
): void {
  const { press: pressed } = pointerState;
  pointerState.fingers.delete(event.pointerId);
  pointerState.press = null;
  if (pressed === null || pressed.kind === 'pan') return;
  if (pressed.kind === 'grip') releaseHandle(editorState.map);
  else if (session.editor.canEdit.get() || editorState.map.state.get().gesture?.kind !== 'move')
    handleMapPointer(editorState.map, 'up', readPointer(editorState, host, event));
  else cancelGesture(editorState.map);
}

function abandon(editorState: MapEditorState, pointerState: PointerState, event: PointerEvent): void {
  pointerState.fingers.delete(event.pointerId);
  pointerState.press = null;
  cancelGesture(editorState.map);
}

/** Handles a pinch with two fingers. The point between them stays in place. */
function pinch(editorState: MapEditorState, pointerState: PointerState, id: number, to: MapPoint): void {
  const from = pointerState.fingers.get(id)!;
  const other = [...pointerState.fingers].find(([one]) => one !== id)?.[1];
  pointerState.fingers.set(id, to);
  if (other === undefined) return;
  const far = (point: MapPoint) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
  const middle = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 };
  editorState.view.update((view) =>
    zoomAt(panBy(view, (to.x - from.x) / 2, (to.y - from.y) / 2), far(to) / far(from), middle),
  );
}

function handleWheel(editorState: MapEditorState, host: HTMLElement, event: WheelEvent): void {
  event.preventDefault();
  const lines = event.deltaMode === 1 ? 16 : 1;
  const [x, y] = [event.deltaX * lines, event.deltaY * lines];
  if (event.shiftKey || Math.abs(x) > Math.abs(y)) {
    editorState.view.update((view) => panBy(view, -(x || y), 0));
    return;
  }
  const speed = event.ctrlKey ? PINCH_ZOOM : WHEEL_ZOOM;
  editorState.view.update((view) => zoomAt(view, Math.exp(-y * speed), getCanvasPoint(host, event)));
}

/** Opens the context menu. Selects the object under the pointer first, because the menu acts on the selection. */
function openMenu(
  session: EditorSession,
  editorState: MapEditorState,
  host: HTMLElement,
  event: MouseEvent,
): void {
  event.preventDefault();
  const at = readPointer(editorState, host, event);
  const hit = findMapObjectAt(session.editor.game.get(), at);
  const { selected } = editorState.map.state.get();
  const isChosen = hit !== null && selected.some(({ kind, id }) => kind === hit.kind && id === hit.id);
  if (hit !== null && !isChosen) editorState.map.state.update((state) => ({ ...state, selected: [hit] }));
  editorState.menu.set({ x: event.clientX, y: event.clientY, at });
}

/** Places a type that is dragged from the palette at the drop position. */
function drop(
  session: EditorSession,
  editorState: MapEditorState,
  host: HTMLElement,
  event: DragEvent,
): void {
  const what = readDraggedType(event.dataTransfer);
  if (what === null || !session.editor.canEdit.get()) return;
  event.preventDefault();
  const { command, mapObject } = addEntity(
    session.editor,
    what,
    snapPoint(editorState.map, readPointer(editorState, host, event)),
  );
  runCommand(session.editor, command);
  editorState.map.state.update((state) => ({ ...state, tool: 'select', selected: [mapObject] }));
  host.focus({ preventScroll: true });
}
