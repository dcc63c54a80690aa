import type { ReportedPlaySession } from '@playloom/room-contract';
import type { Member } from './createRoomMembers.ts';
import type { PlaySessionLog } from './PlaySessionLog.ts';
import type { RoomHandle } from './RoomHandle.ts';

/** If the process dies, at most this much of a play session is lost. */
const REPORT_EVERY_MS = 60_000;
/** Players who come or go within this time are reported together. Each on their own was a third of all queries. */
const COLLECT_MS = 1_000;

type Room = Pick<RoomHandle, 'context' | 'gameId' | 'release' | 'closed' | 'warn' | 'members'>;

/**
 * Reports a play session to the platform soon after it begins, every minute, and when it ends, so that little is lost
 * if the process dies.
 */
export function createPlaySessionLog(
  room: Room,
  now: () => number = () => performance.now(),
): PlaySessionLog {
  /** The members to report, by play session, with the time of what happened. */
  const changed = new Map<string, { member: Member; at: number }>();
  const state: { collecting?: NodeJS.Timeout } = {};
  const sendReport = (): void => {
    clearTimeout(state.collecting);
    delete state.collecting;
    if (changed.size === 0) return;
    const { gameId, release, context } = room;
    const playSessions = [...changed.values()].map(({ member, at }) => toPlaySession(member, at, now()));
    changed.clear();
    void context.platform
      .reportStays({ gameId, release, stays: playSessions })
      .catch((error: unknown) => room.warn(error, 'could not report play sessions'));
  };
  const note = (member: Member): void => void changed.set(member.playSessionId, { member, at: now() });
  const collect = (member: Member): void => {
    note(member);
    state.collecting ??= setTimeout(sendReport, COLLECT_MS).unref();
  };
  const reporting = setInterval(() => {
    for (const member of room.members.seated()) if (!member.visitor.isSpectator) note(member);
    sendReport();
  }, REPORT_EVERY_MS);
  reporting.unref();
  void room.closed.promise.then(() => {
    clearInterval(reporting);
    sendReport();
  });
  return { begin: collect, end: collect };
}

function toPlaySession(
  { playSessionId, visitor, joinedAt }: Member,
  at: number,
  now: number,
): ReportedPlaySession {
  const { userId, name } = visitor;
  const agoMs = Math.max(0, Math.round(now - joinedAt));
  return { id: playSessionId, userId, name, agoMs, seconds: Math.max(0, Math.round((at - joinedAt) / 1000)) };
}
