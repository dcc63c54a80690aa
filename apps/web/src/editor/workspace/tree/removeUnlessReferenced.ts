import type { EditorLocation } from '@playloom/editor-core';
import type { EditorSession } from '../../session/EditorSession.ts';
import { removePlace } from './removePlace.ts';

/**
 * Deletes a location at once if it is not in use; otherwise calls `ask`. The check requires the rule catalog,
 * which is loaded with the first deletion. If loading fails, `ask` opens a dialog that reports it.
 */
export async function removeUnlessReferenced(
  session: EditorSession,
  place: EditorLocation,
  ask: () => void,
): Promise<void> {
  const needed = await import('./isPlaceReferenced.ts').catch(() => null);
  if (needed === null || needed.isPlaceReferenced(session, place)) ask();
  else removePlace(session, place);
}
