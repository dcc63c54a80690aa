import type { Key, Tip, UnitType } from '@playloom/game-format';
import { describeKey } from '../controls/describeKey.ts';
import { findInteractKey, findUseKey } from '../controls/findControlKeys.ts';
import { findGamepadSign, type GamepadKind } from '../controls/findGamepadSign.ts';
import { moveKeys } from '../controls/moveKeys.ts';
import { planTouchControls } from '../controls/planTouchControls.ts';
import { findPhysicalKey } from '../controls/rebindKeys.ts';
import type { PlayerSettings } from '../settings/PlayerSettings.ts';

/** The sign of one input: what is printed on a key or button, or the outline of a mouse or stick. */
export type TipSign =
  | { readonly kind: 'key' | 'gamepad' | 'touch'; readonly label: string }
  | { readonly kind: 'mouse'; readonly part: 'move' | 'left' | 'right' | 'middle' }
  | { readonly kind: 'stick'; readonly side: 'left' | 'right' };

export type TipDevice = 'keyboard' | 'touch' | GamepadKind;

/** The controls of a player, which decide the signs. */
export interface TipControls {
  readonly type: UnitType | null;
  readonly keys: PlayerSettings['keys'];
  readonly padButtons: PlayerSettings['padButtons'];
  readonly device: TipDevice;
}

type Target = Key | 'move' | 'aim';

const MOUSE_PARTS: { readonly [key: string]: 'left' | 'right' | 'middle' } = {
  'mouse-left': 'left',
  'mouse-right': 'right',
  'mouse-middle': 'middle',
};

/** Lists the signs of the input that a tip is about, for the device in use. Empty if it is about no input. */
export function listTipSigns(tip: Pick<Tip, 'key' | 'done'>, controls: TipControls): TipSign[] {
  const target = tip.key ?? findTarget(tip.done, controls.type);
  if (target === null) return [];
  if (controls.device === 'touch') return listTouchSigns(target, controls.type);
  if (controls.device === 'keyboard') return listKeyboardSigns(target, controls);
  if (target === 'move') return [{ kind: 'stick', side: 'left' }];
  if (target === 'aim') return [{ kind: 'stick', side: 'right' }];
  const label = findGamepadSign(controls.device, controls.padButtons, target);
  return label === null ? listKeyboardSigns(target, controls) : [{ kind: 'gamepad', label }];
}

/** Finds the input that a condition needs, if the tip names none. */
function findTarget(done: Tip['done'], type: UnitType | null): Target | null {
  switch (done.kind) {
    case 'moves':
      return 'move';
    case 'turns':
      return type?.controls.facing === 'mouse' ? 'aim' : 'move';
    case 'jumps':
      return 'space';
    case 'attacks':
    case 'hits':
    case 'uses-item':
      return type === null ? null : findUseKey(type);
    case 'picks-up':
      return type?.controls.keys.find(({ press }) => press?.kind === 'pick-up')?.key ?? null;
    case 'interacts':
    case 'opens-shop':
      return type === null ? null : findInteractKey(type);
    case 'presses-key':
      return done.key;
    case 'scores':
    case 'waits':
      return null;
  }
}

function listKeyboardSigns(target: Target, { type, keys }: TipControls): TipSign[] {
  if (target === 'aim') return [{ kind: 'mouse', part: 'move' }];
  if (target !== 'move') return [toKeyboardSign(target, keys)];
  const scheme = type?.controls.scheme ?? 'none';
  if (scheme === 'follow-mouse') return [{ kind: 'mouse', part: 'move' }];
  if (scheme === 'click-to-move') return [toKeyboardSign('mouse-left', keys)];
  return moveKeys[scheme].map((key) => toKeyboardSign(key, keys));
}

function toKeyboardSign(key: Key, changed: PlayerSettings['keys']): TipSign {
  const pressed = findPhysicalKey(changed, key);
  const part = MOUSE_PARTS[pressed];
  return part === undefined ? { kind: 'key', label: describeKey(pressed) } : { kind: 'mouse', part };
}

function listTouchSigns(target: Target, type: UnitType | null): TipSign[] {
  if (type === null) return [];
  const plan = planTouchControls(type);
  if (target === 'move') return plan.hasMoveStick ? [{ kind: 'stick', side: 'left' }] : [];
  const isUse = type.controls.keys.some(({ key, press }) => key === target && press?.kind === 'use-item');
  const isAim = target === 'aim' || plan.aim?.useKey === target || isUse;
  if (plan.aim !== null && isAim) return [{ kind: 'stick', side: 'right' }];
  const button = plan.buttons.find(({ key }) => key === target);
  if (button !== undefined) return [{ kind: 'touch', label: button.label }];
  // Where the interact key has no button, the hint over the controls is one.
  return target === findInteractKey(type) ? [{ kind: 'touch', label: 'Use' }] : [];
}

/** Names a sign for screen readers. */
export function nameTipSign(sign: TipSign): string {
  switch (sign.kind) {
    case 'key':
    case 'gamepad':
    case 'touch':
      return sign.label;
    case 'mouse':
      return sign.part === 'move'
        ? 'Mouse'
        : `${sign.part.charAt(0).toUpperCase()}${sign.part.slice(1)} click`;
    case 'stick':
      return sign.side === 'left' ? 'Left stick' : 'Right stick';
  }
}
