import { openDraft, type Draft } from '@playloom/draft';
import type { Document } from '@hocuspocus/server';

/** A draft that is open in at least one editor. */
export interface LiveDraft {
  readonly gameId: string;
  readonly draft: Draft;
  /** The revision in the database that this state is based on. */
  revision: number;
  /** The number of edits received by this process, and how many of them are in the database. */
  changes: number;
  stored: number;
  /** Upper bound of the draft's size: the size at the last measurement plus all edits since then. */
  bytes: number;
  readonly bytesMax: number;
  editedBy: string | null;
  versionedAt: number;
  /** The title in the game's row before the first release; null afterwards. */
  title: string | null;
  /** The assets whose files were stored last. It stays the same object until the assets change. */
  assets: unknown;
  /** Whether the draft is closing. Failed writes are then not tried again. */
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

/** The origin of edits that come from another process. That process stores them. */
export const REMOTE_ORIGIN = { source: 'redis' } as const;

function isRemoteOrigin(origin: unknown): boolean {
  return typeof origin === 'object' && origin !== null && Reflect.get(origin, 'source') === 'redis';
}
