import type { SettingsStorage } from '../settings/settingsStore.ts';

/** Null where the browser keeps nothing: asking for it may already throw. */
export function findLocalStorage(): SettingsStorage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
