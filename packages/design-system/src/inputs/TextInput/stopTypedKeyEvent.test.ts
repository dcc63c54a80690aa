import type { KeyboardEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { stopTypedKeyEvent } from './stopTypedKeyEvent.ts';

function press(key: string) {
  const stopPropagation = vi.fn<() => void>();
  const stopImmediatePropagation = vi.fn<() => void>();
  stopTypedKeyEvent({
    key,
    stopPropagation,
    nativeEvent: { stopImmediatePropagation },
  } as unknown as KeyboardEvent);
  return stopPropagation.mock.calls.length + stopImmediatePropagation.mock.calls.length;
}

it.each(['Enter', 'Escape'])('[VA-04:keys] lets %s pass', (key) => {
  expect(press(key)).toBe(0);
});

it.each(['w', 'ArrowUp', ' ', 'Tab', '/', 'Shift'])('[VA-04:keys] stops "%s"', (key) => {
  expect(press(key)).toBe(2);
});
