import type { Tip } from '@playloom/game-format';
import { expect, it } from 'vitest';
import { createHudTestGame } from '../hud/testing/createHudTestGame.ts';
import { describeTip } from './describeTip.ts';
import { nameTipSign, type TipDevice } from './listTipSigns.ts';

const { units } = createHudTestGame({
  types: {
    units: {
      fighter: {
        name: 'Fighter',
        inventory: { size: 2 },
        controls: {
          scheme: 'wasd',
          facing: 'mouse',
          keys: [
            {
              key: 'mouse-left',
              press: { kind: 'use-item' },
              touchButton: { label: 'Fire', x: 0.9, y: 0.7 },
            },
            { key: 'e', press: { kind: 'interact' }, touchButton: { label: 'Talk', x: 0.8, y: 0.8 } },
            { key: 'c', press: { kind: 'pick-up' } },
          ],
        },
      },
      runner: { name: 'Runner', controls: { scheme: 'platformer' } },
      blob: { name: 'Blob', controls: { scheme: 'follow-mouse' } },
    },
  },
}).types;

function show(
  unit: string,
  device: TipDevice,
  tip: Pick<Tip, 'done'> & Partial<Tip>,
  keys: Record<string, 'e' | 'w'> = {},
): string {
  const { text, signs } = describeTip(
    { text: 'Go', key: null, ...tip },
    { type: units[unit]!, keys, padButtons: {}, device },
  );
  return [...signs.map((sign) => `<${nameTipSign(sign)}>`), text].join(' ');
}

const DEVICES: readonly TipDevice[] = ['keyboard', 'xbox', 'playstation', 'touch'];

it.each([
  [
    'fighter',
    { kind: 'moves', tiles: 3 },
    ['<W> <A> <S> <D>', '<Left stick>', '<Left stick>', '<Left stick>'],
  ],
  ['fighter', { kind: 'turns', degrees: 90 }, ['<Mouse>', '<Right stick>', '<Right stick>', '<Right stick>']],
  ['fighter', { kind: 'attacks', times: 1 }, ['<Left click>', '<RT>', '<R2>', '<Right stick>']],
  ['fighter', { kind: 'interacts', times: 1 }, ['<E>', '<X>', '<□>', '<Talk>']],
  // A gamepad has no button for this key, and touch screens have no button for it either.
  ['fighter', { kind: 'picks-up', item: null, times: 1 }, ['<C>', '<C>', '<C>', '']],
  ['fighter', { kind: 'scores', points: 1 }, ['', '', '', '']],
  ['runner', { kind: 'moves', tiles: 3 }, ['<A> <D>', '<Left stick>', '<Left stick>', '<Left stick>']],
  ['runner', { kind: 'jumps', times: 1 }, ['<Space>', '<A>', '<✕>', '<Jump>']],
  ['runner', { kind: 'interacts', times: 1 }, ['<E>', '<X>', '<□>', '<Use>']],
  ['blob', { kind: 'moves', tiles: 3 }, ['<Mouse>', '<Left stick>', '<Left stick>', '<Left stick>']],
] as const)('[TIP-02:part] %s, %o: has the signs of each device', (unit, done, signs) => {
  const shown = DEVICES.map((device) => show(unit, device, { done }));
  expect(shown).toEqual(signs.map((sign) => (sign === '' ? 'Go' : `${sign} Go`)));
});

it('[TIP-02:part] shows another key if the creator chose one, and the keys that the player changed', () => {
  const done = { kind: 'moves', tiles: 3 } as const;
  expect(show('fighter', 'keyboard', { done, key: 'e' })).toBe('<E> Go');
  expect(show('fighter', 'keyboard', { done, key: 'e' }, { f: 'e', e: 'w' })).toBe('<F> Go');
  expect(show('fighter', 'keyboard', { done }, { 'mouse-right': 'w' })).toBe('<Right click> <A> <S> <D> Go');
});

it('[TIP-02:part] names keys in the text as the device does', () => {
  const tip = { text: '{Press:e} or use {move}', done: { kind: 'waits', seconds: 5 } } as const;
  expect(DEVICES.map((device) => show('fighter', device, tip))).toEqual([
    'Press E or use W\u00A0A\u00A0S\u00A0D',
    'Press X or use the left stick',
    'Press □ or use the left stick',
    'Tap Talk or use the left stick',
  ]);
});

it('[HUD-30:part] shows the button that the player chose on their gamepad', () => {
  const controls = { type: units['fighter']!, keys: {}, padButtons: { 5: 'e', 2: 'next-slot' } } as const;
  const tip = { text: '{Press:e}', key: null, done: { kind: 'interacts', times: 1 } } as const;
  const { text, signs } = describeTip(tip, { ...controls, device: 'playstation' });
  expect([text, ...signs.map(nameTipSign)]).toEqual(['Press R1', 'R1']);
});
