const NAMES: { readonly [key: string]: string } = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  Delete: 'Del',
  Backspace: '⌫',
  Space: 'Space',
  plus: '+',
};
const MAC_NAMES: { readonly [key: string]: string } = { Mod: '⌘', Alt: '⌥', Shift: '⇧', Enter: '↵' };

export function isMac(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);
}

/** Formats a shortcut such as `Mod+Shift+Z` as labels, one for each key. */
export function formatKeys(keys: string, onMac = isMac()): readonly string[] {
  return keys.split('+').map((key) => {
    if (onMac && MAC_NAMES[key] !== undefined) return MAC_NAMES[key];
    if (key === 'Mod') return 'Ctrl';
    return NAMES[key] ?? key;
  });
}
