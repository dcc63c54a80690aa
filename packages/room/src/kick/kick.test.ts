import type { KickVoteView } from '@playloom/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { markDisconnected, leaveRoom, resumeSeat } from '../clients/seats.ts';
import { KICK_BAN_SECONDS, VOTE_PAUSE_SECONDS, VOTE_SECONDS } from '../limits/roomLimits.ts';
import type { TestClient } from '../testing/createTestClient.ts';
import { createTestRoom } from '../testing/createTestRoom.ts';
import {
  createRoomHarness,
  enterRoom,
  listReportsOfKind,
  sendClientMessage,
  stepHarness,
  type RoomHarness,
} from '../testing/RoomHarness.ts';

const TICK_RATE = 20;
let harness: RoomHarness;

beforeEach(async () => {
  harness = createRoomHarness(
    await createTestRoom({
      changes: { settings: { tickRate: TICK_RATE, bots: { fillTo: 9 } } },
    }),
  );
});

/** Adds users with an account. Client id and player id are the same number. */
function enterUsers(count: number): TestClient[] {
  const clients = Array.from({ length: count }, (_, index) =>
    enterRoom(harness, index + 1, { userId: `user-${index + 1}`, name: `User ${index + 1}` }),
  );
  stepHarness(harness, 2);
  return clients;
}

function ask(by: number, about: number): void {
  sendClientMessage(harness, by, { kind: 'call-vote', player: about });
  stepHarness(harness, 2);
}

function answer(by: number, isYes: boolean, vote = 1): void {
  sendClientMessage(harness, by, { kind: 'vote', vote, isYes });
  stepHarness(harness, 2);
}

function lastVote({ events }: TestClient): KickVoteView | undefined {
  return events.findLast((event) => event.kind === 'vote');
}

function listRejections({ events }: TestClient): string[] {
  return events.flatMap((event) =>
    event.kind === 'notice' && event.id !== 'player-sent-away' ? [event.id] : [],
  );
}

function isIn(id: number): boolean {
  return harness.room.clients.has(id);
}

describe('moderators of a room', () => {
  it("[CM-04:part] kick a player at once, who gets the reason and can't rejoin for a while", () => {
    const owner = enterRoom(harness, 1, { mayKick: true });
    const guest = enterRoom(harness, 2, { name: 'Nuisance' });
    stepHarness(harness, 2);
    expect(owner.events).toContainEqual({ kind: 'rights', mayKick: true, mayVote: false, isMember: false });
    sendClientMessage(harness, 1, { kind: 'kick', player: 2 });
    stepHarness(harness, 2);
    expect(isIn(2)).toBe(false);
    expect(harness.room.world.players.has(2)).toBe(false);
    expect(guest.messages.at(-1)).toMatchObject({ kind: 'goodbye', id: 'kicked' });
    expect(listReportsOfKind(harness, 'sent-away')).toEqual([
      { kind: 'sent-away', room: 'room', client: 2, seconds: KICK_BAN_SECONDS },
    ]);
    expect(owner.events).toContainEqual({
      kind: 'notice',
      id: 'player-sent-away',
      text: 'Nuisance was kicked.',
    });
  });

  it("[CM-04:part] are the only ones who can, and can't kick moderators, bots or themselves", () => {
    const owner = enterRoom(harness, 1, { mayKick: true });
    const other = enterRoom(harness, 2, { userId: 'user-2' });
    enterRoom(harness, 3, { mayKick: true });
    const watcher = enterRoom(harness, 4, { isSpectator: true });
    stepHarness(harness, 2);
    sendClientMessage(harness, 2, { kind: 'kick', player: 1 });
    sendClientMessage(harness, 4, { kind: 'kick', player: 2 });
    const [bot] = [...harness.room.world.players.values()].filter(({ isBot }) => isBot);
    for (const player of [1, 3, bot!.id, 2 ** 31]) sendClientMessage(harness, 1, { kind: 'kick', player });
    stepHarness(harness, 2);
    expect([1, 2, 3, 4].map(isIn)).toEqual([true, true, true, true]);
    expect(listRejections(other)).toEqual(['kick-not-allowed']);
    expect(listRejections(watcher)).toEqual(['kick-not-allowed']);
    expect(listRejections(owner)).toEqual(['kick-nobody', 'kick-protected', 'kick-nobody', 'kick-nobody']);
    expect(listReportsOfKind(harness, 'sent-away')).toEqual([]);
  });
});

describe('a kick vote', () => {
  it('[CM-04:part] kicks a player if more than half of the others agree', () => {
    const [first, second] = enterUsers(5);
    ask(1, 5);
    expect(lastVote(second!)).toMatchObject({
      player: 5,
      name: 'User 5',
      caller: 'User 1',
      yes: 1,
      no: 0,
      needed: 3,
      voters: [1, 2, 3, 4],
      outcome: 'open',
    });
    answer(2, true);
    expect(isIn(5)).toBe(true);
    answer(3, true);
    expect(isIn(5)).toBe(false);
    expect(lastVote(first!)).toMatchObject({ yes: 3, outcome: 'passed' });
    expect(listReportsOfKind(harness, 'sent-away')).toHaveLength(1);
  });

  it('[CM-04:part] counts no one twice, and neither the target nor late answers', () => {
    const [first, second, , , fifth] = enterUsers(5);
    ask(1, 5);
    for (let time = 0; time < 5; time += 1) answer(1, true);
    for (let time = 0; time < 5; time += 1) answer(2, true);
    answer(2, false);
    answer(5, false);
    answer(3, true, 2);
    expect(lastVote(first!)).toMatchObject({ yes: 2, no: 0, outcome: 'open' });
    expect(listRejections(fifth!)).toEqual(['vote-no-voice']);
    expect(isIn(5)).toBe(true);
    stepHarness(harness, VOTE_SECONDS * TICK_RATE);
    expect(lastVote(second!)).toMatchObject({ outcome: 'failed' });
    answer(3, true);
    expect(isIn(5)).toBe(true);
  });

  it('[CM-04:part] excludes guests, spectators, bots and players who joined later', () => {
    const users = enterUsers(3);
    const guests = [4, 5, 6].map((id) => enterRoom(harness, id));
    const watcher = enterRoom(harness, 7, { userId: 'watcher', isSpectator: true });
    stepHarness(harness, 2);
    ask(4, 1);
    expect(listRejections(guests[0]!)).toEqual(['vote-sign-in']);
    ask(1, 3);
    expect(lastVote(watcher)).toMatchObject({ needed: 2, voters: [1, 2] });
    const late = enterRoom(harness, 8, { userId: 'late' });
    stepHarness(harness, 2);
    for (const id of [4, 5, 6, 7, 8]) answer(id, true);
    expect(lastVote(users[0]!)).toMatchObject({ yes: 1, outcome: 'open' });
    expect([listRejections(guests[1]!), listRejections(watcher), listRejections(late)]).toEqual([
      ['vote-sign-in'],
      ['vote-no-voice'],
      ['vote-no-voice'],
    ]);
    // Guests can still be kicked.
    answer(2, false);
    ask(2, 4);
    answer(1, true, 2);
    answer(8, true, 2);
    expect(isIn(4)).toBe(false);
  });

  it('[CM-04:part] drops the ballots of players who leave, and keeps them through a lost connection', () => {
    const [first] = enterUsers(6);
    ask(1, 6);
    answer(2, true);
    expect(lastVote(first!)).toMatchObject({ yes: 2, needed: 3 });
    markDisconnected(harness.room, 2);
    const back = enterRoom(harness, 12, { userId: 'nobody', isSpectator: true });
    leaveRoom(harness.room, 12);
    resumeSeat(harness.room, 2, 12, 'token');
    stepHarness(harness, 2);
    expect(lastVote(back)).toMatchObject({ yes: 2, outcome: 'open' });
    leaveRoom(harness.room, 12);
    leaveRoom(harness.room, 3);
    stepHarness(harness, 2);
    expect(isIn(6)).toBe(true);
    // Two of the three remaining players are needed: the caller and one other.
    answer(4, true);
    expect(isIn(6)).toBe(false);
  });

  it("[CM-04:part] fails as soon as it can't pass, and can't be repeated right away", () => {
    const [first, second] = enterUsers(4);
    ask(1, 4);
    ask(2, 4);
    expect(listRejections(second!)).toEqual(['vote-running']);
    answer(2, false);
    answer(3, false);
    expect(lastVote(first!)).toMatchObject({ outcome: 'failed' });
    ask(1, 3);
    ask(2, 4);
    expect([listRejections(first!), listRejections(second!).at(-1)]).toEqual([
      ['vote-too-soon'],
      'vote-spared',
    ]);
    stepHarness(harness, VOTE_PAUSE_SECONDS * TICK_RATE);
    ask(1, 4);
    expect(lastVote(second!)).toMatchObject({ vote: 2, outcome: 'open' });
    leaveRoom(harness.room, 4);
    stepHarness(harness, 2);
    expect(lastVote(second!)).toMatchObject({ outcome: 'gone' });
  });

  it('[CM-04:part] needs two accounts, and never targets moderators', () => {
    const [first] = enterUsers(2);
    ask(1, 2);
    expect(listRejections(first!)).toEqual(['vote-too-few']);
    enterRoom(harness, 3, { userId: 'creator', mayKick: true });
    stepHarness(harness, 2);
    ask(1, 3);
    ask(1, 1);
    expect(listRejections(first!).slice(1)).toEqual(['kick-protected', 'kick-nobody']);
    expect(harness.room.kickState.vote).toBeNull();
  });
});
