import type { Place } from '@playloom/editor-core';
import type { EditorSession } from '../../session/EditorSession.ts';
import { removePlace } from './removePlace.ts';

/**
 * Deletes at once what no other place needs; else asks before. To know it takes the catalog of rules, which comes
 * with the first deletion: when it does not come, the question does not either, and says so.
 */
export async function removeUnlessNeeded(
  session: EditorSession,
  place: Place,
  ask: () => void,
): Promise<void> {
  const needed = await import('./isPlaceNeeded.ts').catch(() => null);
  if (needed === null || needed.isPlaceNeeded(session, place)) ask();
  else removePlace(session, place);
}
