import { randomUUID } from 'node:crypto';
import type { Stay } from '../../platform/rooms/RoomsNeeds.ts';
import type { Visitor } from '../../platform/rooms/Visitor.ts';
import type { RoomFace } from './RoomFace.ts';

/** How much of a stay is lost at most when the process dies. */
const TELL_EVERY_MS = 60_000;

/** Who plays here since when, for the creator's dashboard. */
export interface StayBook {
  begin(sessionId: string, visitor: Visitor): void;
  end(sessionId: string): void;
}

interface OpenStay {
  readonly id: string;
  readonly visitor: Visitor;
  readonly since: number;
}

type Room = Pick<RoomFace, 'context' | 'gameId' | 'release' | 'closed' | 'warn'>;

/** Tells the platform of a stay when it begins, every minute and when it ends: a room that dies has told nearly all. */
export function createStayBook(room: Room, now: () => number = () => performance.now()): StayBook {
  const open = new Map<string, OpenStay>();
  const tell = (stays: readonly OpenStay[]): void => {
    if (stays.length === 0) return;
    const { gameId, release, context } = room;
    const report = { gameId, release, stays: stays.map((stay) => presentStay(stay, now())) };
    void context.needs
      .reportStays(report)
      .catch((error: unknown) => room.warn(error, 'who plays was not passed on'));
  };
  const telling = setInterval(() => tell([...open.values()]), TELL_EVERY_MS);
  telling.unref();
  void room.closed.promise.then(() => clearInterval(telling));
  return {
    begin(sessionId, visitor) {
      const stay = { id: randomUUID(), visitor, since: now() };
      open.set(sessionId, stay);
      tell([stay]);
    },
    end(sessionId) {
      const stay = open.get(sessionId);
      if (!stay) return;
      open.delete(sessionId);
      tell([stay]);
    },
  };
}

function presentStay({ id, visitor, since }: OpenStay, now: number): Stay {
  const agoMs = Math.max(0, Math.round(now - since));
  return { id, userId: visitor.userId, name: visitor.name, agoMs, seconds: Math.round(agoMs / 1000) };
}
