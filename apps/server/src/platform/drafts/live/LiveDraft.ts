import { openDraft, type Draft } from '@playloom/draft';
import type { Document } from '@hocuspocus/server';

/** A draft that is open in at least one editor. */
export interface LiveDraft {
  readonly gameId: string;
  readonly draft: Draft;
  /** The write of the database that all of this is based on. */
  revision: number;
  /** Edits that came in here, and how many of them the database has. */
  changes: number;
  stored: number;
  /** How large it is at most: what came in since it was last measured counts in full. */
  bytes: number;
  readonly bytesMax: number;
  editedBy: string | null;
  versionedAt: number;
  /** As the game's row has it, as long as nothing is published. */
  title: string | null;
  /** The assets whose files were kept last; the same object until they change. */
  assets: unknown;
  /** What cannot be stored now is not tried again. */
  isClosing: boolean;
}

export function openLiveDraft(
  document: Document,
  start: Pick<LiveDraft, 'gameId' | 'revision' | 'bytes' | 'bytesMax' | 'versionedAt' | 'title'>,
): LiveDraft {
  const live: LiveDraft = {
    ...start,
    draft: openDraft(document),
    changes: 0,
    stored: 0,
    editedBy: null,
    assets: null,
    isClosing: false,
  };
  document.on('update', (_update: Uint8Array, origin: unknown) => {
    if (!isRemoteOrigin(origin)) live.changes += 1;
  });
  return live;
}

/** Another process has it, and stores it. */
export const REMOTE_ORIGIN = { source: 'redis' } as const;

function isRemoteOrigin(origin: unknown): boolean {
  return typeof origin === 'object' && origin !== null && Reflect.get(origin, 'source') === 'redis';
}
