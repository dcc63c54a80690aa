import type { ReportedPlaySession } from '@playloom/room-contract';
import type { Member } from './createRoomMembers.ts';
import type { PlaySessionLog } from './PlaySessionLog.ts';
import type { RoomHandle } from './RoomHandle.ts';

/** If the process dies, at most this much of a play session is lost. */
const REPORT_EVERY_MS = 60_000;

type Room = Pick<RoomHandle, 'context' | 'gameId' | 'release' | 'closed' | 'warn' | 'members'>;

/**
 * Reports a play session to the platform when it begins, every minute, and when it ends, so that little is lost if
 * the process dies.
 */
export function createPlaySessionLog(
  room: Room,
  now: () => number = () => performance.now(),
): PlaySessionLog {
  const sendReport = (members: readonly Member[]): void => {
    if (members.length === 0) return;
    const { gameId, release, context } = room;
    const report = { gameId, release, stays: members.map((member) => toPlaySession(member, now())) };
    void context.platform
      .reportStays(report)
      .catch((error: unknown) => room.warn(error, 'could not report play sessions'));
  };
  const reporting = setInterval(
    () => sendReport([...room.members.seated()].filter(({ visitor }) => !visitor.isSpectator)),
    REPORT_EVERY_MS,
  );
  reporting.unref();
  void room.closed.promise.then(() => clearInterval(reporting));
  return { begin: (member) => sendReport([member]), end: (member) => sendReport([member]) };
}

function toPlaySession({ playSessionId, visitor, joinedAt }: Member, now: number): ReportedPlaySession {
  const { userId, name } = visitor;
  const agoMs = Math.max(0, Math.round(now - joinedAt));
  return { id: playSessionId, userId, name, agoMs, seconds: Math.round(agoMs / 1000) };
}
