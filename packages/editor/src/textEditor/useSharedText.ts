import { type DraftPath, findSharedText } from '@playloom/draft';
import { useSyncExternalStore } from 'react';
import type * as Y from 'yjs';
import { useSession } from '../session/SessionContext.ts';

/** The shared text at a path, or null if there is none. Renaming or restoring the file replaces it. */
export function useSharedText(path: DraftPath): Y.Text | null {
  const { editor } = useSession();
  const read = () => findSharedText(editor.draft, path);
  return useSyncExternalStore(editor.game.subscribe, read, () => null);
}
