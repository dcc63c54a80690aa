import { expect, it } from 'vitest';
import { exitCodes as all } from '../../apps/server/src/process/exitCodes.ts';
import { exitCodes } from './exitCodes.mjs';

it('agrees with the list of the server, where no two are the same', () => {
  expect(all).toMatchObject(exitCodes);
  expect(new Set(Object.values(all)).size).toBe(Object.keys(all).length);
});
