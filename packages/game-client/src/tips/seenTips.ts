import type { SettingsStorage } from '../settings/settingsStore.ts';

const STORAGE_KEY = 'playloom.tips';
const GAMES_MAX = 300;

/** Whether the tips of a game were shown on this device. */
export function hasSeenTips(storage: SettingsStorage | null, game: string): boolean {
  return listGames(storage).includes(game);
}

/** Remembers on this device that the tips of a game were shown. Forgets the games that were stored first. */
export function storeSeenTips(storage: SettingsStorage | null, game: string): void {
  const others = listGames(storage).filter((other) => other !== game);
  try {
    storage?.setItem(STORAGE_KEY, JSON.stringify([...others, game].slice(-GAMES_MAX)));
  } catch {
    // A full or blocked storage only means that the tips are shown again.
    return;
  }
}

function listGames(storage: SettingsStorage | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((game) => typeof game === 'string') : [];
  } catch {
    return [];
  }
}
