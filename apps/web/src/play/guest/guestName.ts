import { apiLimits } from '@playloom/api-contract';
import type { KeyValueStorage } from '@playloom/site/browser/getBrowserStorage.ts';

/** Marks the field for the guest's name, which gets focus when the guest has to choose another name. */
export const GUEST_NAME_FIELD_ID = 'guest-name';

const GUEST_NAME_KEY = 'guestName';

const FIRST = 'Brisk Copper Dapper Gentle Jolly Lucky Mellow Nimble Quiet Rusty Sunny Velvet'.split(' ');
const SECOND = 'Badger Comet Ferret Heron Lantern Marten Otter Pebble Raven Teapot Thimble Wren'.split(' ');

/** Reads the name that a guest chose in this browser before. Empty if there is none. */
export function readGuestName(storage: KeyValueStorage): string {
  return truncateGuestName(storage.getItem(GUEST_NAME_KEY)?.trim() ?? '');
}

export function writeGuestName(storage: KeyValueStorage, name: string): void {
  try {
    storage.setItem(GUEST_NAME_KEY, name.trim());
  } catch {
    // If storage is full, the name lasts only for this page.
    return;
  }
}

export function truncateGuestName(name: string): string {
  return name.slice(0, apiLimits.GUEST_NAME_MAX);
}

export function suggestGuestName(random: () => number): string {
  return `${pick(FIRST, random)} ${pick(SECOND, random)}`;
}

function pick(words: readonly string[], random: () => number): string {
  return words[Math.floor(random() * words.length)] ?? '';
}
