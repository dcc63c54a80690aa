import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashSources } from './buildPages.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'playloom-build-'));
  write('apps/web/src/root.tsx', 'page');
  write('packages/design-system/src/button.css', 'style');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

it.each([
  ['apps/web/src/root.tsx', 'changed page'],
  ['packages/design-system/src/button.css', 'changed style'],
  ['packages/api-contract/src/new.ts', 'new file'],
  ['apps/web/public/logo.svg', 'picture'],
  ['apps/web/vite.config.ts', 'setting'],
  ['package-lock.json', 'other versions'],
])('rebuilds after a change of %s', (file, text) => {
  const before = hashSources(root);
  write(file, text);
  expect(hashSources(root)).not.toBe(before);
});

it.each([
  'apps/web/src/root.test.tsx',
  'apps/web/build/client/index.js',
  'apps/web/.react-router/types/x.ts',
  'packages/design-system/node_modules/x/index.js',
  'apps/server/src/main.ts',
])('does not rebuild after a change of %s', (file) => {
  const before = hashSources(root);
  write(file, 'text');
  expect(hashSources(root)).toBe(before);
});

it('compares content, not times, and notices a move', () => {
  const before = hashSources(root);
  utimesSync(path.join(root, 'apps/web/src/root.tsx'), 1, 1);
  expect(hashSources(root)).toBe(before);
  rmSync(path.join(root, 'apps/web/src/root.tsx'));
  write('apps/web/src/page.tsx', 'page');
  expect(hashSources(root)).not.toBe(before);
});
