import { useState, type KeyboardEvent } from 'react';

/** Tells from the keys themselves whether Caps Lock is on; browsers do not say it otherwise. */
export function useCapsLock() {
  const [isOn, setIsOn] = useState(false);
  const watch = (event: KeyboardEvent) => setIsOn(event.getModifierState('CapsLock'));
  return { isOn, handlers: { onKeyDown: watch, onKeyUp: watch, onBlur: () => setIsOn(false) } };
}
