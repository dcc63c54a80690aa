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
