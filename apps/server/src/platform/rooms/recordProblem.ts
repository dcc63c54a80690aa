import { createHash } from 'node:crypto';
import type { Services } from '../../services.ts';
import { isId } from '../../storage/isId.ts';
import { keepProblem } from '../../storage/problemQueries.ts';
import type { RoomProblem } from './RoomsNeeds.ts';

const TEXT_MAX = 1000;
const PLACE_MAX = 300;
const ID_MAX = 100;

/** Keeps what went wrong in a room for the creator of the game. */
export async function recordProblem(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  problem: RoomProblem,
): Promise<void> {
  if (!isId(problem.gameId)) return;
  const { gameId, release, roomId, level } = problem;
  const problemId = clean(problem.id, ID_MAX);
  const place = clean(problem.place, PLACE_MAX);
  const text = clean(problem.text, TEXT_MAX);
  // A printed line is what it says; any other problem is the same one at the same place.
  const same = level === 'log' ? [release, level, place, text] : [release, level, problemId, place];
  const sameness = createHash('sha256').update(JSON.stringify(same)).digest('hex');
  await keepProblem(db, {
    gameId,
    release,
    roomId: clean(roomId, ID_MAX),
    level,
    problemId,
    place,
    text,
    sameness,
    lastAt: clock.now(),
  });
}

/** Scripts write these texts; the database takes no NUL and no half characters. */
function clean(text: string, length: number): string {
  return text.slice(0, length).toWellFormed().replaceAll('\0', '');
}
