import { type Hands, pressKey } from './Hands.ts';
import { nameButton } from './keyNames.ts';

export interface MousePlan {
  readonly canvas: HTMLElement;
  /** 1 is the next slot of the inventory, -1 the one before. */
  readonly onWheel: (direction: 1 | -1) => void;
}

/** A wheel that hardly turns is a hand that trembles. */
const WHEEL_MIN = 4;
/** Trackpads tell of one swipe many times. */
const WHEEL_PAUSE_MS = 120;

/** Lets mouse and pen play on the canvas; fingers are the HUD's. Gives back what ends it. */
export function listenMouse(hands: Hands, { canvas, onWheel }: MousePlan): () => void {
  const { ownerDocument: page } = canvas;
  const wheel = { lastAt: -Infinity };
  const point = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    const { left, top } = canvas.getBoundingClientRect();
    hands.pointer = { x: event.clientX - left, y: event.clientY - top };
    hands.aim = null;
  };
  const down = (event: PointerEvent): void => {
    const key = nameButton(event.button);
    if (event.pointerType === 'touch' || key === null || hands.isAway) return;
    point(event);
    event.preventDefault();
    // What was typed into lets go of the keyboard.
    (page.activeElement as HTMLElement | null)?.blur?.();
    pressKey(hands, hands.mouse, key, true);
  };
  const up = (event: PointerEvent): void => {
    const key = nameButton(event.button);
    if (event.pointerType !== 'touch' && key !== null) pressKey(hands, hands.mouse, key, false);
  };
  const turn = (event: WheelEvent): void => {
    event.preventDefault();
    if (hands.isAway || Math.abs(event.deltaY) < WHEEL_MIN) return;
    if (event.timeStamp - wheel.lastAt < WHEEL_PAUSE_MS) return;
    wheel.lastAt = event.timeStamp;
    onWheel(event.deltaY > 0 ? 1 : -1);
  };
  const stop = (event: Event): void => event.preventDefault();
  canvas.addEventListener('pointerdown', down);
  page.addEventListener('pointermove', point);
  // A button that went down on the canvas may come up anywhere.
  page.addEventListener('pointerup', up);
  canvas.addEventListener('wheel', turn, { passive: false });
  canvas.addEventListener('contextmenu', stop);
  return () => {
    canvas.removeEventListener('pointerdown', down);
    page.removeEventListener('pointermove', point);
    page.removeEventListener('pointerup', up);
    canvas.removeEventListener('wheel', turn);
    canvas.removeEventListener('contextmenu', stop);
  };
}
