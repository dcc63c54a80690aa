import type { Tip } from '@playloom/game-format';
import { fillKeyNames } from '../controls/fillKeyNames.ts';
import { listTipSigns, type TipControls, type TipSign } from './listTipSigns.ts';

/** What a tip looks like on a player's device: the signs of the input, and the text with the names of keys filled in. */
export function describeTip(
  tip: Tip,
  controls: TipControls,
): { readonly text: string; readonly signs: readonly TipSign[] } {
  const { type, keys, padButtons, device } = controls;
  const gamepad = device === 'keyboard' || device === 'touch' ? null : device;
  const text = fillKeyNames(tip.text, { type, keys, padButtons, hasTouch: device === 'touch', gamepad });
  return { text, signs: listTipSigns(tip, controls) };
}
