import type { KeyboardEvent } from 'react';

const KEYS_THAT_PASS = new Set(['Enter', 'Escape']);

/**
 * Keeps typed keys from shortcuts and game controls on parent elements. Only for keydown: if a key was held before the
 * field got focus, its keyup must still get through, or the key would stay pressed.
 */
export function stopTypedKeyEvent(event: KeyboardEvent): void {
  if (KEYS_THAT_PASS.has(event.key)) return;
  event.stopPropagation();
  // React's root may be the document, so also stop other listeners on the document.
  event.nativeEvent.stopImmediatePropagation();
}
