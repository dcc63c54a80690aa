import { isMac } from '../ui/formatKeys.ts';

/** What of a key press decides which shortcut it is. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether a press is what `Mod+Shift+Z` says. `Mod` is Ctrl, or Cmd on a Mac. */
export function matchKeys(press: KeyPress, keys: string, onMac = isMac()): boolean {
  const parts = keys.split('+');
  const key = parts.pop() ?? '';
  const wants = (name: string) => parts.includes(name);
  const mod = onMac ? press.metaKey : press.ctrlKey;
  const other = onMac ? press.ctrlKey : press.metaKey;
  if (mod !== wants('Mod') || other || press.altKey !== wants('Alt')) return false;
  // `?` and the like need Shift on some keyboards and not on others.
  const isSign = key.length === 1 && !/[a-z0-9]/i.test(key);
  if (!isSign && press.shiftKey !== wants('Shift')) return false;
  return listKeyNames(press).includes(key.toLowerCase());
}

/** With Alt, a Mac's letters become signs: then the key's place on the keyboard names it. */
function listKeyNames({ key, code, altKey }: KeyPress): readonly string[] {
  const names = [key === ' ' ? 'space' : key === '+' ? 'plus' : key.toLowerCase()];
  const physical = /^(?:Key|Digit)(.)$/.exec(code)?.[1];
  if (altKey && physical !== undefined) names.push(physical.toLowerCase());
  return names;
}

/** Whether keys alone, without Ctrl or Alt, would write something into what has the focus. */
export function isPlainKey(keys: string): boolean {
  return !/(?:Mod|Alt)\+/.test(keys) && !/^(?:Shift\+)?F\d+$/.test(keys);
}

/** Keys that fields of text use themselves. */
const TEXT_FIELD_KEYS = ['Mod+Z', 'Mod+Shift+Z', 'Mod+Y', 'Mod+A', 'Mod+C', 'Mod+X', 'Mod+V', 'Mod+D'];

export function isTextFieldKey(keys: string): boolean {
  return isPlainKey(keys) || TEXT_FIELD_KEYS.includes(keys);
}
