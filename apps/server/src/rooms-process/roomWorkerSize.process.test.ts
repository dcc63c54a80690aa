import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';

/** Most of it is code. The physics engine alone would be as much, and belongs into a file of its own. */
const CHARACTERS_MAX = 2_500_000;

it('[OP-55:part] the script of the room worker takes one byte for each character, without the physics engine', () => {
  const code = readFileSync(join(inject('engineFolder'), 'room/roomWorkerMain.js'));
  expect(code.length).toBeLessThan(CHARACTERS_MAX);
  expect(code.findIndex((byte) => byte > 0x7f)).toBe(-1);
});

/** Prints every module that a file loads. */
const LIST_MODULES = `
  import { registerHooks } from 'node:module';
  registerHooks({ load: (url, context, next) => (console.log(url), next(url, context)) });
  await import(process.argv[1]);
  process.exit();
`;

it('[OP-55:part] the main thread of rooms loads neither the schemas of games nor those of the API, which take 20 MB', () => {
  const args = ['--input-type=module', '--eval', LIST_MODULES, join(import.meta.dirname, 'startRooms.ts')];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const loaded = stdout.split('\n');
  expect([loaded.length > 100, stderr]).toEqual([true, '']);
  expect(
    loaded.filter((url) => /node_modules\/zod\/|game-format\/src\/index|api-contract\/src\/index/.test(url)),
  ).toEqual([]);
});
