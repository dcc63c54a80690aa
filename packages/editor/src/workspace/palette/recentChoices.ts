import { getBrowserStorage } from '@playloom/site/browser/getBrowserStorage.ts';

const KEY = 'playloom.palette';
const RECENT_MAX = 20;

/** Returns the ids of the palette's recently used choices, newest first. */
export function readRecentChoices(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(getBrowserStorage('local').getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, RECENT_MAX) : [];
  } catch {
    return [];
  }
}

export function recordRecentChoice(id: string): void {
  try {
    const others = readRecentChoices().filter((other) => other !== id);
    getBrowserStorage('local').setItem(KEY, JSON.stringify([id, ...others].slice(0, RECENT_MAX)));
  } catch {
    // The storage is full or blocked, so recent choices are not remembered.
  }
}
