import type { Key } from '@playloom/game-format';

const BY_KEY: { readonly [key: string]: Key } = {
  ' ': 'space',
  Enter: 'enter',
  Shift: 'shift',
  Control: 'control',
  Tab: 'tab',
  Backspace: 'backspace',
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
const BY_BUTTON = ['mouse-left', 'mouse-middle', 'mouse-right'] as const;

/** The name games know a key by; null for keys that no game can use. */
export function readPressedKey({ code, key }: Pick<KeyboardEvent, 'code' | 'key'>): Key | null {
  const letterOrDigit = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(code);
  if (letterOrDigit !== null) return (letterOrDigit[1]?.toLowerCase() ?? letterOrDigit[2]) as Key;
  return BY_KEY[key] ?? null;
}

export function readPressedButton(button: number): Key | null {
  return BY_BUTTON[button] ?? null;
}
