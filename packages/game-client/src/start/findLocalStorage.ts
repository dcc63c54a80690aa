import type { SettingsStorage } from '../settings/settingsStore.ts';

/** Returns `localStorage`, or null where it is blocked. Reading the property can throw. */
export function findLocalStorage(): SettingsStorage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
