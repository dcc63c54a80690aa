import { expect, it } from 'vitest';
import { toTitle } from './toTitle.ts';

it.each([
  ['dealDamage', 'Deal damage'],
  ['eachUnit', 'This unit'],
  ['setBehaviour', 'Set behavior'],
  ['pushTowards', 'Push toward'],
  ['positionTowards', 'Position toward'],
  ['centre-circle', 'Center circle'],
  ['tyres', 'Tires'],
  ['mouse-left', 'Left mouse button'],
  ['mousePosition', 'Mouse position'],
])('writes %s as “%s”, in the words of the product', (name, title) => {
  expect(toTitle(name)).toBe(title);
});
