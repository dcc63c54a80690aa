import type { Key } from '@playloom/game-format';
import { type InputState, pressKey } from './InputState.ts';
import { toMouseKeyName } from './keyNames.ts';

interface MouseOptions {
  readonly canvas: HTMLElement;
  /** Maps a pressed button to the key that the game sees. */
  readonly rebind: (pressed: Key) => Key;
  /** Whether mouse movements control this game. */
  readonly isMeant?: () => boolean;
  /** Called while the mouse moves with its middle button held, with the movement to the right in CSS pixels. */
  readonly onTurn?: (pixels: number) => void;
  /** 1 is the next inventory slot, -1 the previous one. */
  readonly onWheel: (direction: 1 | -1) => void;
}

/** Smaller wheel movements are ignored as jitter. */
const WHEEL_MIN = 4;
/** Minimum time between two wheel steps, because trackpads fire many events per swipe. */
const WHEEL_PAUSE_MS = 120;
/** Bit mask as in `MouseEvent.buttons`. */
const MIDDLE_BUTTON = 4;

/** Reads mouse, pen and touch on the canvas, but not on the HUD above it. Returns a function that stops it. */
export function listenToMouse(
  input: InputState,
  { canvas, rebind, isMeant = () => true, onWheel, onTurn }: MouseOptions,
): () => void {
  const { ownerDocument: page } = canvas;
  const finger = { id: -1 };
  const point = (event: PointerEvent): void => {
    // Only the finger that touched the canvas aims, not one on a stick.
    if (event.pointerType === 'touch' && event.pointerId !== finger.id) return;
    if (!isMeant()) return;
    const { left, top } = canvas.getBoundingClientRect();
    if ((event.buttons & MIDDLE_BUTTON) !== 0 && input.pointer !== null)
      onTurn?.(event.clientX - left - input.pointer.x);
    input.pointer = { x: event.clientX - left, y: event.clientY - top };
    input.aim = null;
  };
  const down = (event: PointerEvent): void => {
    const key = toMouseKeyName(event.button);
    if (key === null || input.isAway) return;
    if (event.pointerType === 'touch') finger.id = event.pointerId;
    point(event);
    event.preventDefault();
    // Takes focus away from text fields.
    (page.activeElement as HTMLElement | null)?.blur?.();
    pressKey(input, input.mouse, rebind(key), true);
  };
  const up = (event: PointerEvent): void => {
    const key = toMouseKeyName(event.button);
    if (event.pointerType === 'touch' && event.pointerId !== finger.id) return;
    finger.id = -1;
    if (key !== null) pressKey(input, input.mouse, rebind(key), false);
  };
  const cancel = (): void => {
    finger.id = -1;
    input.mouse.clear();
  };
  const turn = createWheel(input, onWheel);
  const stop = (event: Event): void => event.preventDefault();
  canvas.addEventListener('pointerdown', down);
  page.addEventListener('pointermove', point);
  // A button pressed on the canvas can be released anywhere.
  page.addEventListener('pointerup', up);
  page.addEventListener('pointercancel', cancel);
  canvas.addEventListener('wheel', turn, { passive: false });
  canvas.addEventListener('contextmenu', stop);
  return () => {
    canvas.removeEventListener('pointerdown', down);
    page.removeEventListener('pointermove', point);
    page.removeEventListener('pointerup', up);
    page.removeEventListener('pointercancel', cancel);
    canvas.removeEventListener('wheel', turn);
    canvas.removeEventListener('contextmenu', stop);
  };
}

function createWheel(input: InputState, onWheel: MouseOptions['onWheel']): (event: WheelEvent) => void {
  let lastAt = -Infinity;
  return (event) => {
    event.preventDefault();
    if (input.isAway || Math.abs(event.deltaY) < WHEEL_MIN) return;
    if (event.timeStamp - lastAt < WHEEL_PAUSE_MS) return;
    lastAt = event.timeStamp;
    onWheel(event.deltaY > 0 ? 1 : -1);
  };
}
