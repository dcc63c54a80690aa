import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isInstalled } from './installPackages.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'playloom-install-'));
  mkdirSync(path.join(root, 'node_modules'));
});
afterEach(() => rmSync(root, { recursive: true }));

const wanted = {
  '': { version: '1.0.0' },
  'apps/server': { version: '1.0.0' },
  'node_modules/fastify': { version: '5.0.0' },
  'apps/server/node_modules/ws': { version: '8.0.0' },
  'node_modules/node-for-another-machine': { version: '24.0.0', optional: true },
};

function write(file: string, packages: object): void {
  writeFileSync(path.join(root, file), JSON.stringify({ packages }));
}

it('accepts what npm ci installs on this machine', () => {
  write('package-lock.json', wanted);
  const { 'node_modules/node-for-another-machine': _, ...installed } = wanted;
  write('node_modules/.package-lock.json', installed);
  expect(isInstalled(root)).toBe(true);
});

it('[OP-60:part] accepts a production installation only where it is meant to be one', () => {
  write('package-lock.json', { ...wanted, 'node_modules/vite': { version: '8.0.0', dev: true } });
  write('node_modules/.package-lock.json', wanted);
  expect(isInstalled(root, false)).toBe(false);
  expect(isInstalled(root, true)).toBe(true);
});

it('installs when nothing is installed, or an installation was interrupted', () => {
  write('package-lock.json', wanted);
  expect(isInstalled(root)).toBe(false);
});

it.each([
  ['a package is missing', { 'node_modules/fastify': undefined }],
  ['a package of a workspace is missing', { 'apps/server/node_modules/ws': undefined }],
  ['a package has another version', { 'node_modules/fastify': { version: '4.0.0' } }],
  [
    'an optional package has another version',
    { 'node_modules/node-for-another-machine': { version: '22.0.0' } },
  ],
])('installs when %s', (_, difference) => {
  write('package-lock.json', wanted);
  write('node_modules/.package-lock.json', { ...wanted, ...difference });
  expect(isInstalled(root)).toBe(false);
});
