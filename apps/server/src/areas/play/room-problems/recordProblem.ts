import { createHash } from 'node:crypto';
import type { RoomProblem } from '@playloom/room-contract';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithDocuments } from '../../creation/documents/DocumentThreads.ts';
import { findGame, findRelease } from '../../creation/games/gameQueries.ts';
import { isUuid } from '../../../storage/isUuid.ts';
import { storeRoomProblem, setProblemRule } from './problemQueries.ts';
import { queueNotification } from '../../people/notifications/queueNotification.ts';

/** The problem id for a game that failed while its room was opened. */
export const START_FAILED_PROBLEM_ID = 'start-failed';

const SCRIPT_STOPPED = 'has a script that was stopped while people were playing.';
/**
 * Problems that the creator is notified about at once. Each text follows the title of the game. Other problems are only
 * shown on the dashboard.
 */
const NOTICES: { readonly [problemId: string]: string } = {
  [START_FAILED_PROBLEM_ID]: 'can’t start, so no one can join.',
  'room-stuck': 'froze while people were playing.',
  'script-out-of-fuel': SCRIPT_STOPPED,
  'script-out-of-memory': SCRIPT_STOPPED,
  'script-broken': SCRIPT_STOPPED,
};

const NOTICE_MAX = 300;
const TEXT_MAX = 1000;
const PLACE_MAX = 300;
const ID_MAX = 100;

/** Stores a problem of a room for the creator of the game. */
export async function recordProblem(
  services: WithClock & WithDatabase & WithJobs & WithDocuments,
  problem: RoomProblem,
): Promise<void> {
  const { db, clock } = services;
  if (!isUuid(problem.gameId)) return;
  const { gameId, release, roomId, level } = problem;
  const problemId = clean(problem.id, ID_MAX);
  const place = clean(problem.place, PLACE_MAX);
  const text = clean(problem.text, TEXT_MAX);
  // Logged lines are the same problem if their text is equal; other problems if their place is.
  const same = level === 'log' ? [release, level, place, text] : [release, level, problemId, place];
  const fingerprint = createHash('sha256').update(JSON.stringify(same)).digest('hex');
  const added = await storeRoomProblem(db, {
    gameId,
    release,
    roomId: clean(roomId, ID_MAX),
    level,
    problemId,
    place,
    text,
    fingerprint,
    lastAt: clock.now(),
  });
  const sentence = NOTICES[problemId];
  if (added !== null && sentence !== undefined)
    await notifyCreator(services, sentence, { gameId, release, place, text });
  const rule = added === null ? '' : await findRuleName(services, gameId, release, place);
  if (added !== null && rule !== '') await setProblemRule(db, added, clean(rule, PLACE_MAX));
}

/** Notifies the creator once per release. The dashboard counts further occurrences. */
async function notifyCreator(
  services: WithDatabase & WithJobs,
  sentence: string,
  { gameId, release, place, text }: Pick<RoomProblem, 'gameId' | 'release' | 'place' | 'text'>,
): Promise<void> {
  const game = await findGame(services.db, gameId);
  if (!game) return;
  // Texts from scripts already begin with the file and the line.
  const where = text.startsWith(place.split('/').at(-1) ?? '') ? '' : place;
  await queueNotification(services, services.db, {
    userIds: [game.creatorId],
    kind: 'system',
    text: [`${game.title} ${sentence}`, where, text].filter(Boolean).join(' ').slice(0, NOTICE_MAX),
    href: `/user/${game.creator.username}/games/${game.slug}#problems`,
    key: `${sentence} ${gameId} ${release}`,
  });
}

/**
 * Finds the name of the rule that a problem occurred in. Called only for new problems, because the document is large.
 */
async function findRuleName(
  { db, documents }: WithDatabase & WithDocuments,
  gameId: string,
  release: number,
  place: string,
): Promise<string> {
  const index = /^rules\[(\d+)\]/.exec(place)?.[1];
  const found = index === undefined ? null : await findRelease(db, gameId, release);
  return found ? documents.run('findRuleName', { text: found.document, index: Number(index) }) : '';
}

/** Removes characters that the database does not accept. Scripts can put NUL and lone surrogates into these texts. */
function clean(text: string, length: number): string {
  return text.slice(0, length).toWellFormed().replaceAll('\0', '');
}
