import { expect, it } from 'vitest';
import { createTestEnvironment, readTestArguments } from './readTestArguments.ts';

it('keeps its own arguments and passes the rest to vitest', () => {
  expect(readTestArguments(['--long', 'apps/server', '-t', 'PIN'])).toEqual({
    slow: 'with',
    long: true,
    database: false,
    filter: ['apps/server', '-t', 'PIN'],
  });
});

it('leaves slow files to a separate run, unless a file is named', () => {
  const slowOf = (...args: string[]) => readTestArguments(args).slow;
  expect([slowOf(), slowOf('--slow'), slowOf('--long'), slowOf('e2e/portals')]).toEqual([
    'without',
    'only',
    'with',
    'with',
  ]);
});

it('uses the given database only when asked', () => {
  const env = { HOME: '/home/ada', DATABASE_URL: 'postgres://precious' };
  expect(createTestEnvironment(readTestArguments([]), env, '/usr/bin/chromium')).toEqual({
    HOME: '/home/ada',
    CHROMIUM_PATH: '/usr/bin/chromium',
    PLAYLOOM_SLOW: 'without',
  });
  expect(createTestEnvironment(readTestArguments(['--database']), env, '/usr/bin/chromium')).toEqual({
    HOME: '/home/ada',
    CHROMIUM_PATH: '/usr/bin/chromium',
    PLAYLOOM_SLOW: 'without',
    TEST_DATABASE_URL: 'postgres://precious',
  });
});
