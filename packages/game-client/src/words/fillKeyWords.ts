import { type ControlScheme, type Key, keys, type UnitType } from '@playloom/game-format';
import { keyName } from '../hud/menu/keyName.ts';
import { findPressed } from '../hud/menu/rebindKeys.ts';
import { planTouch } from '../hud/touch/planTouch.ts';
import type { PlayerSettings } from '../settings/PlayerSettings.ts';

/** What the player has in hand: texts of the game speak of that. */
export interface Controls {
  readonly type: UnitType | null;
  readonly keys: PlayerSettings['keys'];
  readonly hasTouch: boolean;
}

/** `{key:e}`, `{press:e}` or `{Press:e}`, `{move}`, `{aim}`, and `{keys:for keyboards|for fingers}`. */
const WORD = /\{(?:(key|press|Press):([a-z0-9-]+)|(move|aim)|keys:([^{}|]*)\|([^{}|]*))\}/g;
const KEYS: ReadonlySet<string> = new Set(keys);

const MOVES: { readonly [Scheme in ControlScheme]: string } = {
  none: 'the keys',
  wasd: 'W A S D',
  arrows: 'the arrow keys',
  platformer: 'A and D',
  vehicle: 'W A S D',
  'follow-mouse': 'the mouse',
  'click-to-move': 'a click',
};

/** Puts the names of keys or buttons into a text of the game; what is none of these words stays as it is. */
export function fillKeyWords(text: string, controls: Controls): string {
  if (!text.includes('{')) return text;
  return text.replaceAll(WORD, (word, kind?: string, key?: string, way?: string, a?: string, b?: string) => {
    if (way !== undefined) return way === 'move' ? nameMove(controls) : nameAim(controls);
    if (kind === undefined || key === undefined) return (controls.hasTouch ? b : a) ?? '';
    if (!KEYS.has(key)) return word;
    const said = controls.hasTouch
      ? sayTouch(key as Key, kind, controls)
      : sayKey(key as Key, kind, controls);
    return kind === 'Press' ? said.charAt(0).toUpperCase() + said.slice(1) : said;
  });
}

function nameMove({ type, hasTouch }: Controls): string {
  if (!hasTouch) return MOVES[type?.controls.scheme ?? 'none'];
  return type?.controls.facing === 'mouse' ? 'the left stick' : 'the stick';
}

function nameAim({ hasTouch }: Controls): string {
  return hasTouch ? 'the right stick' : 'the mouse';
}

function sayKey(key: Key, kind: string, { keys: changed }: Controls): string {
  const pressed = findPressed(changed, key);
  if (kind === 'key') return keyName(pressed);
  if (pressed === 'mouse-left') return 'click';
  return pressed.startsWith('mouse-') ? keyName(pressed).toLowerCase() : `press ${keyName(pressed)}`;
}

/** A key without a button of its own is the one that a finger finds for the same thing: using what is held. */
function sayTouch(key: Key, kind: string, { type }: Controls): string {
  const plan = type === null ? null : planTouch(type);
  const isUse = type?.controls.keys.some(
    ({ key: bound, press }) => bound === key && press?.kind === 'use-item',
  );
  const aims = plan?.aim?.useKey === key || (isUse === true && plan?.aim != null);
  if (aims) return kind === 'key' ? 'the right stick' : 'push the right stick';
  const label =
    plan?.buttons.find((button) => button.key === key)?.label ?? (key === 'e' ? 'Use' : keyName(key));
  return kind === 'key' ? label : `tap ${label}`;
}
