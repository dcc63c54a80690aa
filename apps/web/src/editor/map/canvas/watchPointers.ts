import {
  cancelGesture,
  dropGrip,
  findPaintable,
  findThingAt,
  type MapGrip,
  type MapPoint,
  type MapPointer,
  placeEntity,
  pointAt,
  pullGrip,
  runCommand,
  snapPoint,
  type ToolName,
} from '@playloom/editor-core';
import type { EditorSession } from '../../session/EditorSession.ts';
import type { MapDesk } from '../MapDesk.ts';
import { panBy, toMap, zoomAt } from '../MapView.ts';
import { findGrip, readDegrees } from './grips.ts';
import { readDragged } from './dragTypes.ts';

/** What the pressed button does. */
type Press =
  | { readonly kind: 'pan'; readonly x: number; readonly y: number }
  | { readonly kind: 'tool' }
  | { readonly kind: 'grip'; readonly grip: MapGrip };

interface Hand {
  press: Press | null;
  isSpaceDown: boolean;
  /** Fingers on the canvas, by pointer. */
  readonly fingers: Map<number, MapPoint>;
}

const WHEEL_ZOOM = 0.0016;
const PINCH_ZOOM = 0.01;
const PAINTING: readonly ToolName[] = ['brush', 'line', 'rectangle', 'fill', 'erase'];
const LOOKING: readonly ToolName[] = ['select', 'pan', 'pick', 'measure'];

/** Mouse, fingers and wheel on the canvas. */
export function watchPointers(session: EditorSession, desk: MapDesk, host: HTMLElement): () => void {
  const hand: Hand = { press: null, isSpaceDown: false, fingers: new Map() };
  const ending = new AbortController();
  const on = <Kind extends keyof HTMLElementEventMap>(
    kind: Kind,
    act: (event: HTMLElementEventMap[Kind]) => void,
    options: AddEventListenerOptions = {},
  ) => host.addEventListener(kind, act, { ...options, signal: ending.signal });
  on('pointerdown', (event) => press(session, desk, host, hand, event));
  on('pointermove', (event) => move(session, desk, host, hand, event));
  on('pointerup', (event) => release(session, desk, host, hand, event));
  on('pointercancel', (event) => abandon(desk, hand, event));
  on('pointerleave', () => hand.press === null && desk.pointer.set(null));
  on('wheel', (event) => roll(desk, host, event), { passive: false });
  on('contextmenu', (event) => openMenu(session, desk, host, event));
  on('dragover', (event) => event.preventDefault());
  on('drop', (event) => drop(session, desk, host, event));
  watchSpace(hand, host, ending.signal);
  return () => ending.abort();
}

/** While the space bar is held, dragging moves the picture. */
function watchSpace(hand: Hand, host: HTMLElement, signal: AbortSignal): void {
  const isOurs = (target: EventTarget | null) =>
    target === document.body || (target instanceof Node && host.contains(target));
  const hold = (event: KeyboardEvent, isDown: boolean) => {
    if (event.key !== ' ' || (isDown && !isOurs(event.target))) return;
    if (isDown) event.preventDefault();
    hand.isSpaceDown = isDown;
    host.toggleAttribute('data-panning', isDown);
  };
  window.addEventListener('keydown', (event) => hold(event, true), { signal });
  window.addEventListener('keyup', (event) => hold(event, false), { signal });
}

function placeOf(host: HTMLElement, event: MouseEvent): MapPoint {
  const { left, top } = host.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

function readPointer(desk: MapDesk, host: HTMLElement, event: MouseEvent): MapPointer {
  const at = placeOf(host, event);
  return {
    ...(desk.pick.get()?.(at.x, at.y) ?? toMap(desk.view.get(), at.x, at.y)),
    isShift: event.shiftKey,
    isAlt: event.altKey,
    isMod: event.ctrlKey || event.metaKey,
  };
}

function press(
  session: EditorSession,
  desk: MapDesk,
  host: HTMLElement,
  hand: Hand,
  event: PointerEvent,
): void {
  if (event.button === 2 || (event.target as Element).closest('button') !== null) return;
  host.focus({ preventScroll: true });
  host.setPointerCapture(event.pointerId);
  event.preventDefault();
  const at = placeOf(host, event);
  if (event.pointerType === 'touch') hand.fingers.set(event.pointerId, at);
  if (hand.fingers.size > 1) {
    // A second finger: it was no stroke, it is a pinch.
    cancelGesture(desk.map);
    hand.press = null;
    return;
  }
  desk.cursor.set(null);
  desk.note.set(null);
  const { tool } = desk.map.state.get();
  const canEdit = session.editor.canEdit.get();
  const isPan =
    event.button === 1 || hand.isSpaceDown || tool === 'pan' || (!canEdit && !LOOKING.includes(tool));
  if (isPan) {
    hand.press = { kind: 'pan', ...at };
    return;
  }
  const grip = desk.is3d.get() ? null : findGrip(desk.map, desk.view.get(), at);
  if (grip !== null) {
    hand.press = { kind: 'grip', grip };
    return;
  }
  hand.press = { kind: 'tool' };
  sayWhyNot(desk, tool);
  pointAt(desk.map, 'down', readPointer(desk, host, event));
}

/** A tool that cannot do its work says why. */
export function sayWhyNot(desk: MapDesk, tool: ToolName): void {
  const found = PAINTING.includes(tool) ? findPaintable(desk.map) : null;
  if (found !== null && 'why' in found) desk.note.set(found.why);
  else if (found !== null && desk.map.editor.game.get().map.tileSets.length === 0)
    desk.note.set('There are no tiles yet: add some at the right.');
  if (tool === 'place' && desk.map.state.get().placing === null)
    desk.note.set('Choose at the right what to place.');
}

function move(
  session: EditorSession,
  desk: MapDesk,
  host: HTMLElement,
  hand: Hand,
  event: PointerEvent,
): void {
  const at = placeOf(host, event);
  if (hand.fingers.has(event.pointerId) && hand.fingers.size > 1) {
    pinch(desk, hand, event.pointerId, at);
    return;
  }
  const pointer = readPointer(desk, host, event);
  desk.pointer.set({ x: pointer.x, y: pointer.y });
  if (hand.press === null) {
    const isGrip = !desk.is3d.get() && findGrip(desk.map, desk.view.get(), at) !== null;
    host.toggleAttribute('data-grip', isGrip);
    return;
  }
  if (hand.press.kind === 'pan') {
    const { x, y } = hand.press;
    desk.view.update((view) => panBy(view, at.x - x, at.y - y));
    hand.press = { kind: 'pan', ...at };
  } else if (hand.press.kind === 'grip') {
    pullGrip(desk.map, hand.press.grip, pointer, readDegrees(desk.map, hand.press.grip, pointer));
  } else if (session.editor.canEdit.get() || desk.map.state.get().gesture?.kind !== 'move') {
    pointAt(desk.map, 'move', pointer);
  }
}

function release(
  session: EditorSession,
  desk: MapDesk,
  host: HTMLElement,
  hand: Hand,
  event: PointerEvent,
): void {
  const { press: pressed } = hand;
  hand.fingers.delete(event.pointerId);
  hand.press = null;
  if (pressed === null || pressed.kind === 'pan') return;
  if (pressed.kind === 'grip') dropGrip(desk.map);
  else if (session.editor.canEdit.get() || desk.map.state.get().gesture?.kind !== 'move')
    pointAt(desk.map, 'up', readPointer(desk, host, event));
  else cancelGesture(desk.map);
}

function abandon(desk: MapDesk, hand: Hand, event: PointerEvent): void {
  hand.fingers.delete(event.pointerId);
  hand.press = null;
  cancelGesture(desk.map);
}

/** Two fingers: what lies between them stays there. */
function pinch(desk: MapDesk, hand: Hand, id: number, to: MapPoint): void {
  const from = hand.fingers.get(id)!;
  const other = [...hand.fingers].find(([one]) => one !== id)?.[1];
  hand.fingers.set(id, to);
  if (other === undefined) return;
  const far = (point: MapPoint) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
  const middle = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 };
  desk.view.update((view) =>
    zoomAt(panBy(view, (to.x - from.x) / 2, (to.y - from.y) / 2), far(to) / far(from), middle),
  );
}

function roll(desk: MapDesk, host: HTMLElement, event: WheelEvent): void {
  event.preventDefault();
  const lines = event.deltaMode === 1 ? 16 : 1;
  const [x, y] = [event.deltaX * lines, event.deltaY * lines];
  if (event.shiftKey || Math.abs(x) > Math.abs(y)) {
    desk.view.update((view) => panBy(view, -(x || y), 0));
    return;
  }
  const speed = event.ctrlKey ? PINCH_ZOOM : WHEEL_ZOOM;
  desk.view.update((view) => zoomAt(view, Math.exp(-y * speed), placeOf(host, event)));
}

/** Pressing on something that is not selected selects it first: the menu is about it. */
function openMenu(session: EditorSession, desk: MapDesk, host: HTMLElement, event: MouseEvent): void {
  event.preventDefault();
  const at = readPointer(desk, host, event);
  const hit = findThingAt(session.editor.game.get(), at);
  const { selected } = desk.map.state.get();
  const isChosen = hit !== null && selected.some(({ kind, id }) => kind === hit.kind && id === hit.id);
  if (hit !== null && !isChosen) desk.map.state.update((state) => ({ ...state, selected: [hit] }));
  desk.menu.set({ x: event.clientX, y: event.clientY, at });
}

/** A type dragged from the palette is placed where it is dropped. */
function drop(session: EditorSession, desk: MapDesk, host: HTMLElement, event: DragEvent): void {
  const what = readDragged(event.dataTransfer);
  if (what === null || !session.editor.canEdit.get()) return;
  event.preventDefault();
  const { command, thing } = placeEntity(
    session.editor,
    what,
    snapPoint(desk.map, readPointer(desk, host, event)),
  );
  runCommand(session.editor, command);
  desk.map.state.update((state) => ({ ...state, tool: 'select', selected: [thing] }));
  host.focus({ preventScroll: true });
}
