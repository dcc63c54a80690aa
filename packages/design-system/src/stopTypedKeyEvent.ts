import type { KeyboardEvent } from 'react';

const KEYS_THAT_PASS = new Set(['Enter', 'Escape']);

/**
 * Keeps typed keys away from shortcuts and controls that listen further up. Only keydown: the release of a key that
 * was held before the field got focus must still be seen, or it would stay pressed.
 */
export function stopTypedKeyEvent(event: KeyboardEvent): void {
  if (KEYS_THAT_PASS.has(event.key)) return;
  event.stopPropagation();
  // React listens on its root, which may be the document itself, where other listeners are registered too.
  event.nativeEvent.stopImmediatePropagation();
}
