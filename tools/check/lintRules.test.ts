import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCheckProgram } from './runCheckProgram.ts';

const FUNCTION_LINES_MAX = 61;
const COMPONENT_LINES_MAX = 121;
const FILE_LINES_MAX = 401;

const statements = (count: number): string => Array.from({ length: count }, () => '  call();').join('\n');
const longFunction = (lines: number): string => `export function f() {\n${statements(lines - 2)}\n}\n`;

const PLANTED: Record<string, string> = {
  'apps/server/src/a.ts': `import type { B } from './b.ts';\nexport interface A {\n  b: B;\n}\n`,
  'apps/server/src/b.ts': `import type { A } from './a.ts';\nexport interface B {\n  a: A;\n}\n`,
  'apps/server/src/longFile.ts': 'export {};\n'.repeat(FILE_LINES_MAX),
  'apps/server/src/longFunction.ts': longFunction(FUNCTION_LINES_MAX),
  'apps/server/src/longFunction.test.ts': longFunction(FUNCTION_LINES_MAX),
  'apps/web/src/Component.tsx': longFunction(COMPONENT_LINES_MAX - 1),
  'apps/web/src/LongComponent.tsx': longFunction(COMPONENT_LINES_MAX),
  'apps/server/src/floating.ts': `async function save(): Promise<void> {}\nexport function f(): void {\n  save();\n}\n`,
  'apps/server/src/time.ts': `export const now = Date.now() + Math.random();\n`,
  'apps/server/src/build/a.ts': `debugger;\n`,
  'packages/engine/src/time.ts': `export const now = Date.now() + Math.random() + Math.sin(1) + Math.sqrt(2);\n`,
  'packages/engine/src/time.test.ts': `export const now = Date.now() + Math.random();\n`,
};

const folder = mkdtempSync(join(tmpdir(), 'playloom-lint-'));
let findings: string[];

beforeAll(async () => {
  for (const [path, source] of Object.entries(PLANTED)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), source);
  }
  for (const file of ['.oxlintrc.json', 'tsconfig.base.json']) cpSync(file, join(folder, file));
  writeFileSync(join(folder, 'tsconfig.json'), '{ "extends": "./tsconfig.base.json" }');
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const { output } = await runCheckProgram('oxlint', ['-f', 'unix'], folder);
  findings = output.split('\n').flatMap((line) => {
    const found = /^(.*?):\d+:\d+: .*\[Error\/(.*)\]$/.exec(line);
    return found ? [`${found[1]} ${found[2]}`] : [];
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

it('finds each planted violation once, and nothing else', () => {
  expect(findings.toSorted()).toEqual([
    'apps/server/src/a.ts import(no-cycle)',
    'apps/server/src/b.ts import(no-cycle)',
    'apps/server/src/floating.ts typescript(no-floating-promises)',
    'apps/server/src/longFile.ts eslint(max-lines)',
    'apps/server/src/longFunction.ts eslint(max-lines-per-function)',
    'apps/web/src/LongComponent.tsx eslint(max-lines-per-function)',
    'packages/engine/src/time.ts eslint(no-restricted-globals)',
    'packages/engine/src/time.ts eslint(no-restricted-properties)',
    'packages/engine/src/time.ts eslint(no-restricted-properties)',
  ]);
});
