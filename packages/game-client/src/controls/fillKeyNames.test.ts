import { expect, it } from 'vitest';
import { createHudTestGame } from '../hud/testing/createHudTestGame.ts';
import { fillKeyNames } from './fillKeyNames.ts';

type KeyNameContext = Parameters<typeof fillKeyNames>[1];

const game = createHudTestGame({
  types: {
    units: {
      fighter: {
        name: 'Fighter',
        controls: {
          scheme: 'wasd',
          facing: 'mouse',
          keys: [
            {
              key: 'mouse-left',
              press: { kind: 'use-item' },
              touchButton: { label: 'Fire', x: 0.9, y: 0.7 },
            },
            { key: 'space', press: { kind: 'use-item' } },
            { key: 'e', press: { kind: 'interact' }, touchButton: { label: 'Talk', x: 0.8, y: 0.8 } },
          ],
        },
        inventory: { size: 2 },
      },
      runner: { name: 'Runner', controls: { scheme: 'platformer' } },
      walker: { name: 'Walker', controls: { scheme: 'arrows' } },
      clicker: { name: 'Clicker', controls: { scheme: 'click-to-move' } },
    },
  },
});
const desktop: KeyNameContext = {
  type: game.types.units['fighter']!,
  keys: {},
  padButtons: {},
  hasTouch: false,
};
const phone: KeyNameContext = { ...desktop, hasTouch: true };
const TEXT =
  '{Press:e} to talk, walk with {move}, aim with {aim}, {press:mouse-left} or {press:space} to fire ({key:e}).';

it('uses the keys of the player', () => {
  expect(fillKeyNames(TEXT, desktop)).toBe(
    'Press E to talk, walk with W\u00A0A\u00A0S\u00A0D, aim with the mouse, click or press Space to fire (E).',
  );
  expect(fillKeyNames('{Press:e}', { ...desktop, keys: { f: 'e', e: 'f' } })).toBe('Press F');
  expect(fillKeyNames('{move}', { ...desktop, type: game.types.units['runner']! })).toBe('A\u00A0and\u00A0D');
});

it('[HUD-30:part] names the keys that move as the player has them', () => {
  const keys = { i: 'w', w: 'i', up: 'a', a: 'up' } as const;
  expect(fillKeyNames('{move}', { ...desktop, keys })).toBe('I\u00A0↑\u00A0S\u00A0D');
  const runner = { ...desktop, type: game.types.units['runner']! };
  expect(fillKeyNames('{move}', { ...runner, keys: { j: 'a', a: 'j' } })).toBe('J\u00A0and\u00A0D');
  const walker = { ...desktop, type: game.types.units['walker']! };
  expect(fillKeyNames('{move}', walker)).toBe('the arrow keys');
  const clicker = { ...desktop, type: game.types.units['clicker']! };
  expect(fillKeyNames('{move}', clicker)).toBe('a click');
  const rightHand = { 'mouse-right': 'mouse-left', 'mouse-left': 'mouse-right' } as const;
  expect(fillKeyNames('{move}', { ...clicker, keys: rightHand })).toBe('a right click');
});

it('[HUD-30:part] names the buttons of the gamepad as the player has them', () => {
  const pad = { ...desktop, gamepad: 'playstation' as const };
  expect(fillKeyNames('{move}, {press:e}, {key:space}', pad)).toBe('the left stick, press □, ✕');
  const padButtons = { 0: 'e', 2: 'space' } as const;
  expect(fillKeyNames('{press:e}, {key:space}', { ...pad, padButtons })).toBe('press ✕, □');
});

it('uses sticks and buttons on touch screens', () => {
  expect(fillKeyNames(TEXT, phone)).toBe(
    'Tap Talk to talk, walk with the left stick, aim with the right stick, ' +
      'push the right stick or push the right stick to fire (Talk).',
  );
  const runner = { ...phone, type: game.types.units['runner']! };
  expect(fillKeyNames('{move}, {press:space}, {Press:e}', runner)).toBe('the stick, tap Jump, Tap Use');
});

it('has separate texts for touch, or none', () => {
  const text = '{keys:Click to kick. |}Shift is a {keys:dash|leap}.';
  expect(fillKeyNames(text, desktop)).toBe('Click to kick. Shift is a dash.');
  expect(fillKeyNames(text, phone)).toBe('Shift is a leap.');
});

it('leaves everything else unchanged', () => {
  for (const text of ['{score} of {10}', '{key:nope} {press:}', '{keys:one}', 'a { b }', '{key:e']) {
    expect(fillKeyNames(text, desktop)).toBe(text);
  }
});
