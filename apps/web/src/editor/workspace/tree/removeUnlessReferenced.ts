import type { EditorLocation } from '@playloom/editor-core';
import type { EditorSession } from '../../session/EditorSession.ts';
import { removePlace } from './removePlace.ts';

/**
 * Deletes at once what is not in use; otherwise asks first. The check needs the rule catalog, which loads
 * with the first deletion. If that fails, `ask` runs, and its dialog reports the failure.
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
