import { expect, it } from 'vitest';
import { rebindPad } from '../input/padActions.ts';
import { findGamepadSign } from './findGamepadSign.ts';

it('[HUD-30:part] is the button that the player chose, by the names of their gamepad', () => {
  expect(findGamepadSign('xbox', {}, 'space')).toBe('A');
  const swapped = rebindPad({}, 'e', 5);
  expect(findGamepadSign('xbox', swapped, 'e')).toBe('RB');
  expect(findGamepadSign('playstation', swapped, 'e')).toBe('R1');
  // The button that opens the scoreboard presses no key of the game.
  expect(findGamepadSign('xbox', {}, 'tab')).toBeNull();
  expect(findGamepadSign('xbox', rebindPad({}, 'c', 3), 'c')).toBe('Y');
});
