import { limits } from '@playloom/api-contract';
import type { StoredItems } from '../session/openStorage.ts';

export const GUEST_NAME_KEY = 'guestName';

const FIRST = [
  'Brisk',
  'Copper',
  'Dapper',
  'Gentle',
  'Jolly',
  'Lucky',
  'Mellow',
  'Nimble',
  'Quiet',
  'Rusty',
  'Sunny',
  'Velvet',
];
const SECOND = [
  'Badger',
  'Comet',
  'Ferret',
  'Heron',
  'Lantern',
  'Marten',
  'Otter',
  'Pebble',
  'Raven',
  'Teapot',
  'Thimble',
  'Wren',
];

/** The name a guest goes by in this browser: chosen before, or suggested now and kept. */
export function readGuestName(storage: StoredItems, random: () => number): string {
  const known = storage.getItem(GUEST_NAME_KEY)?.trim().slice(0, limits.GUEST_NAME_MAX);
  if (known) return known;
  const suggested = suggestName(random);
  writeGuestName(storage, suggested);
  return suggested;
}

export function writeGuestName(storage: StoredItems, name: string): void {
  try {
    storage.setItem(GUEST_NAME_KEY, name.trim());
  } catch {
    // Storage may be full: then the name lasts as long as the page.
    return;
  }
}

export function suggestName(random: () => number): string {
  return `${pick(FIRST, random)} ${pick(SECOND, random)}`;
}

function pick(words: readonly string[], random: () => number): string {
  return words[Math.floor(random() * words.length)] ?? '';
}
