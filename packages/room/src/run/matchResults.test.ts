import { hashWorld } from '@playloom/engine';
import type { Seat } from '@playloom/room-contract';
import { expect, it } from 'vitest';
import { createChatRule } from '../testing/createChatRule.ts';
import { createTestRoom } from '../testing/createTestRoom.ts';
import {
  createRoomHarness,
  enterRoom,
  sendClientMessage,
  stepHarness,
  stepToNextSnapshot,
  type RoomHarness,
} from '../testing/RoomHarness.ts';

const player = { get: 'triggeringPlayer' };
const changes = {
  settings: {
    match: { isEnabled: true, countdownSeconds: 0, winner: 'player' },
    results: {
      isEnabled: true,
      awards: [{ label: 'Highest score' }],
      options: [
        { label: 'Play again' },
        { label: 'Rich', change: { kind: 'mode', variable: 'gold', value: '9' } },
      ],
    },
  },
  rules: [createChatRule('point', { do: 'changeScore', player }), createChatRule('end', { do: 'endMatch' })],
};

async function openHarness(parts: object = {}): Promise<RoomHarness> {
  return createRoomHarness(await createTestRoom({ changes, isJournaled: true, ...parts }));
}

function speak(harness: RoomHarness, id: number, text: string): void {
  sendClientMessage(harness, id, { kind: 'chat', text, isTeamOnly: false });
  stepHarness(harness, 3);
}

/** Anna has a point, Bert has none, and the match is over. */
async function openEnded() {
  const harness = await openHarness();
  const anna = enterRoom(harness, 1, { name: 'Anna' });
  const bert = enterRoom(harness, 2, { name: 'Bert' });
  stepHarness(harness, 2);
  speak(harness, 1, 'point');
  speak(harness, 1, 'end');
  stepToNextSnapshot(harness);
  return { harness, anna, bert };
}

it('[END-01:part] everyone in the room has the results, also spectators and players who join later', async () => {
  const { harness, anna, bert } = await openEnded();
  const late = enterRoom(harness, 3, { name: 'Cara' });
  const watcher = enterRoom(harness, 4, { isSpectator: true });
  stepHarness(harness, 4);
  stepToNextSnapshot(harness);
  for (const { view } of [anna, bert, late, watcher]) {
    expect(view.room.results).toEqual({
      winner: { team: null, player: 1 },
      rows: [
        { player: 1, name: 'Anna', isBot: false, team: null, value: 1, last: null, best: null },
        { player: 2, name: 'Bert', isBot: false, team: null, value: 0, last: null, best: null },
      ],
      awards: [{ award: 0, players: [1], value: 1 }],
    });
  }
});

it('[END-03:part] votes reach everyone, and the next match clears them', async () => {
  const { harness, anna, bert } = await openEnded();
  const watcher = enterRoom(harness, 4, { isSpectator: true });
  sendClientMessage(harness, 4, { kind: 'match-vote', option: 0 });
  sendClientMessage(harness, 1, { kind: 'match-vote', option: 1 });
  stepHarness(harness, 2);
  stepToNextSnapshot(harness);
  expect([anna, bert, watcher].map(({ view }) => view.room.matchVotes)).toEqual([
    { 1: 1 },
    { 1: 1 },
    { 1: 1 },
  ]);
  sendClientMessage(harness, 2, { kind: 'match-vote', option: 1 });
  stepHarness(harness, 2);
  stepToNextSnapshot(harness);
  expect(harness.room.world.variables.get('gold')).toBe(9);
  expect([anna.view.room.results, anna.view.room.matchVotes]).toEqual([null, {}]);
  expect(anna.view.room.match.phase).toBe('round');
});

it('[END-03:part] a room that comes back after a crash has the same votes, and starts the same match', async () => {
  const { harness } = await openEnded();
  sendClientMessage(harness, 1, { kind: 'match-vote', option: 1 });
  // Until the journal has the vote.
  stepHarness(harness, 30);
  const hashes = new Map<number, string>();
  for (let step = 0; step < 40; step += 1) {
    stepHarness(harness, 1);
    hashes.set(harness.room.world.tick, hashWorld(harness.room.world));
  }
  const keyframe = harness.reports.findLast((report) => report.kind === 'keyframe');
  const journal = harness.reports.filter((report) => report.kind === 'journal');
  const after = journal.filter(({ tick }) => tick > (keyframe?.tick ?? 0));
  const seats = journal.findLast((report) => report.seats !== null)?.seats ?? [];
  const back = await openHarness({
    keyframe: keyframe?.bytes ?? null,
    sequence: keyframe?.sequence ?? 0,
    seats: seats.map((seat): Seat => ({ ...seat, isAway: true })),
    replay: {
      tick: journal.at(-1)!.tick,
      inputs: after.flatMap(({ inputs }) => (inputs === null ? [] : [inputs])),
    },
  });
  const { world } = back.room;
  expect(world.match.votes).toEqual({ 1: 1 });
  expect(hashWorld(world)).toBe(hashes.get(world.tick));
  stepHarness(back, 11 * world.game.tickRate);
  expect(world.variables.get('gold')).toBe(9);
});
