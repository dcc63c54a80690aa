import { describe, expect, it } from 'vitest';
import { BOUNDARY_RULES } from './boundaries.ts';
import { findViolations } from './boundaries/findViolations.ts';
import { readRepository, type PackageManifest } from './boundaries/readRepository.ts';

const MANIFESTS: Record<string, PackageManifest> = {
  '': { name: 'playloom', devDependencies: { vitest: '5.1.0', vite: '8.3.8' } },
  'packages/game-format': { name: '@playloom/game-format', exports: { '.': './src/index.ts' } },
  'packages/engine': {
    name: '@playloom/engine',
    exports: './src/index.ts',
    dependencies: { '@playloom/game-format': '0.1.0' },
  },
  'packages/design-system': {
    name: '@playloom/design-system',
    exports: { '.': './src/index.ts', './*': './src/*.tsx' },
    dependencies: { react: '19.3.1' },
  },
  'apps/server': {
    name: '@playloom/server',
    dependencies: { 'drizzle-orm': '0.45.4', pg: '8.23.1', '@playloom/game-format': '0.1.0' },
    devDependencies: { '@playloom/engine': '0.1.0' },
  },
  'apps/web': {
    name: '@playloom/web',
    dependencies: {
      '@playloom/design-system': '0.1.0',
      '@playloom/editor': '0.1.0',
      '@playloom/game-format': '0.1.0',
    },
  },
  'packages/editor': { name: '@playloom/editor', exports: './src/EditorPage.tsx' },
  'packages/site': { name: '@playloom/site', dependencies: { '@playloom/editor': '0.1.0' } },
};

function checkSources(sources: Record<string, string>): string[] {
  return findViolations(
    { sources: new Map(Object.entries(sources)), manifests: new Map(Object.entries(MANIFESTS)) },
    BOUNDARY_RULES,
  );
}

describe('the direction of imports', () => {
  it('names the place, the import and the reason', () => {
    expect(
      checkSources({ 'apps/web/src/a.ts': `\nimport { start } from '../../server/src/startServer.ts';` }),
    ).toEqual([
      'apps/web/src/a.ts:2 imports ../../server/src/startServer.ts: apps/web may not import apps/server',
    ]);
  });

  it.each([
    ['a value', `import { Engine } from '@playloom/engine';`],
    ['a type', `import type { Engine } from '@playloom/engine';`],
    ['an inline type', `import { type Engine } from '@playloom/engine';`],
    ['a type inside a type', `export type E = import('@playloom/engine').Engine;`],
    ['an export', `export { Engine } from '@playloom/engine';`],
    ['an export of everything', `export * from '@playloom/engine';`],
    ['a dynamic import', `export const engine = () => import('@playloom/engine');`],
    ['a require', `export const engine = require('@playloom/engine');`],
  ])('sees %s', (_kind, source) => {
    const [violation, ...more] = checkSources({ 'apps/server/src/areas/play/published-games/a.ts': source });
    expect(violation).toBe(
      'apps/server/src/areas/play/published-games/a.ts:1 imports @playloom/engine: apps/server/src/areas/play may not import packages/engine',
    );
    expect(more).toEqual([]);
  });

  it('keeps tools from importing the server', () => {
    const source = `import { configTable } from '../../apps/server/src/process/configVariables.ts';`;
    expect(checkSources({ 'tools/generate/a.ts': source })).toEqual([
      'tools/generate/a.ts:1 imports ../../apps/server/src/process/configVariables.ts: tools may not import apps/server/src/process',
    ]);
  });

  it('lets the rooms part of the server import the engine, but not the database', () => {
    expect(
      checkSources({ 'apps/server/src/rooms-process/a.ts': `import { Engine } from '@playloom/engine';` }),
    ).toEqual([]);
    expect(
      checkSources({
        'apps/server/src/rooms-process/a.ts': `import { db } from '../storage/openDatabase.ts';`,
      }),
    ).toEqual([
      'apps/server/src/rooms-process/a.ts:1 imports ../storage/openDatabase.ts: apps/server/src/rooms-process may not import apps/server/src/storage',
    ]);
  });

  it.each([
    ['pages', 'play'],
    ['play', 'pages'],
  ])('keeps the %s of the web application separate from its %s', (from, to) => {
    const reason = `apps/web/src/${from} may not import apps/web/src/${to}`;
    const files = {
      [`apps/web/src/${from}/a.tsx`]: `import { B } from '../${to}/B.tsx';`,
      [`apps/web/src/${from}/b.ts`]: `new Worker(new URL('../${to}/b.worker.ts', import.meta.url));`,
      [`apps/web/src/${from}/c.ts`]: `export const all = import.meta.glob('../${to}/*.tsx');`,
      [`apps/web/src/${from}/d.ts`]: `import { session } from '../rendering/createPageMeta.ts';`,
    };
    const violations = checkSources(files);
    expect(violations).toHaveLength(3);
    for (const violation of violations) expect(violation).toContain(reason);
  });

  it('shows the editor on a page only, and keeps it and what it shares away from the web application', () => {
    expect(
      checkSources({
        'apps/web/src/pages/create/a.tsx': `import '@playloom/editor';`,
        'apps/web/src/play/b.tsx': `import '@playloom/editor';`,
        'packages/editor/src/c.ts': `import '../../../apps/web/src/root.tsx';`,
        'packages/site/src/d.ts': `import '@playloom/editor';`,
      }),
    ).toEqual([
      'apps/web/src/play/b.tsx:1 imports @playloom/editor: apps/web/src/play may not import packages/editor',
      'packages/editor/src/c.ts:1 imports ../../../apps/web/src/root.tsx: packages/editor may not import apps/web',
      'packages/site/src/d.ts:1 imports @playloom/editor: packages/site may not import packages/editor',
    ]);
  });

  it('rejects a folder that the table does not name', () => {
    const source = `export const a = 1;`;
    expect(
      checkSources({
        'packages/utils/src/a.ts': source,
        'apps/server/src/utils/a.ts': source,
        'apps/server/src/utils/a.test.ts': source,
        'apps/server/src/a.ts': source,
      }),
    ).toEqual([
      'packages/utils/src/a.ts:1 is in no folder and on no floor of tools/boundaries/allowedImports.ts',
      'apps/server/src/utils/a.ts:1 is in no folder and on no floor of tools/boundaries/allowedImports.ts',
    ]);
  });
});

describe('floors', () => {
  const PEOPLE = 'apps/server/src/areas/people/push';

  it.each([
    ['a floor above', '../../play/games/b.ts', 'apps/server/src/areas/play'],
    ['the composition root', '../../../app/services.ts', 'apps/server/src/app'],
    ['the files above all floors', '../../../main.ts', 'apps/server'],
  ])('forbid imports from %s', (_what, specifier, area) => {
    const source = `import type { B } from '${specifier}';`;
    expect(checkSources({ [`${PEOPLE}/a.ts`]: source, [`${PEOPLE}/a.test.ts`]: source })).toEqual([
      `${PEOPLE}/a.ts:1 imports ${specifier}: apps/server/src/areas/people may not import ${area}`,
    ]);
  });

  it('allow imports from floors below', () => {
    const source = `import '../../identity/users/b.ts';\nimport '../../../http/c.ts';`;
    expect(checkSources({ [`${PEOPLE}/a.ts`]: source })).toEqual([]);
  });

  it('forbid imports from neighbors, also to tests', () => {
    const source = `import '../fetching/b.ts';`;
    const reason = 'imports ../fetching/b.ts: apps/server/src/chains may not import apps/server/src/fetching';
    expect(
      checkSources({ 'apps/server/src/chains/a.ts': source, 'apps/server/src/chains/a.test.ts': source }),
    ).toEqual([`apps/server/src/chains/a.ts:1 ${reason}`, `apps/server/src/chains/a.test.ts:1 ${reason}`]);
  });

  it('let only the entry point of the server import its composition root', () => {
    const source = (path: string) => `import { startServer } from '${path}/startServer.ts';`;
    expect(
      checkSources({
        'apps/server/src/main.ts': source('./app'),
        'apps/server/src/testing/a.ts': source('../app'),
        'apps/server/src/commands/a.ts': source('../app'),
        'apps/server/src/demo/a.ts': source('../app'),
        'apps/server/src/rooms-process/a.ts': source('../app'),
      }).map((line) => line.split(':')[0]),
    ).toEqual([
      'apps/server/src/commands/a.ts',
      'apps/server/src/demo/a.ts',
      'apps/server/src/rooms-process/a.ts',
    ]);
  });
});

describe('circles of folders', () => {
  it('are found although no two files import each other, with the cheapest arrow to remove', () => {
    expect(
      checkSources({
        'packages/editor/src/parts/map/a.ts': `import '../rules/b.ts';\nimport '../rules/c.ts';`,
        'packages/editor/src/parts/rules/b.ts': ``,
        'packages/editor/src/parts/rules/c.ts': ``,
        'packages/editor/src/parts/rules/d.ts': `\nimport '../map/e.ts';`,
        'packages/editor/src/parts/map/e.ts': ``,
      }),
    ).toEqual([
      '2 folders import each other in a circle: packages/editor/src/parts/map, packages/editor/src/parts/rules. Remove the arrow from packages/editor/src/parts/rules to packages/editor/src/parts/map, which is the cheapest: packages/editor/src/parts/rules/d.ts:2',
    ]);
  });
});

describe('packages', () => {
  it('are imported by name and only through their exports', () => {
    expect(
      checkSources({
        'apps/web/src/a.ts': [
          `import '../../../packages/design-system/src/Button.tsx';`,
          `import '@playloom/game-format/src/parse.ts';`,
          `import '@playloom/game-format';`,
          `import '@playloom/design-system/Button';`,
        ].join('\n'),
      }),
    ).toEqual([
      'apps/web/src/a.ts:1 imports ../../../packages/design-system/src/Button.tsx: import @playloom/design-system by its name',
      'apps/web/src/a.ts:2 imports @playloom/game-format/src/parse.ts: @playloom/game-format does not export ./src/parse.ts',
    ]);
  });

  it('are declared where they are imported; tests also see the root', () => {
    const source = `import { test } from 'vitest';\nimport { z } from 'zod/mini';`;
    expect(
      checkSources({ 'apps/web/src/a.ts': source, 'apps/web/src/a.test.ts': source, 'tools/a.ts': source }),
    ).toEqual([
      'apps/web/src/a.ts:1 imports vitest: vitest is not declared in apps/web/package.json',
      'apps/web/src/a.ts:2 imports zod/mini: zod is not declared in apps/web/package.json',
      'apps/web/src/a.test.ts:2 imports zod/mini: zod is not declared in apps/web/package.json',
      'tools/a.ts:2 imports zod/mini: zod is not declared in package.json',
    ]);
  });

  it('do not use Node, because they also run in a browser', () => {
    const source = `import { readFileSync } from 'node:fs';`;
    expect(
      checkSources({
        'packages/engine/src/a.ts': source,
        'packages/engine/src/a.test.ts': source,
        'apps/server/src/a.ts': source,
      }),
    ).toEqual(['packages/engine/src/a.ts:1 imports node:fs: packages also run in a browser']);
  });
});

describe('raw SQL', () => {
  it.each([
    `import { eq, sql } from 'drizzle-orm';`,
    `import * as drizzle from 'drizzle-orm';`,
    `import type { Pool } from 'pg';`,
  ])('stays in storage and in the files with the queries of a resource: %s', (source) => {
    const [violation, ...more] = checkSources({
      'apps/server/src/areas/identity/users/presentUser.ts': source,
      'apps/server/src/areas/identity/users/userQueries.ts': source,
      'apps/server/src/storage/users.ts': source,
    });
    expect(violation).toMatch(
      /^apps\/server\/src\/areas\/identity\/users\/presentUser\.ts:1 .*raw SQL stays in/,
    );
    expect(more).toEqual([]);
  });

  it('does not include the query builder', () => {
    const source = `import { eq } from 'drizzle-orm';`;
    expect(checkSources({ 'apps/server/src/areas/identity/users/presentUser.ts': source })).toEqual([]);
  });
});

describe('module state and test code', () => {
  it('finds variables at module level, except in tests', () => {
    const source = `let count = 0;\nexport var other: number;\nconst fine = () => { let local = count; return local; };`;
    expect(checkSources({ 'tools/a.ts': source, 'tools/a.test.ts': source })).toEqual([
      'tools/a.ts:1 declares count: no variables at module level, pass state in',
      'tools/a.ts:2 declares other: no variables at module level, pass state in',
    ]);
  });

  it('finds maps at module level in the editor, except for named caches and fixed entries', () => {
    const source = [
      `const states = new WeakMap<object, number>();`,
      `export const seen = new Set<string>();`,
      `const byName: Map<string, number> = new Map();`,
      `const textCache = new WeakMap<object, string>();`,
      `const FIXED = new Set(['a', 'b']);`,
      `const create = () => { const own = new Map(); return own; };`,
    ].join('\n');
    const reason =
      'maps at module level are caches with a name ending in Cache, other state belongs to the session';
    expect(
      checkSources({
        'packages/editor/src/parts/map/a.ts': source,
        'packages/editor/src/parts/map/a.test.ts': source,
        'packages/editor-core/src/a.ts': `const known = new Map();`,
        'packages/engine/src/a.ts': `const known = new Map();`,
      }),
    ).toEqual([
      `packages/editor/src/parts/map/a.ts:1 declares states: ${reason}`,
      `packages/editor/src/parts/map/a.ts:2 declares seen: ${reason}`,
      `packages/editor/src/parts/map/a.ts:3 declares byName: ${reason}`,
      `packages/editor-core/src/a.ts:1 declares known: ${reason}`,
    ]);
  });

  it('keeps test code out of the product', () => {
    const source = `import { createTestServer } from './testing/createTestServer.ts';`;
    expect(
      checkSources({ 'apps/server/src/a.ts': source, 'apps/server/src/a.integration.test.ts': source }),
    ).toEqual([
      'apps/server/src/a.ts:1 imports ./testing/createTestServer.ts: only tests may import test code',
    ]);
  });
});

it('reads a real folder', () => {
  const { sources, manifests } = readRepository(new URL('..', import.meta.url).pathname);
  expect(sources.has('tools/boundaries.ts')).toBe(true);
  expect([...sources.keys()].filter((path) => path.includes('node_modules'))).toEqual([]);
  expect(manifests.get('')?.name).toBe('playloom');
  expect(manifests.get('apps/server')?.name).toBe('@playloom/server');
});
