import { randomUUID } from 'node:crypto';
import type { ReportedPlaySession } from '../../platform/rooms/PlatformCalls.ts';
import type { JoiningPlayer } from '../../platform/rooms/JoiningPlayer.ts';
import type { RoomHandle } from './RoomHandle.ts';

/** How much of a stay is lost at most when the process dies. */
const REPORT_EVERY_MS = 60_000;

/** Who plays here since when, for the creator's dashboard. */
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

/** Tells the platform of a stay when it begins, every minute and when it ends: a room that dies has told nearly all. */
export function createPlaySessionLog(
  room: Room,
  now: () => number = () => performance.now(),
): PlaySessionLog {
  const open = new Map<string, OpenPlaySession>();
  const sendReport = (stays: readonly OpenPlaySession[]): void => {
    if (stays.length === 0) return;
    const { gameId, release, context } = room;
    const report = { gameId, release, stays: stays.map((session) => toPlaySession(session, now())) };
    void context.platform
      .reportStays(report)
      .catch((error: unknown) => room.warn(error, 'who plays was not passed on'));
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
