import { randomUUID } from 'node:crypto';
import type { ReportedPlaySession } from '../../platform/rooms/PlatformCalls.ts';
import type { JoiningPlayer } from '../../platform/rooms/JoiningPlayer.ts';
import type { RoomHandle } from './RoomHandle.ts';

/** If the process dies, at most this much of a play session is lost. */
const REPORT_EVERY_MS = 60_000;

/** Records who plays and for how long, for the creator's dashboard. */
export interface PlaySessionLog {
  begin(sessionId: string, visitor: JoiningPlayer): void;
  end(sessionId: string): void;
}

interface OpenPlaySession {
  readonly id: string;
  readonly visitor: JoiningPlayer;
  readonly since: number;
}

type Room = Pick<RoomHandle, 'context' | 'gameId' | 'release' | 'closed' | 'warn'>;

/**
 * Reports a play session to the platform when it begins, every minute, and when it ends, so that little is lost if
 * the process dies.
 */
export function createPlaySessionLog(
  room: Room,
  now: () => number = () => performance.now(),
): PlaySessionLog {
  const open = new Map<string, OpenPlaySession>();
  const sendReport = (sessions: readonly OpenPlaySession[]): void => {
    if (sessions.length === 0) return;
    const { gameId, release, context } = room;
    const report = { gameId, release, stays: sessions.map((session) => toPlaySession(session, now())) };
    void context.platform
      .reportStays(report)
      .catch((error: unknown) => room.warn(error, 'could not report play sessions'));
  };
  const reporting = setInterval(() => sendReport([...open.values()]), REPORT_EVERY_MS);
  reporting.unref();
  void room.closed.promise.then(() => clearInterval(reporting));
  return {
    begin(sessionId, visitor) {
      const session = { id: randomUUID(), visitor, since: now() };
      open.set(sessionId, session);
      sendReport([session]);
    },
    end(sessionId) {
      const session = open.get(sessionId);
      if (!session) return;
      open.delete(sessionId);
      sendReport([session]);
    },
  };
}

function toPlaySession({ id, visitor, since }: OpenPlaySession, now: number): ReportedPlaySession {
  const agoMs = Math.max(0, Math.round(now - since));
  return { id, userId: visitor.userId, name: visitor.name, agoMs, seconds: Math.round(agoMs / 1000) };
}
