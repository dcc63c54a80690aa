import { expect, it } from 'vitest';
import { createTestEnvironment, readTestArguments } from './readTestArguments.ts';

it('keeps its own arguments and hands the rest to vitest', () => {
  expect(readTestArguments(['--long', 'apps/server', '-t', 'PIN'])).toEqual({
    long: true,
    database: false,
    filter: ['apps/server', '-t', 'PIN'],
  });
});

it('tests on the given database only when asked to', () => {
  const env = { HOME: '/home/ada', DATABASE_URL: 'postgres://precious' };
  expect(createTestEnvironment(readTestArguments([]), env, '/usr/bin/chromium')).toEqual({
    HOME: '/home/ada',
    CHROMIUM_PATH: '/usr/bin/chromium',
  });
  expect(createTestEnvironment(readTestArguments(['--database']), env, '/usr/bin/chromium')).toEqual({
    HOME: '/home/ada',
    CHROMIUM_PATH: '/usr/bin/chromium',
    TEST_DATABASE_URL: 'postgres://precious',
  });
});
