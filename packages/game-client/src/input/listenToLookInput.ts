import type { InputState } from './InputState.ts';

interface LookOptions {
  /** The player clicks it to lock the pointer, or drags on it with a finger. */
  readonly canvas: HTMLElement;
  /** Whether the game is in first person and nothing covers it. */
  readonly isWanted: () => boolean;
  /** Called when the player turns the view, with the movement to the right in CSS pixels. */
  readonly onTurn: (pixels: number) => void;
}

/** Lets the player look around in first person by mouse or finger. */
export interface LookInput {
  /** True while the player turns the view by hand. Otherwise it follows the unit. */
  isFree: boolean;
  isLocked(): boolean;
  /** Call once per frame. Unlocks the pointer as soon as it is needed elsewhere, as in a menu. */
  updateLock(): void;
  stop(): void;
}

/** A click locks the pointer until Escape; fingers drag the view. The player aims at the center of the screen. */
export function listenToLookInput(input: InputState, { canvas, isWanted, onTurn }: LookOptions): LookInput {
  const { ownerDocument: page } = canvas;
  const finger = { id: -1, x: 0 };
  const isLocked = (): boolean => page.pointerLockElement === canvas;
  const turn = (pixels: number): void => {
    look.isFree = true;
    input.pointer = { x: canvas.clientWidth / 2, y: canvas.clientHeight / 2 };
    input.aim = null;
    if (pixels !== 0) onTurn(pixels);
  };
  const down = (event: PointerEvent): void => {
    if (!isWanted()) return;
    if (event.pointerType === 'touch') {
      finger.id = event.pointerId;
      finger.x = event.clientX;
      turn(0);
    } else if (!isLocked()) void requestPointerLock(canvas);
  };
  const move = (event: PointerEvent): void => {
    if (isLocked()) turn(event.movementX);
    else if (event.pointerId === finger.id && isWanted()) {
      turn(event.clientX - finger.x);
      finger.x = event.clientX;
    }
  };
  const up = ({ pointerId }: PointerEvent): void => {
    if (pointerId === finger.id) finger.id = -1;
  };
  const change = (): void => {
    if (isLocked()) turn(0);
    else look.isFree = false;
  };
  const look: LookInput = {
    isFree: false,
    isLocked,
    updateLock() {
      if (isWanted()) return;
      look.isFree = false;
      if (isLocked()) page.exitPointerLock();
    },
    stop() {
      if (isLocked()) page.exitPointerLock();
      canvas.removeEventListener('pointerdown', down);
      page.removeEventListener('pointermove', move);
      page.removeEventListener('pointerup', up);
      page.removeEventListener('pointercancel', up);
      page.removeEventListener('pointerlockchange', change);
    },
  };
  canvas.addEventListener('pointerdown', down);
  page.addEventListener('pointermove', move);
  page.addEventListener('pointerup', up);
  page.addEventListener('pointercancel', up);
  page.addEventListener('pointerlockchange', change);
  return look;
}

/** Tries to lock the pointer. An iframe can forbid it, and browsers refuse it shortly after an unlock. */
async function requestPointerLock(canvas: HTMLElement): Promise<void> {
  try {
    await canvas.requestPointerLock();
  } catch {
    return;
  }
}
