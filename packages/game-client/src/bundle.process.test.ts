import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, inject, it } from 'vitest';

type Manifest = Record<
  string,
  { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[] }
>;

const CLIENT = join(inject('engineFolder'), 'client');
const THREE_D_KB_MAX = 190;
/** Matches text that appears only in three.js, to find the chunk that contains it. */
const MARK = /THREE\.WebGLRenderer/;

const manifest = JSON.parse(readFileSync(join(CLIENT, 'manifest.json'), 'utf8')) as Manifest;
const read = (name: string): string => readFileSync(join(CLIENT, manifest[name]!.file), 'utf8');

/** Lists the given chunks and everything they import statically. */
function listChunks(...names: string[]): string[] {
  const found = new Set(names);
  for (const name of found) for (const imported of manifest[name]?.imports ?? []) found.add(imported);
  return [...found];
}

const entry = Object.keys(manifest).find((name) => manifest[name]!.isEntry)!;
const findChunk = (part: string): string => Object.keys(manifest).find((name) => name.includes(part))!;

it('loads no 3D code for a 2D game', () => {
  const flat = listChunks(entry, findChunk('two-d/index'), findChunk('null/index'));
  expect(flat.filter((name) => MARK.test(read(name)))).toEqual([]);
  expect(listChunks(findChunk('three-d/index')).filter((name) => MARK.test(read(name)))).not.toEqual([]);
});

it(`adds at most ${THREE_D_KB_MAX} kB for a 3D game`, () => {
  const known = new Set(listChunks(entry));
  const added = listChunks(findChunk('three-d/index')).filter((name) => !known.has(name));
  const weight = added.reduce((sum, name) => sum + gzipSync(read(name)).length, 0) / 1000;
  expect(weight).toBeGreaterThan(50);
  expect(weight).toBeLessThanOrEqual(THREE_D_KB_MAX);
});
