import { hashWorld } from '@playloom/engine';
import { isLastingReport, RESUME_SECONDS, type RoomReport, type Seat } from '@playloom/room-contract';
import { describe, expect, it } from 'vitest';
import { JOURNAL_SECONDS } from '../limits/roomLimits.ts';
import { handlePurchase } from '../clients/admitClient.ts';
import { markDisconnected } from '../clients/seats.ts';
import { createChatRule } from '../testing/createChatRule.ts';
import { createTestRoom } from '../testing/createTestRoom.ts';
import {
  createRoomHarness,
  enterRoom,
  holdClientKeys,
  listReportsOfKind,
  sendClientMessage,
  stepHarness,
  type RoomHarness,
} from '../testing/RoomHarness.ts';

const player = { get: 'triggeringPlayer' };
const changes = {
  rules: [
    createChatRule('win', { do: 'changeSavedNumber', player, key: 'wins', amount: 1 }),
    {
      id: 'bought',
      name: 'bought',
      when: { when: 'playerBuysForCoins', item: 'Hat' },
      do: [{ do: 'changeSavedNumber', player, key: 'hats', amount: 1 }],
    },
    createChatRule('hide', { do: 'setLayerOpacity', player, layer: 'floor', opacity: 0.5 }),
  ],
};

async function openHarness(): Promise<RoomHarness> {
  return createRoomHarness(await createTestRoom({ changes, isJournaled: true }));
}

/** Two players walk, chat and save for a while. Returns the hash of the world after each tick. */
function play(harness: RoomHarness, ticks: number): ReadonlyMap<number, string> {
  const hashes = new Map<number, string>();
  for (let step = 0; step < ticks; step += 1) {
    holdClientKeys(harness, 1, step % 7 < 3 ? ['d'] : ['w']);
    holdClientKeys(harness, 2, step % 5 < 2 ? ['a', 's'] : []);
    if (step % 40 === 20) sendClientMessage(harness, 1, { kind: 'chat', text: 'win', isTeamOnly: false });
    stepHarness(harness, 1);
    hashes.set(harness.room.world.tick, hashWorld(harness.room.world));
  }
  return hashes;
}

/** What an owner has stored of these reports: the last keyframe, the inputs after it, and the seats. */
function readStored(reports: readonly RoomReport[]) {
  const keyframes = reports.filter((report) => report.kind === 'keyframe');
  const keyframe = keyframes.at(-1) ?? null;
  const journal = reports.filter((report) => report.kind === 'journal');
  const after = journal.filter(({ tick }) => tick > (keyframe?.tick ?? 0));
  const seats = journal.findLast((report) => report.seats !== null)?.seats ?? [];
  return {
    keyframe: keyframe?.bytes ?? null,
    sequence: keyframe?.sequence ?? 0,
    seats: seats.map((seat): Seat => ({ ...seat, isAway: true })),
    replay: {
      tick: journal.at(-1)!.tick,
      inputs: after.flatMap(({ inputs }) => (inputs === null ? [] : [inputs])),
    },
  };
}

async function recover(harness: RoomHarness): Promise<RoomHarness> {
  const stored = readStored(harness.reports);
  return createRoomHarness(await createTestRoom({ changes, isJournaled: true, ...stored }));
}

describe('the journal of a room', () => {
  it.each([30, 90, 230, 450])('[OP-40:part] brings the room back as it was after %i ticks', async (ticks) => {
    const harness = await openHarness();
    enterRoom(harness, 1, { userId: 'anna', saved: { game: {}, world: {} } });
    enterRoom(harness, 2);
    const hashes = play(harness, ticks);
    const { world } = (await recover(harness)).room;
    expect(hashWorld(world)).toBe(hashes.get(world.tick));
    // The room may have played a tick that it has not reported yet.
    expect(harness.room.world.tick - world.tick).toBeLessThan(JOURNAL_SECONDS * world.game.tickRate);
  });

  it('[OP-40:part] keeps everyone’s seat and player', async () => {
    const harness = await openHarness();
    enterRoom(harness, 1);
    enterRoom(harness, 2);
    play(harness, 30);
    const back = await recover(harness);
    expect([...back.room.clients.values()].map(({ id, player: seat }) => [id, seat])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it('[OP-40:part] does not repeat what left the room for good, and counts on from there', async () => {
    const harness = await openHarness();
    enterRoom(harness, 1, { userId: 'anna', saved: { game: {}, world: {} } });
    enterRoom(harness, 2);
    play(harness, 150);
    expect(listReportsOfKind(harness, 'save').map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
    const back = await recover(harness);
    stepHarness(back, 1);
    expect(back.reports.filter(isLastingReport)).toEqual([]);
    expect(back.room.sequence).toBe(3);
    expect(back.room.world.players.get(1)!.saved.game['wins']).toBe(3);
  });

  it('[CO-03:part] does not deliver a purchase again that the room had before the crash', async () => {
    const harness = await openHarness();
    enterRoom(harness, 1, { userId: 'anna', saved: { game: {}, world: {} } });
    stepHarness(harness, 2);
    handlePurchase(harness.room, 'anna', 'p1', 'Hat');
    stepHarness(harness, 4);
    const back = await recover(harness);
    // The platform lists it until what the rules saved is stored.
    handlePurchase(back.room, 'anna', 'p1', 'Hat');
    handlePurchase(back.room, 'anna', 'p2', 'Hat');
    stepHarness(back, 2);
    expect(back.room.world.players.get(1)!.saved.game['hats']).toBe(2);
  });

  it('[OP-40:part] comes before the reports that rely on it', async () => {
    const harness = await openHarness();
    enterRoom(harness, 1, { userId: 'anna', saved: { game: {}, world: {} } });
    play(harness, 41);
    const at = harness.reports.findIndex(({ kind }) => kind === 'save');
    const journal = harness.reports.slice(0, at).findLast((report) => report.kind === 'journal')!;
    expect(journal.tick).toBe(21);
    expect(journal.inputs).not.toBeNull();
  });

  it('[OP-40:part] lists the seats only when they change', async () => {
    const harness = await openHarness();
    enterRoom(harness, 1);
    stepHarness(harness, 40);
    enterRoom(harness, 2);
    stepHarness(harness, 40);
    markDisconnected(harness.room, 1);
    stepHarness(harness, 40);
    const lists = listReportsOfKind(harness, 'journal').flatMap(({ seats }) =>
      seats === null ? [] : [seats],
    );
    expect(lists.map((seats) => seats.map(({ client, isAway }) => [client, isAway]))).toEqual([
      [[1, false]],
      [
        [1, false],
        [2, false],
      ],
      [
        [1, true],
        [2, false],
      ],
    ]);
  });

  it('[OP-40:part] gives a new player after the return a number that nobody had', async () => {
    const harness = await openHarness();
    enterRoom(harness, 1);
    enterRoom(harness, 2);
    stepHarness(harness, 20);
    sendClientMessage(harness, 2, { kind: 'leave' });
    stepHarness(harness, 20);
    const back = await recover(harness);
    enterRoom(back, 3);
    stepHarness(back, 2);
    expect(back.clients.get(3)!.welcome).toMatchObject({ player: 3 });
  });

  it('[OP-40:part] releases the keys of everyone, because nobody is connected', async () => {
    const harness = await openHarness();
    enterRoom(harness, 1);
    stepHarness(harness, 2);
    holdClientKeys(harness, 1, ['d']);
    stepHarness(harness, 10);
    expect(harness.room.world.players.get(1)!.controls.keys).toEqual(['d']);
    const back = await recover(harness);
    stepHarness(back, 1);
    expect(back.room.world.players.get(1)!.controls.keys).toEqual([]);
  });

  it('[OP-42:part] gives everyone the full time to return, counted from the recovery', async () => {
    const harness = await openHarness();
    enterRoom(harness, 1);
    enterRoom(harness, 2);
    stepHarness(harness, 2);
    markDisconnected(harness.room, 1);
    const window = RESUME_SECONDS * harness.room.world.game.tickRate;
    stepHarness(harness, window - 10);
    const back = await recover(harness);
    stepHarness(back, window - 1);
    expect([...back.room.clients.keys()]).toEqual([1, 2]);
    stepHarness(back, 2);
    expect([...back.room.clients.keys()]).toEqual([]);
  });

  it('[OP-40:part] keeps what rules have shown to one player only', async () => {
    const harness = await openHarness();
    enterRoom(harness, 1);
    stepHarness(harness, 2);
    sendClientMessage(harness, 1, { kind: 'chat', text: 'hide', isTeamOnly: false });
    stepHarness(harness, 10);
    expect(harness.room.clients.get(1)!.layerOpacities).toEqual({ floor: 0.5 });
    const back = await recover(harness);
    expect(back.room.clients.get(1)!.layerOpacities).toEqual({ floor: 0.5 });
  });
});
