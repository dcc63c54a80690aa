import type { EditorLocation } from '@playloom/editor-core';
import type { EditorSession } from '../../session/EditorSession.ts';
import { removePlace } from './removePlace.ts';

/**
 * Deletes at once what no other place needs; else asks before. To know it takes the catalog of rules, which comes
 * with the first deletion: when it does not come, the question does not either, and says so.
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
