import { expect, it } from 'vitest';
import { createStatementNames } from './createStatementNames.ts';

const RUNS = 20;

it('names a statement from the twentieth run on, always with the same name', () => {
  const findName = createStatementNames();
  for (let run = 1; run < RUNS; run += 1) expect(findName('select 1')).toBeUndefined();
  const name = findName('select 1');
  expect(name).toBeDefined();
  expect(findName('select 1')).toBe(name);
  expect(findName('select 2')).toBeUndefined();
});

it('names each of 200 statements differently, and no more', () => {
  const findName = createStatementNames();
  const repeat = (text: string): string | undefined => {
    for (let run = 1; run < RUNS; run += 1) findName(text);
    return findName(text);
  };
  const names = Array.from({ length: 250 }, (_, index) => repeat(`select ${index}`));
  expect(new Set(names.slice(0, 200)).size).toBe(200);
  expect(names.slice(200).every((name) => name === undefined)).toBe(true);
  expect(repeat('select 7')).toBe(names[7]);
});

it('still names a frequent statement among any number of rare ones', () => {
  const findName = createStatementNames();
  for (let index = 0; index < 10_000; index += 1) {
    findName(`select ${index}`);
    if (index % 10 === 0) findName('select frequent');
  }
  expect(findName('select frequent')).toBeDefined();
});
