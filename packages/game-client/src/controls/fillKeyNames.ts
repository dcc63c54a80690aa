import { type ControlScheme, type Key, keys, type UnitType } from '@playloom/game-format';
import { describeKey } from './describeKey.ts';
import { findGamepadSign, type GamepadKind } from './findGamepadSign.ts';
import { findPhysicalKey } from './rebindKeys.ts';
import { planTouchControls } from './planTouchControls.ts';
import type { PlayerSettings } from '../settings/PlayerSettings.ts';

/** This player's controls, which decide how placeholders are filled. */
interface KeyNameContext {
  readonly type: UnitType | null;
  readonly keys: PlayerSettings['keys'];
  readonly hasTouch: boolean;
  /** The gamepad in use. Null or missing if another device is. */
  readonly gamepad?: GamepadKind | null;
}

/** Matches `{key:e}`, `{press:e}`, `{Press:e}`, `{move}`, `{aim}` and `{keys:text for keyboards|text for touch}`. */
const PLACEHOLDER = /\{(?:(key|press|Press):([a-z0-9-]+)|(move|aim)|keys:([^{}|]*)\|([^{}|]*))\}/g;
const KEYS: ReadonlySet<string> = new Set(keys);

/** Non-breaking spaces keep the names of the keys on one line. */
const WASD = 'W\u00A0A\u00A0S\u00A0D';
const A_AND_D = 'A\u00A0and\u00A0D';

const MOVES: { readonly [Scheme in ControlScheme]: string } = {
  none: 'the keys',
  wasd: WASD,
  arrows: 'the arrow keys',
  platformer: A_AND_D,
  vehicle: WASD,
  'follow-mouse': 'the mouse',
  'click-to-move': 'a click',
};

/** Replaces placeholders in a text of the game with key or button names. Unknown placeholders stay. */
export function fillKeyNames(text: string, controls: KeyNameContext): string {
  if (!text.includes('{')) return text;
  return text.replaceAll(
    PLACEHOLDER,
    (placeholder, kind?: string, key?: string, control?: string, a?: string, b?: string) => {
      if (control !== undefined) return control === 'move' ? nameMove(controls) : nameAim(controls);
      if (kind === undefined || key === undefined) return (isTouch(controls) ? b : a) ?? '';
      if (!KEYS.has(key)) return placeholder;
      const label =
        describeGamepad(key as Key, kind, controls) ??
        (isTouch(controls)
          ? describeTouch(key as Key, kind, controls)
          : describeKeyPress(key as Key, kind, controls));
      return kind === 'Press' ? label.charAt(0).toUpperCase() + label.slice(1) : label;
    },
  );
}

function isTouch({ hasTouch, gamepad }: KeyNameContext): boolean {
  return hasTouch && gamepad == null;
}

function nameMove(controls: KeyNameContext): string {
  if (controls.gamepad != null) return 'the left stick';
  if (!controls.hasTouch) return MOVES[controls.type?.controls.scheme ?? 'none'];
  return controls.type?.controls.facing === 'mouse' ? 'the left stick' : 'the stick';
}

function nameAim({ hasTouch, gamepad }: KeyNameContext): string {
  return hasTouch || gamepad != null ? 'the right stick' : 'the mouse';
}

/** Names the gamepad button for a key. Null without a gamepad, or if it has no such button. */
function describeGamepad(key: Key, kind: string, { gamepad }: KeyNameContext): string | null {
  const sign = gamepad == null ? null : findGamepadSign(gamepad, key);
  return sign === null || kind === 'key' ? sign : `press ${sign}`;
}

function describeKeyPress(key: Key, kind: string, { keys: changed }: KeyNameContext): string {
  const pressed = findPhysicalKey(changed, key);
  if (kind === 'key') return describeKey(pressed);
  if (pressed === 'mouse-left') return 'click';
  return pressed.startsWith('mouse-') ? describeKey(pressed).toLowerCase() : `press ${describeKey(pressed)}`;
}

/** Names the touch control that replaces a key: a button, or the aim stick if the key uses the held item. */
function describeTouch(key: Key, kind: string, { type }: KeyNameContext): string {
  const plan = type === null ? null : planTouchControls(type);
  const isUse = type?.controls.keys.some(
    ({ key: bound, press }) => bound === key && press?.kind === 'use-item',
  );
  const aims = plan?.aim?.useKey === key || (isUse === true && plan?.aim != null);
  if (aims) return kind === 'key' ? 'the right stick' : 'push the right stick';
  const label =
    plan?.buttons.find((button) => button.key === key)?.label ?? (key === 'e' ? 'Use' : describeKey(key));
  return kind === 'key' ? label : `tap ${label}`;
}
