import { ApiError, type ApiClient, type ErrorBody } from '@playloom/api-contract';
import { expect, it } from 'vitest';
import { createLoaderApiClient } from './createLoaderApiClient.ts';

function apiThatFails(status: number, body: Partial<ErrorBody> = {}): ApiClient {
  const failure: ErrorBody = { status: 'error', errorId: 'some_error', message: 'No.', ...body };
  return { readUser: () => Promise.reject(new ApiError(status, failure)) } as unknown as ApiClient;
}

it('throws a server error as a response with its incident id', async () => {
  const thrown = createLoaderApiClient(apiThatFails(503, { incidentId: 'i-1' })).readUser();
  await expect(thrown).rejects.toMatchObject({ data: { incidentId: 'i-1' }, init: { status: 503 } });
});

it('passes client errors on to the page', async () => {
  await expect(createLoaderApiClient(apiThatFails(404)).readUser()).rejects.toBeInstanceOf(ApiError);
});

it('returns successful responses unchanged', async () => {
  const api = { readUser: async () => ({ status: 'success', data: null }) } as unknown as ApiClient;
  expect(await createLoaderApiClient(api).readUser()).toEqual({ status: 'success', data: null });
});
