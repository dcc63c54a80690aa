import type { Key } from '@playloom/game-format';
import { findPadButton } from '../input/padActions.ts';
import type { PlayerSettings } from '../settings/PlayerSettings.ts';

/** Whose signs a gamepad has on its buttons. */
export type GamepadKind = 'xbox' | 'playstation';

const D_PAD = ['D-pad ↑', 'D-pad ↓', 'D-pad ←', 'D-pad →'];

/** The signs of the buttons, by their index in the standard mapping. */
const SIGNS: { readonly [Kind in GamepadKind]: readonly string[] } = {
  xbox: ['A', 'B', 'X', 'Y', 'LB', 'RB', 'LT', 'RT', 'View', 'Menu', 'LS', 'RS', ...D_PAD],
  playstation: ['✕', '○', '□', '△', 'L1', 'R1', 'L2', 'R2', 'Create', 'Options', 'L3', 'R3', ...D_PAD],
};

/** Sony’s vendor id and the names of its gamepads, as browsers report them. */
const PLAYSTATION = /054c|dualshock|dualsense|playstation/i;

export function findGamepadKind(id: string): GamepadKind {
  return PLAYSTATION.test(id) ? 'playstation' : 'xbox';
}

export function getButtonSign(kind: GamepadKind, button: number): string {
  return SIGNS[kind][button] ?? String(button);
}

/** The sign of the button that this player presses for a key. Null if the gamepad has none. */
export function findGamepadSign(
  kind: GamepadKind,
  padButtons: PlayerSettings['padButtons'],
  key: Key,
): string | null {
  const button = findPadButton(padButtons, key);
  return button === null ? null : getButtonSign(kind, button);
}
