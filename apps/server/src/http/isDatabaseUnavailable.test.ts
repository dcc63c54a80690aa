import { expect, it } from 'vitest';
import { isDatabaseUnavailable } from './isDatabaseUnavailable.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

it.each([
  withCode('ECONNREFUSED'),
  withCode('57P01'),
  withCode('08006'),
  withCode('40P01'),
  withCode('53200'),
  withCode('ERR_STREAM_DESTROYED'),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Cannot use a pool after calling end on the pool'),
  new Error('Failed query: select 1', { cause: withCode('ECONNRESET') }),
])('recognizes a lost database by %s', (error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

it.each([
  withCode('23505'),
  withCode('57014'),
  new Error('Failed query', { cause: withCode('42601') }),
  'x',
  undefined,
])('does not treat %s as one', (error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});
