import { ApiError } from '@playloom/api-contract';
import { expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../testing/createMemoryStorage.ts';
import { readChatToken } from './readChatToken.ts';

it('[EN-07:part] [API-09:part] keeps the chat token for the session, and asks again when it is refused', async () => {
  const storage = createMemoryStorage();
  const ask = vi.fn<() => Promise<string>>().mockResolvedValueOnce('first').mockResolvedValueOnce('second');
  expect(await readChatToken(false, storage, ask)).toBe('first');
  expect(storage.getItem('chatToken')).toBe('first');
  expect(await readChatToken(false, storage, ask)).toBe('first');
  expect(ask).toHaveBeenCalledTimes(1);
  expect(await readChatToken(true, storage, ask)).toBe('second');
  expect(storage.getItem('chatToken')).toBe('second');
});

it('says that nobody is signed in, and passes on every other failure', async () => {
  const storage = createMemoryStorage();
  storage.setItem('chatToken', 'old');
  const fail = (status: number) => async () => {
    throw new ApiError(status, { status: 'error', message: '', errorId: 'x' });
  };
  expect(await readChatToken(true, storage, fail(401))).toBeNull();
  expect(storage.getItem('chatToken')).toBeNull();
  await expect(readChatToken(false, storage, fail(503))).rejects.toThrow(ApiError);
});
