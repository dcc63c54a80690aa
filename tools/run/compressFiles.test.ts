import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressFiles } from './compressFiles.mjs';

let root: string;
let site: string;
let cache: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'playloom-compress-'));
  [site, cache] = [path.join(root, 'site'), path.join(root, 'cache')];
  mkdirSync(path.join(site, 'assets'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const inSite = (file: string): string => path.join(site, file);
const SCRIPT = 'export const answer = 42;\n'.repeat(100);

it('[WEB-40:built] writes both encodings beside text and code', async () => {
  writeFileSync(inSite('assets/page.js'), SCRIPT);
  await compressFiles(site, cache);
  expect(brotliDecompressSync(readFileSync(inSite('assets/page.js.br'))).toString()).toBe(SCRIPT);
  expect(gunzipSync(readFileSync(inSite('assets/page.js.gz'))).toString()).toBe(SCRIPT);
});

it('leaves images, fonts, and small files as they are', async () => {
  for (const file of ['cover.webp', 'text.woff2']) writeFileSync(inSite(file), SCRIPT);
  writeFileSync(inSite('small.js'), 'export {};');
  await compressFiles(site, cache);
  expect(readdirSync(site).toSorted()).toEqual(['assets', 'cover.webp', 'small.js', 'text.woff2']);
});

it('copies what it has compressed before, also for two equal files', async () => {
  for (const file of ['one.js', 'two.js']) writeFileSync(inSite(file), SCRIPT);
  await compressFiles(site, cache);
  const stored = readdirSync(cache);
  expect(stored).toHaveLength(2);
  for (const name of stored) writeFileSync(path.join(cache, name), `marked ${path.extname(name)}`);
  rmSync(inSite('two.js.br'));
  await compressFiles(site, cache);
  expect(readFileSync(inSite('one.js.br'), 'utf8')).toBe('marked .br');
  expect(readFileSync(inSite('two.js.br'), 'utf8')).toBe('marked .br');
});

it('forgets what is in no file any more', async () => {
  writeFileSync(inSite('old.js'), SCRIPT);
  await compressFiles(site, cache);
  const before = readdirSync(cache);
  rmSync(inSite('old.js'));
  rmSync(inSite('old.js.br'));
  rmSync(inSite('old.js.gz'));
  writeFileSync(inSite('new.js'), `${SCRIPT}// changed`);
  await compressFiles(site, cache);
  expect(readdirSync(cache)).toHaveLength(2);
  expect(before.some((name) => existsSync(path.join(cache, name)))).toBe(false);
});
