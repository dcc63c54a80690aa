import type { SettingsStorage } from '../settings/settingsStore.ts';

/** Null where storage is blocked: reading the property can throw. */
export function findLocalStorage(): SettingsStorage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
