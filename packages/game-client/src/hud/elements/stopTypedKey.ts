const KEYS_THAT_PASS = new Set(['Enter', 'Escape']);

/**
 * Keeps typed keys away from the game, which listens on the window. Use it for keydown only: when a key was held
 * before the field got focus, its keyup must still reach the game, or the unit would keep walking.
 */
export function stopTypedKey(event: KeyboardEvent): void {
  if (!KEYS_THAT_PASS.has(event.key)) event.stopPropagation();
}
