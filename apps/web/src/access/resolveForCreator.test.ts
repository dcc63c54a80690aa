import { ApiError } from '@playloom/api-contract';
import { expect, it } from 'vitest';
import { resolveForCreator } from './resolveForCreator.ts';

const rejection = (status: number) =>
  Promise.reject(new ApiError(status, { status: 'error', errorId: 'some_error', message: 'No.' }));

it.each([400, 403, 404])('a response of %i becomes a 404 page', async (status) => {
  await expect(resolveForCreator(rejection(status))).rejects.toMatchObject({
    data: 'Game not found. It may have been deleted or belong to someone else.',
    init: { status: 404 },
  });
});

it.each([429, 500])('a response of %i is passed on', async (status) => {
  await expect(resolveForCreator(rejection(status))).rejects.toBeInstanceOf(ApiError);
});
