import { randomUUID } from 'node:crypto';
import type { JoiningPlayer } from '@playloom/room-contract';
import type { JournaledMember } from '../journal/JournalRecord.ts';
import type { ColyseusSocketAdapter } from '../sockets/ColyseusSocketAdapter.ts';
import { isSamePerson } from './isSamePerson.ts';
import { createTicketSecret, hashTicketSecret } from './tickets.ts';

/**
 * `reserved`: has a ticket that was not used yet. `connected`: has an open connection. `away`: lost the connection and
 * may reconnect. `left`: is no longer in the table.
 */
type MemberState = 'reserved' | 'connected' | 'away' | 'left';

/** A person with a seat in the room. Only the functions of `RoomMembers` change it. */
export interface Member {
  readonly sessionId: string;
  readonly visitor: JoiningPlayer;
  readonly state: MemberState;
  /** When the seat is free again if the ticket is not used. */
  readonly reservedUntil: number;
  /** When the member connected for the first time. */
  readonly joinedAt: number;
  /** Id of the play session for the creator's dashboard. */
  readonly playSessionId: string;
  /** Number of the current connection, or of the last one while away. */
  readonly clientId: number;
  /** The current connection; null unless connected. */
  readonly socket: ColyseusSocketAdapter | null;
  /** The token to reconnect with, which the simulation sends to the client. */
  readonly resumeToken: string;
  /** The token that Colyseus asks for when the member reconnects. */
  readonly colyseusToken: string;
  /** The player in the last keyframe, null for a spectator; undefined if the member joined later. */
  readonly player: number | null | undefined;
  /** Hashes of the secrets that are still valid. */
  readonly ticketHash: string | null;
  readonly resumeHash: string | null;
  /** The token that the member came back with, until it is certain that the next one has arrived. */
  readonly usedResumeHash: string | null;
  /** Never gets a connection again, even one whose secret was accepted just before. */
  readonly isLockedOut: boolean;
}

/** Numbers of earlier connections that are remembered for each member. */
const FORMER_CLIENTS_MAX = 16;

/** What a member was before a change of state. */
export interface PreviousMember {
  readonly state: MemberState;
  readonly clientId: number;
}

interface MemberConnection {
  readonly socket: ColyseusSocketAdapter;
  readonly colyseusToken: string;
}

interface Reservation {
  readonly sessionId: string;
  readonly visitor: JoiningPlayer;
  readonly ticketHash: string;
  readonly seconds: number;
}

/**
 * The table of everyone in the room. Nothing else stores who is in it. Other parts of the room read the table, or
 * follow the changes of state.
 */
export interface RoomMembers {
  /** Adds a member as `reserved`. */
  reserve(reservation: Reservation): void;
  /** From `reserved` to `connected`. Throws if there is no such seat. */
  connect(sessionId: string, connection: MemberConnection): void;
  /** From `connected` to `away`. */
  disconnect(sessionId: string): void;
  /** From `away` to `connected`. Throws if there is no such seat. */
  reconnect(sessionId: string, connection: MemberConnection): void;
  /** From any state to `left`. */
  leave(sessionId: string): void;

  /** Returns the member with this ticket, which works only once. */
  redeemTicket(ticket: string): Member | undefined;
  /** Finds the member with this token without using it. */
  findByResumeToken(token: string): Member | undefined;
  redeemResumeToken(token: string): Member | undefined;
  /** The member has received its new token, so the one before is no longer valid. */
  confirmResumeToken(clientId: number): void;
  /** Invalidates the ticket and the reconnect token of a member, who can't connect again. */
  lockOut(member: Member): void;
  changeVisitor(member: Member, change: Partial<JoiningPlayer>): void;
  /** Stores which players a keyframe contains. */
  setPlayers(seats: readonly { readonly client: number; readonly player: number | null }[]): void;

  /**
   * Adds everyone who was in a room that comes back: as `away`, or `reserved` with a ticket. `clientIds` has the new
   * numbers of their lost connections.
   */
  restore(members: readonly JournaledMember[], clientIds: ReadonlyMap<number, number>, seconds: number): void;

  find(sessionId: string): Member | undefined;
  /** Everyone, including unused tickets. */
  all(): Iterable<Member>;
  findByClient(clientId: number): Member | undefined;
  /** Finds a member by the number of an earlier connection, which the simulation uses until it knows the next one. */
  findByFormerClient(clientId: number): Member | undefined;
  /** Lists all members who are this user, or guests in this browser. One person may have several seats. */
  listByUser(userId: string | null, browser?: string): Member[];
  /** The members who are connected or away, in the order in which they connected. */
  seated(): Iterable<Member>;
  /** Whether the user is connected or away as a player. */
  isPlaying(userId: string): boolean;
  /** Counts the taken seats, including lost connections and unused tickets. */
  count(isSpectator: boolean): number;
  countConnected(isSpectator: boolean): number;
}

type MemberRecord = { -readonly [Key in keyof Member]: Member[Key] };

interface Table {
  readonly bySession: Map<string, MemberRecord>;
  /** An index of those who are connected or away. */
  readonly byClient: Map<number, MemberRecord>;
  /** The oldest number first. */
  readonly byFormerClient: Map<number, MemberRecord>;
  readonly onChange: (member: Member, previous: PreviousMember) => void;
  readonly now: () => number;
}

/** `onChange` is called after every change of state, except for new reservations. */
export function createRoomMembers(
  onChange: (member: Member, previous: PreviousMember) => void,
  now: () => number = () => performance.now(),
): RoomMembers {
  const table: Table = {
    bySession: new Map(),
    byClient: new Map(),
    byFormerClient: new Map(),
    onChange,
    now,
  };
  const { bySession, byClient } = table;
  return {
    reserve: (reservation) => reserve(table, reservation),
    connect: (sessionId, connection) => attach(table, sessionId, 'reserved', connection),
    reconnect: (sessionId, connection) => attach(table, sessionId, 'away', connection),
    disconnect(sessionId) {
      const member = bySession.get(sessionId);
      if (member?.state === 'connected') change(table, member, { state: 'away', socket: null });
    },
    leave(sessionId) {
      const member = bySession.get(sessionId);
      if (member !== undefined) remove(table, member);
    },
    ...createSecretFunctions(table),
    changeVisitor: (member, visitor) => write(table, member, { visitor: { ...member.visitor, ...visitor } }),
    setPlayers(seats) {
      for (const { client, player } of seats) {
        const member = byClient.get(client);
        if (member !== undefined) member.player = player;
      }
    },
    restore: (members, clientIds, seconds) => restore(table, members, clientIds, seconds),
    find: (sessionId) => bySession.get(sessionId),
    all: () => bySession.values(),
    findByClient: (clientId) => byClient.get(clientId),
    findByFormerClient: (clientId) => table.byFormerClient.get(clientId),
    listByUser: (userId, browser) =>
      [...bySession.values()].filter((one) => isSamePerson(one.visitor, { userId, browser })),
    seated: () => byClient.values(),
    isPlaying: (userId) =>
      [...byClient.values()].some(({ visitor }) => visitor.userId === userId && !visitor.isSpectator),
    count(isSpectator) {
      removeExpired(table);
      return countWhere(bySession, ({ visitor }) => visitor.isSpectator === isSpectator);
    },
    countConnected: (isSpectator) =>
      countWhere(
        byClient,
        ({ state, visitor }) => state === 'connected' && visitor.isSpectator === isSpectator,
      ),
  };
}

function createSecretFunctions(
  table: Table,
): Pick<
  RoomMembers,
  'redeemTicket' | 'findByResumeToken' | 'redeemResumeToken' | 'confirmResumeToken' | 'lockOut'
> {
  const findBySecret = (
    key: 'ticketHash' | 'resumeHash' | 'usedResumeHash',
    secret: string,
  ): MemberRecord | undefined => {
    const hash = hashTicketSecret(secret);
    return [...table.bySession.values()].find((member) => member[key] === hash);
  };
  // The process or the connection may have died before the new token arrived.
  const findByToken = (token: string): MemberRecord | undefined =>
    findBySecret('resumeHash', token) ?? findBySecret('usedResumeHash', token);
  return {
    findByResumeToken: findByToken,
    redeemTicket(ticket) {
      removeExpired(table);
      const member = findBySecret('ticketHash', ticket);
      if (member !== undefined) member.ticketHash = null;
      return member;
    },
    redeemResumeToken(token) {
      const member = findByToken(token);
      if (member === undefined) return undefined;
      Object.assign(member, { resumeHash: null, usedResumeHash: hashTicketSecret(token) });
      return member;
    },
    confirmResumeToken(clientId) {
      const member = table.byClient.get(clientId);
      if (member !== undefined) member.usedResumeHash = null;
    },
    lockOut: (member) =>
      write(table, member, { ticketHash: null, resumeHash: null, usedResumeHash: null, isLockedOut: true }),
  };
}

function reserve(table: Table, { sessionId, visitor, ticketHash, seconds }: Reservation): void {
  table.bySession.set(sessionId, {
    sessionId,
    visitor,
    state: 'reserved',
    reservedUntil: table.now() + seconds * 1000,
    joinedAt: 0,
    playSessionId: randomUUID(),
    clientId: 0,
    socket: null,
    resumeToken: '',
    colyseusToken: '',
    player: undefined,
    ticketHash,
    resumeHash: null,
    usedResumeHash: null,
    isLockedOut: false,
  });
}

function restore(
  table: Table,
  members: readonly JournaledMember[],
  clientIds: ReadonlyMap<number, number>,
  seconds: number,
): void {
  for (const { agoMs, clientId: lost, lease: _lease, offer: _offer, ...member } of members) {
    const clientId = clientIds.get(lost) ?? 0;
    const record: MemberRecord = {
      ...member,
      state: clientId === 0 ? 'reserved' : 'away',
      reservedUntil: table.now() + seconds * 1000,
      joinedAt: table.now() - agoMs,
      clientId,
      socket: null,
      resumeToken: '',
      colyseusToken: '',
      // Nobody has the secrets of a member who was locked out before.
      isLockedOut: false,
    };
    table.bySession.set(record.sessionId, record);
    if (clientId !== 0) table.byClient.set(clientId, record);
  }
}

/** Gives the seat to a connection, with a new token to reconnect. */
function attach(
  table: Table,
  sessionId: string,
  expected: MemberState,
  { socket, colyseusToken }: MemberConnection,
): void {
  const member = table.bySession.get(sessionId);
  if (member?.state !== expected || member.isLockedOut) throw new Error('unknown seat');
  const { clientId } = socket;
  const resumeToken = createTicketSecret();
  const resumeHash = hashTicketSecret(resumeToken);
  const joinedAt = member.state === 'reserved' ? table.now() : member.joinedAt;
  table.byClient.delete(member.clientId);
  table.byClient.set(clientId, member);
  if (member.clientId !== 0) table.byFormerClient.set(member.clientId, member);
  forgetFormerClients(table, member, FORMER_CLIENTS_MAX);
  change(table, member, {
    state: 'connected',
    socket,
    clientId,
    colyseusToken,
    resumeToken,
    resumeHash,
    joinedAt,
  });
}

function change(table: Table, member: MemberRecord, next: Partial<MemberRecord>): void {
  const { state, clientId } = member;
  Object.assign(member, next);
  table.onChange(member, { state, clientId });
}

function remove(table: Table, member: MemberRecord): void {
  table.bySession.delete(member.sessionId);
  table.byClient.delete(member.clientId);
  forgetFormerClients(table, member, 0);
  change(table, member, { state: 'left', socket: null });
}

/** Forgets the numbers of earlier connections, except for the last ones. */
function forgetFormerClients({ byFormerClient }: Table, member: Member, most: number): void {
  const numbers = [...byFormerClient.keys()].filter((number) => byFormerClient.get(number) === member);
  for (const number of numbers.slice(0, Math.max(0, numbers.length - most))) byFormerClient.delete(number);
}

/** Removes members who did not use their ticket in time. */
function removeExpired(table: Table): void {
  for (const member of table.bySession.values()) {
    if (member.state === 'reserved' && member.reservedUntil <= table.now()) remove(table, member);
  }
}

function write({ bySession }: Table, { sessionId }: Member, next: Partial<MemberRecord>): void {
  const member = bySession.get(sessionId);
  if (member !== undefined) Object.assign(member, next);
}

function countWhere<Key>(members: ReadonlyMap<Key, Member>, isCounted: (member: Member) => boolean): number {
  let count = 0;
  for (const member of members.values()) if (isCounted(member)) count += 1;
  return count;
}
