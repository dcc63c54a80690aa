import type { DraftCloseReason, DraftNotice, DraftRefusalReason } from '@playloom/api-contract';
import type { SaveState } from '../EditorSession.ts';

/** Which of the local edits the server has stored. Edits are numbered with marks, which the server confirms. */
export interface SaveProgress {
  readonly isLoaded: boolean;
  readonly isConnected: boolean;
  /** The last mark that was sent to the server. It confirms all edits before it. */
  readonly mark: number;
  readonly stored: number;
  readonly hasUnmarkedEdits: boolean;
  /** Whether the server has received edits that it can't store, because its database does not respond. */
  readonly isDelayed: boolean;
  readonly refusal: DraftRefusalReason | null;
  /** Why the server stopped saving for good; null while it saves. */
  readonly ending: DraftCloseReason | null;
  /**
   * Whether this browser can't store a copy. Edits that are not saved yet are then lost when the tab closes.
   */
  readonly hasNoCopy: boolean;
}

export type SaveEvent =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'connected' }
  | { readonly kind: 'disconnected' }
  | { readonly kind: 'edited' }
  /** All edits so far are covered by this mark. */
  | { readonly kind: 'marked'; readonly mark: number }
  | { readonly kind: 'notice'; readonly notice: DraftNotice }
  | { readonly kind: 'ended'; readonly ending: DraftCloseReason }
  | { readonly kind: 'no-copy' };

export function createSaveProgress(): SaveProgress {
  return {
    isLoaded: false,
    isConnected: false,
    mark: 0,
    stored: 0,
    hasUnmarkedEdits: false,
    isDelayed: false,
    refusal: null,
    ending: null,
    hasNoCopy: false,
  };
}

export function advanceSaveProgress(progress: SaveProgress, event: SaveEvent): SaveProgress {
  switch (event.kind) {
    case 'loaded':
      return { ...progress, isLoaded: true };
    case 'connected':
      // The server checks the edits again on a new connection, so an earlier refusal no longer applies.
      return { ...progress, isConnected: true, isLoaded: true, refusal: null, isDelayed: false };
    case 'disconnected':
      return { ...progress, isConnected: false };
    case 'edited':
      return { ...progress, hasUnmarkedEdits: true };
    case 'marked':
      return { ...progress, mark: event.mark, hasUnmarkedEdits: false };
    case 'notice':
      return applyNotice(progress, event.notice);
    case 'ended':
      return { ...progress, ending: event.ending, isConnected: false };
    case 'no-copy':
      return { ...progress, hasNoCopy: true };
  }
}

function applyNotice(progress: SaveProgress, notice: DraftNotice): SaveProgress {
  switch (notice.kind) {
    case 'stored':
      return { ...progress, stored: Math.max(progress.stored, notice.mark), isDelayed: false };
    case 'delayed':
      return { ...progress, isDelayed: true };
    case 'refused':
      return { ...progress, refusal: notice.reason };
    case 'taken-back':
    case 'role':
      return progress;
  }
}

export function hasUnsavedEdits(progress: SaveProgress): boolean {
  return progress.hasUnmarkedEdits || progress.stored < progress.mark;
}

/** Computes the save status of a game that is stored on the server. */
export function toSaveState(progress: SaveProgress): SaveState {
  if (progress.ending === 'too-complex') return 'too-complex';
  if (progress.ending !== null) return 'removed';
  if (!progress.isLoaded) return 'loading';
  if (progress.refusal !== null) return 'failed';
  if (!progress.isConnected) return progress.hasNoCopy && hasUnsavedEdits(progress) ? 'failed' : 'offline';
  if (progress.isDelayed) return 'failed';
  return hasUnsavedEdits(progress) ? 'saving' : 'saved';
}
