import { openDraft, type Draft } from '@playloom/draft';
import type { Document } from '@hocuspocus/server';

/** A draft that is open in at least one editor. */
export interface LiveDraft {
  readonly gameId: string;
  readonly draft: Draft;
  /** The revision in the database that this state is based on. */
  revision: number;
  /** Edits received here, and how many of them the database has. */
  changes: number;
  stored: number;
  /** Upper bound of its size: edits since the last measurement count in full. */
  bytes: number;
  readonly bytesMax: number;
  editedBy: string | null;
  versionedAt: number;
  /** The title in the game's row, while nothing is published. */
  title: string | null;
  /** The assets whose files were stored last; the same object until they change. */
  assets: unknown;
  /** The draft is closing: a failed write is not tried again. */
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

/** The origin of edits from another process, which stores them. */
export const REMOTE_ORIGIN = { source: 'redis' } as const;

function isRemoteOrigin(origin: unknown): boolean {
  return typeof origin === 'object' && origin !== null && Reflect.get(origin, 'source') === 'redis';
}
