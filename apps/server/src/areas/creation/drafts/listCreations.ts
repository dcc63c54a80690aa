import type { CreatorGame } from '@playloom/api-contract';
import { addMilliseconds, DAY_MS, type WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { listCollaboratorRows, listCreationRows } from './draftQueries.ts';
import { presentCreation } from './presentCreation.ts';

/** The most recently edited games come first. Older ones beyond this number are left out. */
const CREATIONS_LISTED = 500;
const WEEK_MS = 7 * DAY_MS;

export async function listCreations(
  { db, clock, rooms }: WithClock & WithDatabase & WithRooms,
  userId: string,
  isTrash: boolean,
): Promise<CreatorGame[]> {
  const since = addMilliseconds(clock.now(), -WEEK_MS).toISOString().slice(0, 10);
  const [rows, playing] = await Promise.all([
    listCreationRows(db, { userId, isTrash, since, limit: CREATIONS_LISTED }),
    rooms.countPlayers(),
  ]);
  const collaborators = await listCollaboratorRows(
    db,
    rows.map(({ game }) => game.id),
  );
  return rows.map((row) => presentCreation(row, { playing, collaborators }));
}
