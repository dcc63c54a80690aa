import type { JoiningPlayer } from '../../platform/rooms/JoiningPlayer.ts';

/** A player with a seat. They have an unused ticket, are connected, or may reconnect. */
export interface Member {
  readonly sessionId: string;
  visitor: JoiningPlayer;
  state: 'reserved' | 'in' | 'away';
  /** When the reservation of the seat ends. */
  readonly reservedUntil: number;
  /** Number of the current connection, or of the last one while disconnected. */
  clientId: number;
  /** The reconnect token of Colyseus, and the hash of our own. */
  colyseusToken: string;
  resumeHash: string;
}

export interface RoomMembers {
  reserve(sessionId: string, visitor: JoiningPlayer, ticketHash: string, seconds: number): void;
  /** Returns the ticket's member. A ticket works only once. */
  redeemTicket(ticketHash: string): Member | undefined;
  redeemResumeToken(resumeHash: string): Member | undefined;
  storeResumeToken(member: Member, resumeHash: string): void;
  find(sessionId: string): Member | undefined;
  findClient(clientId: number): Member | undefined;
  remove(sessionId: string): Member | undefined;
  /** Lists all members who are this user, or guests in this browser. One person may have several seats. */
  listByUser(userId: string | null, browser?: string): Member[];
  /** Invalidates the ticket and the reconnect token of a member. */
  lockOut(member: Member): void;
  /** Counts the taken seats, including lost connections and unused tickets. */
  count(isSpectator: boolean): number;
}

export function createRoomMembers(now: () => number = () => performance.now()): RoomMembers {
  const members = new Map<string, Member>();
  const tickets = new Map<string, string>();
  const resumes = new Map<string, string>();
  const removeExpired = (): void => {
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
    redeemTicket(ticketHash) {
      removeExpired();
      const sessionId = tickets.get(ticketHash) ?? '';
      tickets.delete(ticketHash);
      return members.get(sessionId);
    },
    redeemResumeToken(resumeHash) {
      const sessionId = resumes.get(resumeHash) ?? '';
      resumes.delete(resumeHash);
      return members.get(sessionId);
    },
    storeResumeToken(member, resumeHash) {
      resumes.delete(member.resumeHash);
      member.resumeHash = resumeHash;
      resumes.set(resumeHash, member.sessionId);
    },
    listByUser: (userId, browser) => [...members.values()].filter((one) => isSameUser(one, userId, browser)),
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
      removeExpired();
      return [...members.values()].filter(({ visitor }) => visitor.isSpectator === isSpectator).length;
    },
  };
}

function isSameUser({ visitor }: Member, userId: string | null, browser: string | undefined): boolean {
  if (userId !== null || visitor.userId !== null) return visitor.userId === userId;
  return browser !== undefined && visitor.browser === browser;
}
