import { ApiError } from '@playloom/api-contract';
import { expect, it, vi } from 'vitest';
import { createMemoryStorage } from '@playloom/site/testing/createMemoryStorage.ts';
import { fetchLiveToken } from './fetchLiveToken.ts';

it('[EN-07:part] [API-09:part] stores the chat token for the session and requests a new one after a rejection', async () => {
  const storage = createMemoryStorage();
  const ask = vi.fn<() => Promise<string>>().mockResolvedValueOnce('first').mockResolvedValueOnce('second');
  expect(await fetchLiveToken(false, storage, ask)).toBe('first');
  expect(storage.getItem('chatToken')).toBe('first');
  expect(await fetchLiveToken(false, storage, ask)).toBe('first');
  expect(ask).toHaveBeenCalledTimes(1);
  expect(await fetchLiveToken(true, storage, ask)).toBe('second');
  expect(storage.getItem('chatToken')).toBe('second');
});

it('returns null if the user is logged out and throws on every other error', async () => {
  const storage = createMemoryStorage();
  storage.setItem('chatToken', 'old');
  const fail = (status: number) => async () => {
    throw new ApiError(status, { status: 'error', message: '', errorId: 'x' });
  };
  expect(await fetchLiveToken(true, storage, fail(401))).toBeNull();
  expect(storage.getItem('chatToken')).toBeNull();
  await expect(fetchLiveToken(false, storage, fail(503))).rejects.toThrow(ApiError);
});
