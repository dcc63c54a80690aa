import { protocolLimits } from '@playloom/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { CHATS_PER_MINUTE } from '../limits/roomLimits.ts';
import type { TestClient } from '../testing/createTestClient.ts';
import { createTestRoom, type TestGameChanges } from '../testing/createTestRoom.ts';
import { applyRoomCommand } from '../worker/applyRoomCommand.ts';
import {
  createRoomHarness,
  enterRoom,
  listReportsOfKind,
  sendClientMessage,
  stepHarness,
  type RoomHarness,
} from '../testing/RoomHarness.ts';

let harness: RoomHarness;

async function open(changes: TestGameChanges = {}): Promise<void> {
  harness = createRoomHarness(await createTestRoom({ changes }));
}

beforeEach(() => open());

function speak(id: number, text: string, isTeamOnly = false): void {
  sendClientMessage(harness, id, { kind: 'chat', text, isTeamOnly });
  stepHarness(harness, 2);
}

function received({ events }: TestClient): string[] {
  return events.flatMap((event) => (event.kind === 'chat' ? [event.text] : []));
}

function refusals({ events }: TestClient): string[] {
  return events.flatMap((event) => (event.kind === 'notice' ? [event.id] : []));
}

describe('chat', () => {
  it('is limited to twenty messages a minute; the rest are refused without further consequences', async () => {
    await open({ settings: { tickRate: 20 } });
    const anna = enterRoom(harness, 1);
    const ben = enterRoom(harness, 2);
    stepHarness(harness, 2);
    for (let count = 0; count < CHATS_PER_MINUTE + 5; count += 1) speak(1, `line ${count}`);
    expect(received(ben)).toHaveLength(CHATS_PER_MINUTE);
    expect(refusals(anna)).toEqual(Array.from({ length: 5 }, () => 'chat-too-fast'));
    expect(refusals(ben)).toEqual([]);
    expect(harness.room.clients.has(1)).toBe(true);
    stepHarness(harness, 60 * 20);
    speak(1, 'again');
    expect(received(ben).at(-1)).toBe('again');
  });

  it('accepts the same message at most three times in a row', () => {
    const anna = enterRoom(harness, 1);
    stepHarness(harness, 2);
    for (const text of ['Buy now', 'buy  NOW', ' buy now', 'buy now']) speak(1, text);
    expect(received(anna)).toHaveLength(3);
    expect(refusals(anna)).toEqual(['chat-repeated']);
    speak(1, 'sorry');
    speak(1, 'buy now');
    expect(received(anna)).toHaveLength(5);
  });

  it('is only for players who may chat, in games that have a chat', async () => {
    const muted = enterRoom(harness, 1, { canChat: false });
    const watcher = enterRoom(harness, 2, { isSpectator: true });
    stepHarness(harness, 2);
    speak(1, 'hello');
    speak(2, 'hello');
    expect([refusals(muted), refusals(watcher)]).toEqual([['chat-not-allowed'], ['chat-not-allowed']]);
    await open({ settings: { chat: { mode: 'off' } } });
    const client = enterRoom(harness, 1);
    stepHarness(harness, 2);
    speak(1, 'hello');
    expect([received(client), refusals(client)]).toEqual([[], ['chat-off']]);
  });

  it('stops immediately for a player who is muted while playing', () => {
    const anna = enterRoom(harness, 1);
    stepHarness(harness, 2);
    speak(1, 'before');
    applyRoomCommand(harness.room, { kind: 'voice', room: harness.room.plan.id, client: 1, canChat: false });
    speak(1, 'after');
    expect([received(anna), refusals(anna)]).toEqual([['before'], ['chat-not-allowed']]);
  });

  it('[CM-03:part] starts immediately for a player whose age has become known', () => {
    const anna = enterRoom(harness, 1, { canChat: false, isUnderAge: true });
    stepHarness(harness, 2);
    speak(1, 'before');
    applyRoomCommand(harness.room, {
      kind: 'voice',
      room: harness.room.plan.id,
      client: 1,
      canChat: true,
      isUnderAge: false,
    });
    speak(1, 'after');
    expect([received(anna), refusals(anna)]).toEqual([['after'], ['chat-not-allowed']]);
    expect(harness.room.clients.get(1)?.member.isUnderAge).toBe(false);
  });

  it('goes to the team in team chat, or if the player chooses so', async () => {
    for (const [mode, isTeamOnly] of [
      ['team', false],
      ['everyone', true],
    ] as const) {
      await open({ settings: { players: { team: 'balanced' }, chat: { mode } } });
      const clients = [1, 2, 3].map((id) => enterRoom(harness, id));
      const watcher = enterRoom(harness, 4, { isSpectator: true });
      stepHarness(harness, 2);
      speak(1, 'to me', isTeamOnly);
      expect([...clients, watcher].map(received)).toEqual([['to me'], [], ['to me'], []]);
      expect(clients[0]!.events.at(-1)).toMatchObject({ kind: 'chat', isTeamOnly: true });
    }
  });

  it('[CM-03:part] has phrases for guests and young players, but not for muted players', async () => {
    const guest = enterRoom(harness, 1, { canChat: false });
    const silent = enterRoom(harness, 2, { canChat: false, isSilent: true });
    stepHarness(harness, 2);
    const phrase = (id: number, number: number): void => {
      sendClientMessage(harness, id, { kind: 'phrase', phrase: number });
      stepHarness(harness, 2);
    };
    phrase(1, 0);
    phrase(2, 1);
    expect(received(silent)).toEqual([protocolLimits.PHRASES[0]]);
    expect(refusals(silent)).toEqual(['chat-not-allowed']);
    applyRoomCommand(harness.room, { kind: 'voice', room: harness.room.plan.id, client: 1, canChat: false });
    phrase(1, 2);
    expect(refusals(guest)).toEqual(['chat-not-allowed']);
  });

  it('is passed on if it was for everyone in the room and from a user with an account', async () => {
    enterRoom(harness, 1, { userId: 'ada' });
    enterRoom(harness, 2);
    stepHarness(harness, 2);
    speak(1, 'to all');
    speak(1, 'to us', true);
    speak(2, 'as a guest');
    sendClientMessage(harness, 1, { kind: 'phrase', phrase: 0 });
    expect(listReportsOfKind(harness, 'said')).toEqual([
      { kind: 'said', room: 'room', userId: 'ada', text: 'to all' },
    ]);
    await open({ settings: { players: { team: 'balanced' }, chat: { mode: 'team' } } });
    enterRoom(harness, 1, { userId: 'ada' });
    stepHarness(harness, 2);
    speak(1, 'to us');
    expect(listReportsOfKind(harness, 'said')).toEqual([]);
  });

  it('[T20:part] excludes messages from hidden users, and from the community unless a member wants them', () => {
    const member = { userId: 'ada', isMember: true };
    const [anna, ben, teen, guest] = [
      enterRoom(harness, 1, { ...member, hides: ['troll'] }),
      enterRoom(harness, 2, { userId: 'ben', isMember: true }),
      enterRoom(harness, 3, { userId: 'teen', isMember: true, isUnderAge: true }),
      enterRoom(harness, 4),
    ];
    enterRoom(harness, 5, { userId: 'troll' });
    stepHarness(harness, 2);
    speak(5, 'look at me');
    expect([received(anna), received(ben)]).toEqual([[], ['look at me']]);
    const { id: room } = harness.room.plan;
    const community = (userId: string): void => {
      applyRoomCommand(harness.room, {
        kind: 'community',
        room,
        userId,
        name: userId,
        text: 'see a.example',
        safeText: 'see [hidden]',
      });
      stepHarness(harness, 2);
    };
    community('cleo');
    for (const id of [1, 3, 4]) sendClientMessage(harness, id, { kind: 'hear-community', isOn: true });
    community('cleo');
    community('troll');
    const told = ({ events }: TestClient) =>
      events.flatMap((event) => (event.kind === 'community' ? [`${event.name}: ${event.text}`] : []));
    expect([told(anna), told(ben), told(teen), told(guest)]).toEqual([
      ['cleo: see a.example'],
      [],
      ['cleo: see [hidden]', 'troll: see [hidden]'],
      [],
    ]);
    applyRoomCommand(harness.room, { kind: 'hides', room, client: 2, hides: ['troll'] });
    speak(5, 'again');
    expect(received(ben)).toEqual(['look at me']);
  });
});
