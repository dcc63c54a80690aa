import { type DraftPath, findText } from '@playloom/draft';
import { useSyncExternalStore } from 'react';
import type * as Y from 'yjs';
import { useSession } from '../session/SessionContext.ts';

/** The shared text at a path; a different one after a rename or restore, null when it is gone. */
export function useSharedText(path: DraftPath): Y.Text | null {
  const { editor } = useSession();
  const read = () => findText(editor.draft, path);
  return useSyncExternalStore(editor.game.subscribe, read, () => null);
}
