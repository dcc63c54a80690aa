import type { Game } from '@playloom/game-format';
import { findRelease } from '../../storage/gameQueries.ts';
import type { Db } from '../../storage/openDatabase.ts';

/** The HTML of a panel; null when the release has no such panel. */
export async function readPanel(
  db: Db,
  gameId: string,
  release: number,
  name: string,
): Promise<string | null> {
  const found = await findRelease(db, gameId, release);
  if (!found) return null;
  // Read here and not by the database, whose JSON does not know every character that a game may hold.
  const { ui } = (JSON.parse(found.document) as Game).data;
  return Object.hasOwn(ui, name) ? (ui[name]?.htmlData ?? null) : null;
}
