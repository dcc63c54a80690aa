import { expect, it } from 'vitest';
import { createInputState } from './InputState.ts';
import { listenToMouse } from './listenToMouse.ts';

it('[OP-05:part] applies the bindings of mouse buttons, down and up', () => {
  const page = new EventTarget();
  const canvas = Object.assign(new EventTarget(), {
    ownerDocument: page,
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
  });
  const input = createInputState();
  const stop = listenToMouse(input, {
    canvas: canvas as unknown as HTMLElement,
    rebind: (key) => (key === 'mouse-right' ? 'e' : key),
    onWheel: () => undefined,
  });
  const send = (target: EventTarget, type: string): void => {
    const details = { button: 2, pointerType: 'mouse', clientX: 0, clientY: 0 };
    target.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), details));
  };
  send(canvas, 'pointerdown');
  expect([...input.mouse]).toEqual(['e']);
  send(page, 'pointerup');
  expect([...input.mouse]).toEqual([]);
  stop();
});
