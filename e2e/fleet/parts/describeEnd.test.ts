import { expect, it } from 'vitest';
import { describeEnd } from './describeEnd.ts';

it('[OP-85:part] says why a part of the fleet has ended', () => {
  expect(describeEnd('SIGKILL')).toBe('was ended by SIGKILL');
  expect(describeEnd(0, '{"msg":"bye"}')).toBe('ended with exit code 0');
  expect(describeEnd(30, 'REDIS_URL: cannot connect to 127.0.0.1:1\n')).toBe(
    'ended with exit code 30: REDIS_URL: cannot connect to 127.0.0.1:1',
  );
  expect(describeEnd(1, '{"level":60,"err":{"message":"no table"},"msg":"unexpected error"}')).toBe(
    'ended with exit code 1: unexpected error: no table',
  );
});
