import { expect, it } from 'vitest';
import { createInputState } from './InputState.ts';
import { listenToLookInput } from './listenToLookInput.ts';

/** A page that supports pointer lock, with a canvas of 400×300. */
function openPage({ isForbidden = false } = {}) {
  const page = Object.assign(new EventTarget(), {
    pointerLockElement: null as unknown,
    exitPointerLock: () => lock(null),
  });
  const lock = (element: unknown): void => {
    page.pointerLockElement = element;
    page.dispatchEvent(new Event('pointerlockchange'));
  };
  const canvas = Object.assign(new EventTarget(), {
    ownerDocument: page,
    clientWidth: 400,
    clientHeight: 300,
    requestPointerLock: async () => {
      if (isForbidden) throw new Error('NotAllowedError');
      lock(canvas);
    },
  });
  const input = createInputState();
  const state = { isWanted: true, turned: 0 };
  const look = listenToLookInput(input, {
    canvas: canvas as unknown as HTMLElement,
    isWanted: () => state.isWanted,
    onTurn: (pixels) => (state.turned += pixels),
  });
  const send = (target: EventTarget, type: string, details: object): void => {
    target.dispatchEvent(Object.assign(new Event(type), { pointerId: 1, pointerType: 'mouse', ...details }));
  };
  return { page, canvas, input, state, look, lock, send };
}

it('a click locks the pointer, which turns the view and aims at the center; Escape unlocks it', () => {
  const { page, canvas, input, state, look, lock, send } = openPage();
  send(page, 'pointermove', { movementX: 30, clientX: 5 });
  expect([state.turned, input.pointer, look.isFree]).toEqual([0, null, false]);
  send(canvas, 'pointerdown', {});
  expect([look.isLocked(), look.isFree, input.pointer]).toEqual([true, true, { x: 200, y: 150 }]);
  send(page, 'pointermove', { movementX: 30 });
  send(page, 'pointermove', { movementX: -10 });
  expect(state.turned).toBe(20);
  // The player presses Escape. The browser handles it and unlocks the pointer.
  lock(null);
  send(page, 'pointermove', { movementX: 50 });
  expect([state.turned, look.isFree]).toEqual([20, false]);
});

it('unlocks the pointer when a menu opens, the view changes or the game ends', () => {
  const { canvas, state, look, send } = openPage();
  send(canvas, 'pointerdown', {});
  look.updateLock();
  expect(look.isLocked()).toBe(true);
  state.isWanted = false;
  look.updateLock();
  expect([look.isLocked(), look.isFree]).toEqual([false, false]);
  send(canvas, 'pointerdown', {});
  expect(look.isLocked()).toBe(false);
  state.isWanted = true;
  send(canvas, 'pointerdown', {});
  look.stop();
  expect(look.isLocked()).toBe(false);
});

it('touch drags with one finger at a time and does not lock the pointer', () => {
  const { page, canvas, state, look, send } = openPage();
  const touch = { pointerType: 'touch', pointerId: 7 };
  send(canvas, 'pointerdown', { ...touch, clientX: 100 });
  send(page, 'pointermove', { ...touch, clientX: 130 });
  send(page, 'pointermove', { ...touch, pointerId: 8, clientX: 300 });
  expect([state.turned, look.isLocked(), look.isFree]).toEqual([30, false, true]);
  send(page, 'pointerup', touch);
  send(page, 'pointermove', { ...touch, clientX: 300 });
  expect(state.turned).toBe(30);
});

it('works without pointer lock where it is not allowed', async () => {
  const { page, canvas, state, look, send } = openPage({ isForbidden: true });
  send(canvas, 'pointerdown', {});
  await Promise.resolve();
  send(page, 'pointermove', { movementX: 30 });
  expect([state.turned, look.isFree]).toEqual([0, false]);
});
