import { THREAD_OUT_OF_MEMORY, THREAD_SILENT } from '../simulation/startFailure.ts';
import type { RoomHandle } from './RoomHandle.ts';

/** Id of the problem that creators see on the dashboard. */
const ROOM_STUCK = 'room-stuck';

const TEXTS: { readonly [reason: string]: string } = {
  [THREAD_SILENT]: 'The game took too long to run one step, so it was stopped.',
  [THREAD_OUT_OF_MEMORY]: 'The game used too much memory, so it was stopped.',
};

interface StuckRoom {
  /** Why the room's thread was ended. */
  readonly reason: string;
  readonly hasScripts: boolean;
  /** The room got stuck too often, so it was closed. */
  readonly isClosed: boolean;
}

/**
 * Reports a stuck room to the creator. Failures of the machine or the engine are not reported, because the
 * operator finds them in the log.
 */
export function reportStuckRoom(room: RoomHandle, { reason, hasScripts, isClosed }: StuckRoom): void {
  const text = TEXTS[reason];
  if (text === undefined) return;
  const { gameId, release, roomId, context } = room;
  const id = isClosed ? `${ROOM_STUCK}-closed` : ROOM_STUCK;
  const problem = { gameId, release, roomId, level: 'error', id, place: '' } as const;
  void context.platform
    .reportProblem({ ...problem, text: `${text} ${describeOutcome(hasScripts, isClosed)}` })
    .catch((error: unknown) => room.warn(error, 'could not report a stuck room'));
}

function describeOutcome(hasScripts: boolean, isClosed: boolean): string {
  if (isClosed) return 'This happened too often, so the room was closed.';
  if (!hasScripts) return 'The room resumed from a few seconds earlier.';
  return 'The room resumed with all scripts turned off. Look for an infinite loop.';
}
