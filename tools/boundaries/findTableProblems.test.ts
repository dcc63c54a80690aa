import { expect, it } from 'vitest';
import { ALLOWED_IMPORTS } from './allowedImports.ts';
import { findTableProblems } from './findTableProblems.ts';

const ROOT = new URL('../..', import.meta.url).pathname;

it('accepts the table of this repository', () => {
  expect(findTableProblems(ROOT, ALLOWED_IMPORTS)).toEqual([]);
});

it('finds rows that let folders import each other', () => {
  const table = {
    tools: ['packages/engine'],
    'packages/engine': { imports: ['packages/room'], floors: ['math', 'world'] },
    'packages/room': ['e2e'],
    e2e: ['packages/engine'],
  };
  expect(findTableProblems(ROOT, table)).toEqual([
    'The table lets 5 folders import each other: e2e, packages/engine, packages/engine/src/math, packages/engine/src/world, packages/room',
  ]);
});

it('accepts a circle that only tests need', () => {
  const table = {
    'apps/server': { imports: [], tests: ['apps/server/src/testing'], floors: ['process'] },
    'apps/server/src/testing': ['apps/server'],
  };
  expect(findTableProblems(ROOT, table)).toEqual([]);
});

it('finds folders that no longer exist, and imports without a row', () => {
  const table = { 'packages/engine': { imports: ['packages/gone'], floors: ['moved'] } };
  expect(findTableProblems(ROOT, table)).toEqual([
    'The table names packages/engine/src/moved, which does not exist',
    'The table names packages/gone, which has no row',
  ]);
});
