import type { ApiClient } from '@playloom/api-contract';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import type { PartyStore } from './createPartyStore.ts';

/** Changes that come together, as when a party joins a game, are loaded at once. */
const RELOAD_PAUSE_MS = 1000;

/** Loads the party, and again if it changes meanwhile. If that fails, the page keeps what it shows. */
export function reloadParty(
  store: PartyStore,
  loadApi: () => Promise<ApiClient> = loadBrowserApi,
): Promise<void> {
  const { sync } = store;
  if (sync.loading) sync.isOutdated = true;
  else sync.loading = loadUntilCurrent(store, loadApi).finally(() => (sync.loading = null));
  return sync.loading;
}

async function loadUntilCurrent(store: PartyStore, loadApi: () => Promise<ApiClient>): Promise<void> {
  while ((await load(store, loadApi)) && store.sync.isOutdated)
    await new Promise((resolve) => setTimeout(resolve, RELOAD_PAUSE_MS));
}

async function load({ sync, replace }: PartyStore, loadApi: () => Promise<ApiClient>): Promise<boolean> {
  sync.isOutdated = false;
  const { changes } = sync;
  const answer = await loadApi()
    .then((api) => api.readParty())
    .catch(() => null);
  // What has changed here in the meantime may be newer than the answer, or older.
  if (answer && changes === sync.changes) replace(answer.data);
  else sync.isOutdated = true;
  return answer !== null;
}
