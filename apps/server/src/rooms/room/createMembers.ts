import type { Visitor } from '../../platform/rooms/Visitor.ts';

/** Somebody who has a place: a ticket for it, a connection, or a lost one that may come back. */
export interface Member {
  readonly sessionId: string;
  visitor: Visitor;
  state: 'reserved' | 'in' | 'away';
  /** Until when a reserved place is kept. */
  readonly reservedUntil: number;
  /** The number of the connection; of the last one while away. */
  clientId: number;
  /** What opens the way back, as Colyseus and as we keep it. */
  colyseusToken: string;
  resumeHash: string;
}

export interface Members {
  reserve(sessionId: string, visitor: Visitor, ticketHash: string, seconds: number): void;
  /** A ticket works once: whoever asks again gets nothing. */
  takeTicket(ticketHash: string): Member | undefined;
  takeResume(resumeHash: string): Member | undefined;
  keepResume(member: Member, resumeHash: string): void;
  find(sessionId: string): Member | undefined;
  findClient(clientId: number): Member | undefined;
  remove(sessionId: string): Member | undefined;
  /** Everybody with a place who is this person, or a guest of this browser: one person may have several. */
  listOf(userId: string | null, browser?: string): Member[];
  /** Whoever has only a ticket, or a lost connection, does not come in with it any more. */
  lockOut(member: Member): void;
  /** Places that are taken, lost connections and unused tickets included. */
  count(isSpectator: boolean): number;
}

export function createMembers(now: () => number = () => performance.now()): Members {
  const members = new Map<string, Member>();
  const tickets = new Map<string, string>();
  const resumes = new Map<string, string>();
  const forgetLate = (): void => {
    for (const [hash, sessionId] of tickets) {
      const member = members.get(sessionId);
      if (member?.state === 'reserved' && member.reservedUntil > now()) continue;
      tickets.delete(hash);
      if (member?.state === 'reserved') members.delete(sessionId);
    }
  };
  return {
    reserve(sessionId, visitor, ticketHash, seconds) {
      members.set(sessionId, {
        sessionId,
        visitor,
        state: 'reserved',
        reservedUntil: now() + seconds * 1000,
        clientId: 0,
        colyseusToken: '',
        resumeHash: '',
      });
      tickets.set(ticketHash, sessionId);
    },
    takeTicket(ticketHash) {
      forgetLate();
      const sessionId = tickets.get(ticketHash) ?? '';
      tickets.delete(ticketHash);
      return members.get(sessionId);
    },
    takeResume(resumeHash) {
      const sessionId = resumes.get(resumeHash) ?? '';
      resumes.delete(resumeHash);
      return members.get(sessionId);
    },
    keepResume(member, resumeHash) {
      resumes.delete(member.resumeHash);
      member.resumeHash = resumeHash;
      resumes.set(resumeHash, member.sessionId);
    },
    listOf: (userId, browser) => [...members.values()].filter((member) => isSame(member, userId, browser)),
    lockOut(member) {
      resumes.delete(member.resumeHash);
      for (const [hash, sessionId] of tickets) if (sessionId === member.sessionId) tickets.delete(hash);
    },
    find: (sessionId) => members.get(sessionId),
    findClient: (clientId) => [...members.values()].find((member) => member.clientId === clientId),
    remove(sessionId) {
      const member = members.get(sessionId);
      members.delete(sessionId);
      if (member) resumes.delete(member.resumeHash);
      return member;
    },
    count(isSpectator) {
      forgetLate();
      return [...members.values()].filter(({ visitor }) => visitor.isSpectator === isSpectator).length;
    },
  };
}

function isSame({ visitor }: Member, userId: string | null, browser: string | undefined): boolean {
  if (userId !== null || visitor.userId !== null) return visitor.userId === userId;
  return browser !== undefined && visitor.browser === browser;
}
