import type { PlatformCalls } from '@playloom/room-contract';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithDocuments } from '../documents/DocumentThreads.ts';
import { findRelease } from '../games/gameQueries.ts';

/**
 * Loads a release for a room. Only what a room must know about older releases is read from their documents: a server
 * that has just started first has to load the thread for that, and players of rooms that come back would wait for it.
 */
export async function loadRoomRelease(
  { db, documents }: WithDatabase & WithDocuments,
  gameId: string,
  release: number,
): ReturnType<PlatformCalls['loadRelease']> {
  const found = await findRelease(db, gameId, release);
  if (!found) return null;
  const { engineVersion, document } = found;
  const facts = found.roomFacts ?? (await documents.run('readRoomFacts', { text: document }));
  const { hasScripts, keepAlive } = facts;
  return { gameId, release, engineVersion, document, hasScripts, keepAlive };
}
