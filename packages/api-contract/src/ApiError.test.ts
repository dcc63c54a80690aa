import { expect, it } from 'vitest';
import { ApiError } from './ApiError.ts';

it('is recognized across copies of its class, and nothing else is', () => {
  class CopyOfApiError extends Error {
    override readonly name = 'ApiError';
  }
  const body = { status: 'error', errorId: 'user_not_found', message: 'Nobody.' } as const;
  expect(new ApiError(404, body)).toBeInstanceOf(ApiError);
  expect(new CopyOfApiError()).toBeInstanceOf(ApiError);
  for (const other of [new Error('x'), new TypeError('x'), { name: 'ApiError' }, null, undefined, 'ApiError'])
    expect(other instanceof ApiError).toBe(false);
});
