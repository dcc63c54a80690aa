import type { EditorLocation } from '@playloom/editor-core';
import type { EditorSession } from '../session/EditorSession.ts';
import { removeLocation } from './removeLocation.ts';

/**
 * Deletes a location at once if it is not in use; otherwise calls `ask`. The check requires the rule catalog,
 * which is loaded with the first deletion. If loading fails, `ask` opens a dialog that reports it.
 */
export async function removeUnlessReferenced(
  session: EditorSession,
  place: EditorLocation,
  ask: () => void,
): Promise<void> {
  const needed = await import('./isLocationReferenced.ts').catch(() => null);
  if (needed === null || needed.isLocationReferenced(session, place)) ask();
  else removeLocation(session, place);
}
