const NAMES: { readonly [key: string]: string } = {
  space: 'Space',
  enter: 'Enter',
  shift: 'Shift',
  control: 'Ctrl',
  tab: 'Tab',
  backspace: 'Backspace',
  up: '↑',
  down: '↓',
  left: '←',
  right: '→',
  // Keys of the HUD have the names of the browser.
  ' ': 'Space',
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  'mouse-left': 'Left click',
  'mouse-right': 'Right click',
  'mouse-middle': 'Middle click',
};

/** The label printed on a key. */
export function describeKey(key: string): string {
  return NAMES[key] ?? key.toUpperCase();
}
