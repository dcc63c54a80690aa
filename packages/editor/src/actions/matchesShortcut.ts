import { isMac } from '@playloom/design-system/formatKeys';

/** The parts of a key event that decide which shortcut it is. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether a key event matches a shortcut such as `Mod+Shift+Z`. `Mod` is Ctrl, or Cmd on a Mac. */
export function matchesShortcut(press: KeyPress, keys: string, onMac = isMac()): boolean {
  const parts = keys.split('+');
  const key = parts.pop() ?? '';
  const wants = (name: string) => parts.includes(name);
  const mod = onMac ? press.metaKey : press.ctrlKey;
  const other = onMac ? press.ctrlKey : press.metaKey;
  if (mod !== wants('Mod') || other || press.altKey !== wants('Alt')) return false;
  // `?` and similar characters need Shift on some keyboards and not on others.
  const isSign = key.length === 1 && !/[a-z0-9]/i.test(key);
  if (!isSign && press.shiftKey !== wants('Shift')) return false;
  return listKeyNames(press).includes(key.toLowerCase());
}

/**
 * Lists the names of a pressed key. With Alt on a Mac, a letter key types a symbol, so the physical key is included.
 */
function listKeyNames({ key, code, altKey }: KeyPress): readonly string[] {
  const names = [key === ' ' ? 'space' : key === '+' ? 'plus' : key.toLowerCase()];
  const physical = /^(?:Key|Digit)(.)$/.exec(code)?.[1];
  if (altKey && physical !== undefined) names.push(physical.toLowerCase());
  return names;
}

/** Whether a shortcut has neither Ctrl nor Alt and would type text into a field. */
export function isUnmodifiedShortcut(keys: string): boolean {
  return !/(?:Mod|Alt)\+/.test(keys) && !/^(?:Shift\+)?F\d+$/.test(keys);
}

/** Keys that text fields use themselves. */
const TEXT_FIELD_KEYS = ['Mod+Z', 'Mod+Shift+Z', 'Mod+Y', 'Mod+A', 'Mod+C', 'Mod+X', 'Mod+V', 'Mod+D'];

export function isTextFieldKey(keys: string): boolean {
  return isUnmodifiedShortcut(keys) || TEXT_FIELD_KEYS.includes(keys);
}
