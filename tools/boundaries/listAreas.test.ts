import { expect, it } from 'vitest';
import { listAreas } from './listAreas.ts';

it('lets a floor import those below, and its tests also those above', () => {
  const areas = listAreas({
    'packages/a': { imports: ['packages/b'], floors: ['limits.ts', ['left', 'right'], 'top'] },
    'packages/b': { imports: [], floors: ['ground'] },
  });
  expect(areas.get('packages/a/src/left')).toEqual({
    row: 'packages/a',
    imports: ['packages/b', 'packages/b/src/ground', 'packages/a/src/limits.ts'],
    tests: ['packages/a/src/top', 'packages/a'],
  });
  expect(areas.get('packages/a')!.imports).toContain('packages/a/src/top');
  expect(areas.get('packages/a')!.tests).toEqual([]);
});

it('finds floors beside the files of a folder inside a package', () => {
  const areas = listAreas({ 'apps/server/src/rooms': { imports: [], floors: ['fleet'] } });
  expect([...areas.keys()]).toEqual(['apps/server/src/rooms/fleet', 'apps/server/src/rooms']);
});
