import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCheckProgram } from './runCheckProgram.ts';

const PLANTED: Record<string, string> = {
  'package.json': JSON.stringify({ name: 'planted', workspaces: ['packages/*', 'apps/*'] }),
  'packages/engine/package.json': JSON.stringify({
    name: '@planted/engine',
    exports: { '.': './src/index.ts' },
  }),
  'packages/engine/src/index.ts': `export { used, usedByTests, useless } from './parts.ts';\n`,
  'packages/engine/src/parts.ts': [
    `export const used = 1;`,
    `export const usedByTests = 2;`,
    `export const useless = 3;`,
    `export interface Useless {}`,
  ].join('\n'),
  'apps/server/package.json': JSON.stringify({
    name: '@planted/server',
    dependencies: { '@planted/engine': '0.1.0', 'left-pad': '1.3.0' },
    devDependencies: { vitest: '5.1.0' },
  }),
  'apps/server/src/main.ts': `import { used } from '@planted/engine';\nconsole.log(used);\n`,
  'apps/server/src/main.test.ts': `import { expect } from 'vitest';\nimport { usedByTests } from '@planted/engine';\nexpect(usedByTests).toBe(2);\n`,
  'apps/server/src/loose.ts': `export const loose = 1;\n`,
};

const folder = mkdtempSync(join(tmpdir(), 'playloom-unused-'));
let findings: string[];

beforeAll(async () => {
  for (const [path, source] of Object.entries(PLANTED)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), source);
  }
  cpSync('knip.jsonc', join(folder, 'knip.jsonc'));
  mkdirSync(join(folder, 'node_modules/@planted'), { recursive: true });
  symlinkSync(resolve(folder, 'packages/engine'), join(folder, 'node_modules/@planted/engine'));
  const { output } = await runCheckProgram('knip', ['--no-progress', '--reporter=json'], folder);
  const { issues } = JSON.parse(output.slice(output.indexOf('{'))) as {
    issues: { file: string; [kind: string]: unknown }[];
  };
  findings = issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, found]) =>
      Array.isArray(found) ? found.map(({ name }: { name: string }) => `${kind} ${file} ${name}`) : [],
    ),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

it('finds each planted file, export and dependency without a user, and nothing else', () => {
  expect(findings.toSorted()).toEqual([
    'dependencies apps/server/package.json left-pad',
    'exports packages/engine/src/index.ts useless',
    'exports packages/engine/src/parts.ts useless',
    'files apps/server/src/loose.ts apps/server/src/loose.ts',
    'types packages/engine/src/parts.ts Useless',
  ]);
});
