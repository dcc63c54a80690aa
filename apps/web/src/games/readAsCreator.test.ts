import { ApiError } from '@playloom/api-contract';
import { expect, it } from 'vitest';
import { readAsCreator } from './readAsCreator.ts';

const rejection = (status: number) =>
  Promise.reject(new ApiError(status, { status: 'error', errorId: 'some_error', message: 'No.' }));

it.each([400, 403, 404])('an answer of %i is a page that is not there', async (status) => {
  await expect(readAsCreator(rejection(status))).rejects.toMatchObject({
    data: 'There is no game of yours here.',
    init: { status: 404 },
  });
});

it.each([429, 500])('an answer of %i stays what it is', async (status) => {
  await expect(readAsCreator(rejection(status))).rejects.toBeInstanceOf(ApiError);
});
