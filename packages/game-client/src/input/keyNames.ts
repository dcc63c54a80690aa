import { type Key, keys } from '@playloom/game-format';

const KNOWN: ReadonlySet<string> = new Set(keys);

/** Maps `KeyboardEvent.code`, the position of a key, so that WASD is in the same place on a French keyboard. */
const BY_CODE: { readonly [code: string]: Key } = {
  Space: 'space',
  Enter: 'enter',
  NumpadEnter: 'enter',
  ShiftLeft: 'shift',
  ShiftRight: 'shift',
  ControlLeft: 'control',
  ControlRight: 'control',
  Tab: 'tab',
  Backspace: 'backspace',
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const BY_BUTTON: readonly Key[] = ['mouse-left', 'mouse-middle', 'mouse-right'];

/** Converts `KeyboardEvent.code` to the game's name for the key. Null for keys that games can't use. */
export function toKeyName(code: string): Key | null {
  const plain = BY_CODE[code];
  if (plain !== undefined) return plain;
  const letter = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(code);
  const name = letter === null ? '' : (letter[1]?.toLowerCase() ?? letter[2] ?? '');
  return KNOWN.has(name) ? (name as Key) : null;
}

export function toMouseKeyName(button: number): Key | null {
  return BY_BUTTON[button] ?? null;
}

export function isKey(name: unknown): name is Key {
  return typeof name === 'string' && KNOWN.has(name);
}
