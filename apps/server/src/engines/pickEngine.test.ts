import { expect, it } from 'vitest';
import { pickEngine } from './pickEngine.ts';

it.each([
  ['0.1.0.0', '0.1.0.10'],
  ['0.1.0.99', '0.1.0.10'],
  ['0.2.0.0', '0.2.0.1'],
  ['0.3.0.0', undefined],
  ['0.1.0', undefined],
  ['../0.1.0.0', undefined],
])('a release of %s runs on %s: three parts are pinned, the newest fix wins', (wanted, expected) => {
  const available = ['0.1.0.2', '0.1.0.10', '0.2.0.1', 'current.json', '0.1.0.0-abc.part'];
  expect(pickEngine(available, wanted)).toBe(expected);
});
