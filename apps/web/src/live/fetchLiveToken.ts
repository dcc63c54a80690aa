import { ApiError } from '@playloom/api-contract';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { getBrowserStorage, type KeyValueStorage } from '@playloom/site/browser/getBrowserStorage.ts';

const CHAT_TOKEN_KEY = 'chatToken';
const NOT_SIGNED_IN = 401;

/**
 * Returns the chat token of this session, or null if logged out. It is stored for the tab, so that later pages don't
 * request it again.
 */
export async function fetchLiveToken(
  isTokenRejected: boolean,
  storage: KeyValueStorage = getBrowserStorage('session'),
  ask: () => Promise<string> = askServer,
): Promise<string | null> {
  const stored = storage.getItem(CHAT_TOKEN_KEY);
  if (stored && !isTokenRejected) return stored;
  storage.removeItem(CHAT_TOKEN_KEY);
  try {
    const token = await ask();
    storeToken(storage, token);
    return token;
  } catch (error) {
    if (error instanceof ApiError && error.status === NOT_SIGNED_IN) return null;
    throw error;
  }
}

async function askServer(): Promise<string> {
  const api = await loadBrowserApi();
  return (await api.readChatToken()).data;
}

/** Stores the token. If storage is full, the next page requests a token again. */
function storeToken(storage: KeyValueStorage, token: string): void {
  try {
    storage.setItem(CHAT_TOKEN_KEY, token);
  } catch {
    return;
  }
}
