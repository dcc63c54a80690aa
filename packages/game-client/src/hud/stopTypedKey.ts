const KEYS_THAT_PASS = new Set(['Enter', 'Escape']);

/**
 * Keeps what is typed into a field away from the keys of the game, which are listened for further up. Only
 * keydown: a key held before the field got focus must still be seen going up, or the unit would walk on.
 */
export function stopTypedKey(event: KeyboardEvent): void {
  if (!KEYS_THAT_PASS.has(event.key)) event.stopPropagation();
}
