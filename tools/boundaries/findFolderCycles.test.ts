import { describe, expect, it } from 'vitest';
import { findFolderCycles } from './findFolderCycles.ts';
import { listFolderArrows } from './listFolderArrows.ts';
import { readModules } from './readModules.ts';
import type { PackageManifest } from './readRepository.ts';

function find(sources: Record<string, string>, manifests: Record<string, PackageManifest> = {}) {
  const repository = {
    sources: new Map(Object.entries(sources)),
    manifests: new Map(Object.entries(manifests)),
  };
  return findFolderCycles(listFolderArrows(repository, readModules(repository.sources)));
}

describe('findFolderCycles', () => {
  it('finds folders that import each other, although no two files do', () => {
    const cycles = find({
      'a/one.ts': `import { two } from '../b/two.ts';`,
      'b/two.ts': `export const two = 2;`,
      'b/three.ts': `import { four } from '../c/four.ts';`,
      'c/four.ts': `import { five } from '../a/five.ts';`,
      'a/five.ts': `export const five = 5;`,
    });
    expect(cycles).toHaveLength(1);
    expect(cycles[0]!.folders).toEqual(['a', 'b', 'c']);
    expect(cycles[0]!.arrows.map(({ from, to }) => `${from}>${to}`)).toEqual(['a>b', 'b>c', 'c>a']);
    expect(cycles[0]!.arrows[0]!.imports).toEqual(['a/one.ts:1']);
  });

  it('accepts folders on floors, whatever the depth', () => {
    const sources = {
      'a/one.ts': `import { two } from '../b/two.ts'; import { three } from './deep/three.ts';`,
      'a/deep/three.ts': `import { two } from '../../b/two.ts';`,
      'b/two.ts': ``,
    };
    expect(find(sources)).toEqual([]);
  });

  it('finds a folder and its subfolder that import each other', () => {
    const sources = {
      'a/one.ts': `import './deep/two.ts';`,
      'a/three.ts': ``,
      'a/deep/two.ts': `import type { Three } from '../three.ts';`,
    };
    expect(find(sources)[0]!.folders).toEqual(['a', 'a/deep']);
  });

  it('finds two folders that import each other through their subfolders', () => {
    const sources = {
      'p/inputs/button/one.ts': `import '../../feedback/spinner/two.ts';`,
      'p/feedback/spinner/two.ts': ``,
      'p/feedback/banner/three.ts': `import '../../inputs/icon/four.ts';`,
      'p/inputs/icon/four.ts': ``,
    };
    expect(find(sources)[0]!.folders).toEqual(['p/feedback', 'p/inputs']);
  });

  it('finds packages that import each other by name', () => {
    const sources = {
      'packages/a/src/one.ts': `import '@x/b';`,
      'packages/b/src/two.ts': `import '@x/a/three';`,
      'packages/ab/src/four.ts': `import '@x/a';`,
    };
    const manifests = {
      'packages/ab': { name: '@x/ab' },
      'packages/a': { name: '@x/a' },
      'packages/b': { name: '@x/b' },
    };
    expect(find(sources, manifests)[0]!.folders).toEqual(['packages/a', 'packages/b']);
  });

  it('ignores tests and the entry points of packages', () => {
    const sources = {
      'p/src/index.ts': `export * from './deep/two.ts';`,
      'p/src/limits.ts': ``,
      'p/src/deep/two.ts': `import '../limits.ts';`,
      'p/src/limits.test.ts': `import './deep/two.ts';`,
    };
    expect(find(sources, { p: { exports: { '.': './src/index.ts' } } })).toEqual([]);
    expect(find(sources)).toHaveLength(1);
  });

  it('counts an entry point that the package imports itself', () => {
    const sources = {
      'p/src/index.ts': `export * from './inputs/one.ts';`,
      'p/src/inputs/one.ts': `import '../feedback/two.ts';`,
      'p/src/inputs/three.ts': ``,
      'p/src/feedback/two.ts': `import '../inputs/three.ts';`,
    };
    const exports = { '.': './src/index.ts', './one': './src/inputs/one.ts' };
    expect(find(sources, { p: { exports } })).toHaveLength(1);
  });
});
