import type { KeyboardEvent } from 'react';

const KEYS_THAT_PASS = new Set(['Enter', 'Escape']);

/**
 * Keeps what is typed into a field away from shortcuts and controls that listen further up.
 * Only keydown: a key held before the field got focus must still be seen going up, or it would stay pressed.
 */
export function stopTypedKeyEvent(event: KeyboardEvent): void {
  if (KEYS_THAT_PASS.has(event.key)) return;
  event.stopPropagation();
  // React listens on its root, which may be the document itself, where other listeners sit beside it.
  event.nativeEvent.stopImmediatePropagation();
}
