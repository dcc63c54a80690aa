import { type Key, keys, type UnitType } from '@playloom/game-format';
import { describeKey } from './describeKey.ts';
import { findGamepadSign, type GamepadKind } from './findGamepadSign.ts';
import { moveKeys } from './moveKeys.ts';
import { findPhysicalKey } from './rebindKeys.ts';
import { planTouchControls } from './planTouchControls.ts';
import type { PlayerSettings } from '../settings/PlayerSettings.ts';

/** This player's controls, which decide how placeholders are filled. */
interface KeyNameContext {
  readonly type: UnitType | null;
  readonly keys: PlayerSettings['keys'];
  readonly padButtons: PlayerSettings['padButtons'];
  readonly hasTouch: boolean;
  /** The gamepad in use. Null or missing if another device is. */
  readonly gamepad?: GamepadKind | null;
}

/** Matches `{key:e}`, `{press:e}`, `{Press:e}`, `{move}`, `{aim}` and `{keys:text for keyboards|text for touch}`. */
const PLACEHOLDER = /\{(?:(key|press|Press):([a-z0-9-]+)|(move|aim)|keys:([^{}|]*)\|([^{}|]*))\}/g;
const KEYS: ReadonlySet<string> = new Set(keys);

/** Keeps the names of the keys on one line. */
const NO_BREAK_SPACE = '\u00A0';
const ARROWS = '↑←↓→';

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
  if (!controls.hasTouch) return nameMoveKeys(controls);
  return controls.type?.controls.facing === 'mouse' ? 'the left stick' : 'the stick';
}

/** Names the keys as the player has them: “W A S D”, “A and D”, or those that they chose instead. */
function nameMoveKeys({ type, keys: changed }: KeyNameContext): string {
  const scheme = type?.controls.scheme ?? 'none';
  if (scheme === 'follow-mouse') return 'the mouse';
  if (scheme === 'click-to-move') {
    const pressed = findPhysicalKey(changed, 'mouse-left');
    if (pressed === 'mouse-left') return 'a click';
    const name = describeKey(pressed);
    return pressed.startsWith('mouse-') ? `a ${name.toLowerCase()}` : name;
  }
  const names = moveKeys[scheme].map((key) => describeKey(findPhysicalKey(changed, key)));
  if (names.length === 0) return 'the keys';
  if (names.join('') === ARROWS) return 'the arrow keys';
  return names.join(names.length === 2 ? `${NO_BREAK_SPACE}and${NO_BREAK_SPACE}` : NO_BREAK_SPACE);
}

function nameAim({ hasTouch, gamepad }: KeyNameContext): string {
  return hasTouch || gamepad != null ? 'the right stick' : 'the mouse';
}

/** Names the gamepad button for a key. Null without a gamepad, or if it has no such button. */
function describeGamepad(key: Key, kind: string, { gamepad, padButtons }: KeyNameContext): string | null {
  const sign = gamepad == null ? null : findGamepadSign(gamepad, padButtons, key);
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
