import type { Key } from '@playloom/game-format';

/** Whose signs a gamepad has on its buttons. */
export type GamepadKind = 'xbox' | 'playstation';

type PadSigns = { readonly [Kind in GamepadKind]: string };

/** The signs of the buttons that press a key, as `readGamepad` maps them. Other keys have no button. */
const SIGNS: { readonly [key in Key]?: PadSigns } = {
  space: { xbox: 'A', playstation: '✕' },
  q: { xbox: 'B', playstation: '○' },
  e: { xbox: 'X', playstation: '□' },
  r: { xbox: 'Y', playstation: '△' },
  'mouse-right': { xbox: 'LT', playstation: 'L2' },
  'mouse-left': { xbox: 'RT', playstation: 'R2' },
  tab: { xbox: 'View', playstation: 'Create' },
  shift: { xbox: 'LS', playstation: 'L3' },
  f: { xbox: 'RS', playstation: 'R3' },
  up: { xbox: 'D-pad ↑', playstation: 'D-pad ↑' },
  down: { xbox: 'D-pad ↓', playstation: 'D-pad ↓' },
  left: { xbox: 'D-pad ←', playstation: 'D-pad ←' },
  right: { xbox: 'D-pad →', playstation: 'D-pad →' },
};

/** Sony’s vendor id and the names of its gamepads, as browsers report them. */
const PLAYSTATION = /054c|dualshock|dualsense|playstation/i;

export function findGamepadKind(id: string): GamepadKind {
  return PLAYSTATION.test(id) ? 'playstation' : 'xbox';
}

/** The sign of the button for a key. Null if the gamepad has none. */
export function findGamepadSign(kind: GamepadKind, key: Key): string | null {
  return SIGNS[key]?.[kind] ?? null;
}
