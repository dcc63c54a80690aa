import { expect, it } from 'vitest';
import { listFloors } from './listFloors.ts';
import { listFolderArrows } from './listFolderArrows.ts';
import { readModules } from './readModules.ts';

const SOURCES = {
  'a/main.ts': `import './areas/play/join.ts'; import './process/clock.ts';`,
  'a/areas/play/join.ts': `import '../../http/route.ts';`,
  'a/http/route.ts': `import type { Clock } from '../process/clock.ts';`,
  'a/http/route.test.ts': `import '../areas/play/join.ts';`,
  'a/process/clock.ts': ``,
  'a/alone/one.ts': ``,
  'a/testing/two.ts': ``,
  'b/one.ts': `import '../a/main.ts';`,
};

function list(parent: string, sources: Record<string, string> = SOURCES): string[][] {
  const repository = { sources: new Map(Object.entries(sources)), manifests: new Map() };
  const modules = readModules(repository.sources);
  return listFloors(parent, modules.keys(), listFolderArrows(repository, modules));
}

it('puts each folder above those that it imports, without tests', () => {
  expect(list('a')).toEqual([['a/alone', 'a/process'], ['a/http'], ['a/areas'], ['a']]);
});

it('lists the folders of the repository', () => {
  expect(list('')).toEqual([['a'], ['b']]);
});

it('puts folders in a circle on the last floor', () => {
  const sources = { ...SOURCES, 'a/process/port.ts': `import '../areas/play/join.ts';` };
  expect(list('a', sources)).toEqual([['a/alone'], ['a', 'a/areas', 'a/http', 'a/process']]);
});
