import { type ControlScheme, type Key, keys, type UnitType } from '@playloom/game-format';
import { describeKey } from './describeKey.ts';
import { findPhysicalKey } from './rebindKeys.ts';
import { planTouchControls } from './planTouchControls.ts';
import type { PlayerSettings } from '../settings/PlayerSettings.ts';

/** This player's controls, which decide how placeholders are filled. */
interface KeyNameContext {
  readonly type: UnitType | null;
  readonly keys: PlayerSettings['keys'];
  readonly hasTouch: boolean;
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
      if (kind === undefined || key === undefined) return (controls.hasTouch ? b : a) ?? '';
      if (!KEYS.has(key)) return placeholder;
      const label = controls.hasTouch
        ? describeTouch(key as Key, kind, controls)
        : describeKeyPress(key as Key, kind, controls);
      return kind === 'Press' ? label.charAt(0).toUpperCase() + label.slice(1) : label;
    },
  );
}

function nameMove({ type, hasTouch }: KeyNameContext): string {
  if (!hasTouch) return MOVES[type?.controls.scheme ?? 'none'];
  return type?.controls.facing === 'mouse' ? 'the left stick' : 'the stick';
}

function nameAim({ hasTouch }: KeyNameContext): string {
  return hasTouch ? 'the right stick' : 'the mouse';
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
