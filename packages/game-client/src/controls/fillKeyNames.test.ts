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
    },
  },
});
const desktop: KeyNameContext = { type: game.types.units['fighter']!, keys: {}, hasTouch: false };
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
