import type { KeyValueStorage } from '@playloom/site/browser/getBrowserStorage.ts';

const KEY = 'answeredPartyCall';

/** The call that the user answered last, in any tab: one answer is enough. */
export function readAnsweredCall(storage: KeyValueStorage): string | null {
  return storage.getItem(KEY);
}

/** If storage is full, other tabs go on asking. */
export function storeAnsweredCall(storage: KeyValueStorage, callId: string): void {
  try {
    storage.setItem(KEY, callId);
  } catch {
    return;
  }
}

/** Whether another tab has stored an answer. */
export function isAnsweredCallEvent({ key }: StorageEvent): boolean {
  return key === KEY;
}
