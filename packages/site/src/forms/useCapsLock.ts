import { useState, type KeyboardEvent } from 'react';

/** Reads Caps Lock from key events, because browsers provide no other way. */
export function useCapsLock() {
  const [isOn, setIsOn] = useState(false);
  const watch = (event: KeyboardEvent) => setIsOn(event.getModifierState('CapsLock'));
  return { isOn, handlers: { onKeyDown: watch, onKeyUp: watch, onBlur: () => setIsOn(false) } };
}
