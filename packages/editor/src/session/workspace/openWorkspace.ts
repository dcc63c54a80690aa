import { createStore, type Store } from '@playloom/editor-core';
import { getBrowserStorage } from '@playloom/site/browser/getBrowserStorage.ts';
import { readWorkspace } from './readWorkspace.ts';
import type { Workspace } from './Workspace.ts';

const PREFIX = 'playloom.workspace.';
const ORDER_KEY = 'playloom.workspaces';
/** The number of games whose workspace is stored. The one used longest ago is removed first. */
const GAMES_MAX = 30;
const QUIET_MS = 300;

interface OpenWorkspace {
  readonly store: Store<Workspace>;
  close(): void;
}

/** Loads the stored workspace of a game, and stores it again when it changes. */
export function openWorkspace(gameKey: string): OpenWorkspace {
  const store = createStore(readWorkspace(getBrowserStorage('local').getItem(PREFIX + gameKey)));
  const state = { timer: 0 };
  const remember = () => storeWorkspace(gameKey, store.get());
  const stop = store.subscribe(() => {
    clearTimeout(state.timer);
    state.timer = window.setTimeout(remember, QUIET_MS);
  });
  // Save at once when the page is closed.
  window.addEventListener('pagehide', remember);
  return {
    store,
    close() {
      stop();
      window.removeEventListener('pagehide', remember);
      clearTimeout(state.timer);
      remember();
    },
  };
}

export function storeWorkspace(gameKey: string, workspace: Workspace): void {
  const storage = getBrowserStorage('local');
  try {
    storage.setItem(PREFIX + gameKey, JSON.stringify(workspace));
    const games = [gameKey, ...readOrder().filter((key) => key !== gameKey)];
    for (const forgotten of games.slice(GAMES_MAX)) storage.removeItem(PREFIX + forgotten);
    storage.setItem(ORDER_KEY, JSON.stringify(games.slice(0, GAMES_MAX)));
  } catch {
    // The storage is full or blocked, so the next visit starts with the default workspace.
  }
}

function readOrder(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(getBrowserStorage('local').getItem(ORDER_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}
