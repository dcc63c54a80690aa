import { expect, it } from 'vitest';
import { makeMapName } from './makeMapName.ts';

it('names a map after its slug, as an id that no other map has', () => {
  expect(makeMapName('harbour-island', [])).toBe('harbour-island');
  expect(makeMapName('3d-race', [null])).toBe('map-3d-race');
  expect(makeMapName('town', ['town', 'town-2'])).toBe('town-3');
  const long = `a${'-b'.repeat(22)}`;
  const first = makeMapName(long, []);
  const second = makeMapName(long, [first]);
  expect([first.length <= 40, second.length <= 40, first === second]).toEqual([true, true, false]);
  for (const name of [first, second]) expect(name).toMatch(/^[a-z][a-z0-9_-]{0,39}$/);
});
