import { IndexeddbPersistence } from 'y-indexeddb';
import type * as Y from 'yjs';

/**
 * A copy of a draft in this browser. Every edit is stored a moment later, so that it survives a crash of the
 * tab.
 */
export interface BrowserCopy {
  /** Whether a copy existed; null if the browser can't store one. */
  readonly wasFound: boolean | null;
  destroy(): Promise<void>;
}

const NO_COPY: BrowserCopy = { wasFound: null, destroy: async () => {} };

function getCopyName(id: string): string {
  return `playloom-draft-${id}`;
}

/**
 * Fills the document from the copy in this browser and keeps the copy up to date. Calls `onFailure` if the
 * browser can't store it.
 */
export async function persistInBrowser(doc: Y.Doc, id: string, onFailure: () => void): Promise<BrowserCopy> {
  const name = getCopyName(id);
  // Check this first, because the library would wait forever if the browser blocks storage.
  if (!(await canOpen(name))) {
    onFailure();
    return NO_COPY;
  }
  const copy = new IndexeddbPersistence(name, doc);
  await copy.whenSynced;
  const handleRejection = (event: PromiseRejectionEvent) => {
    if (event.reason instanceof DOMException && event.reason.name === 'QuotaExceededError') onFailure();
  };
  window.addEventListener('unhandledrejection', handleRejection);
  return {
    wasFound: doc.getMap('game').size > 0,
    async destroy() {
      window.removeEventListener('unhandledrejection', handleRejection);
      await copy.destroy();
    },
  };
}

/** Deletes a copy for good. */
export function deleteBrowserCopy(id: string): void {
  if (typeof indexedDB !== 'undefined') indexedDB.deleteDatabase(getCopyName(id));
}

function canOpen(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const opening = indexedDB.open(name);
      opening.addEventListener('upgradeneeded', () => {
        // Create the object stores that the library expects, because it doesn't add them to an existing
        // database.
        opening.result.createObjectStore('updates', { autoIncrement: true });
        opening.result.createObjectStore('custom');
      });
      opening.addEventListener('success', () => {
        opening.result.close();
        resolve(true);
      });
      opening.addEventListener('error', () => resolve(false));
    } catch {
      resolve(false);
    }
  });
}
