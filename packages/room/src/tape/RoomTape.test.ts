import {
  compileGame,
  decodeTape,
  hashWorld,
  playNextTick,
  seekTape,
  startPlayback,
  type Tape,
} from '@playloom/engine';
import { describe, expect, it } from 'vitest';
import { markDisconnected, resumeSeat } from '../clients/seats.ts';
import { TAPE_KEYFRAME_SECONDS, TAPE_SECONDS, TAPE_INPUT_BYTES_MAX } from '../limits/roomLimits.ts';
import { createTestGame, createTestRoom, type TestGameChanges } from '../testing/createTestRoom.ts';
import {
  createRoomHarness,
  enterRoom,
  holdClientKeys,
  sendClientMessage,
  stepHarness,
  type RoomHarness,
} from '../testing/RoomHarness.ts';
import { encodeRoomTape } from './RoomTape.ts';

const changes: TestGameChanges = {
  settings: { tickRate: 20 },
  map: { entities: [{ id: 'wolf', kind: 'unit', type: 'wolf', x: 60, y: 60 }] },
  types: { units: { wolf: { ai: { behaviour: 'wander' } } } },
};

/** Plays random inputs and records the hash of each tick. */
function play(harness: RoomHarness, ticks: number, hashes: Map<number, string>): void {
  for (let count = 0; count < ticks; count += 1) {
    const { tick } = harness.room.world;
    if (tick % 7 === 0)
      holdClientKeys(harness, 1, tick % 2 === 0 ? ['d', 'space'] : ['w'], { x: tick % 50, y: 3.25 });
    if (tick === 50) sendClientMessage(harness, 1, { kind: 'chat', text: 'on tape', isTeamOnly: false });
    if (tick === 60) enterRoom(harness, 2);
    if (tick === 80) markDisconnected(harness.room, 2);
    if (tick === 120) {
      harness.clients.set(3, harness.clients.get(2)!);
      resumeSeat(harness.room, 2, 3, 'token');
    }
    stepHarness(harness, 1);
    hashes.set(harness.room.world.tick, hashWorld(harness.room.world));
  }
}

function readTape({ room }: RoomHarness): Tape {
  const tape = decodeTape(encodeRoomTape(room.tape));
  if (!tape.ok) throw new Error(tape.error);
  return tape.value;
}

/** The size of all inputs on the tape other than controls, in bytes. */
function measureTape({ room }: RoomHarness): number {
  const packed = room.tape.spans.flatMap(({ inputs }) => inputs);
  return packed.reduce((sum, { others }) => sum + (others?.length ?? 0), 0);
}

describe('[EG-11] the tape of a room', () => {
  it('replays from the beginning to the same hashes', async () => {
    const harness = createRoomHarness(await createTestRoom({ changes }));
    enterRoom(harness, 1);
    const hashes = new Map<number, string>();
    play(harness, 250, hashes);
    const tape = readTape(harness);
    const game = compileGame(createTestGame(changes));
    const started = startPlayback({ tape, game });
    if (!started.ok) throw new Error(started.error);
    const world = started.value;
    while (playNextTick(tape, world)) expect(hashWorld(world)).toBe(hashes.get(world.tick));
    expect(world.tick).toBe(250);
    expect(world.players.size).toBe(2);
  });

  it('retains at least the last ten minutes in whole spans, and still replays', async () => {
    const harness = createRoomHarness(await createTestRoom({ changes }));
    enterRoom(harness, 1);
    const hashes = new Map<number, string>();
    play(harness, 100, hashes);
    const { world } = harness.room;
    const span = TAPE_KEYFRAME_SECONDS * 20;
    const length = TAPE_SECONDS * 20;
    // Jump ahead instead of playing every tick: only the tick number matters here.
    for (let tick = span; tick <= length + span * 3; tick += span) {
      world.tick = tick - 3;
      play(harness, 5, hashes);
    }
    const tape = readTape(harness);
    expect(tape.ticks - tape.start).toBeGreaterThanOrEqual(length);
    expect(tape.ticks - tape.start).toBeLessThan(length + span * 2);
    expect(tape.keyframes[0]!.tick).toBe(tape.start);
    expect(tape.inputs.every(({ tick }) => tick > tape.start)).toBe(true);
    const game = compileGame(createTestGame(changes));
    expect(seekTape({ tape, game }, tape.start - 1)).toMatchObject({ ok: false });
    for (const keyframe of [tape.keyframes[0]!, tape.keyframes.at(-1)!]) {
      const found = seekTape({ tape, game }, keyframe.tick + 2);
      if (!found.ok) throw new Error(found.error);
      expect(hashWorld(found.value)).toBe(hashes.get(keyframe.tick + 2));
    }
    const started = startPlayback({ tape, game });
    expect(started.ok && hashWorld(started.value)).toBe(hashes.get(tape.start));
  });

  it('has a maximum size, however much is sent: then less of the past is retained', async () => {
    const harness = createRoomHarness(await createTestRoom({ changes }));
    const { room } = harness;
    enterRoom(harness, 1);
    const value = 'x'.repeat(3900);
    const sizes: number[] = [];
    // Play only the last tick of each second.
    for (let second = 1; second <= 40; second += 1) {
      room.world.tick = second * 20 - 1;
      for (let count = 0; count < 100; count += 1)
        room.inputs.push({ kind: 'panel', player: 1, panel: 'none', event: 'none', value });
      stepHarness(harness, 1);
      sizes.push(measureTape(harness));
    }
    expect(Math.max(...sizes)).toBeGreaterThan(TAPE_INPUT_BYTES_MAX / 2);
    expect(Math.max(...sizes)).toBeLessThan(TAPE_INPUT_BYTES_MAX * 1.5);
    const [oldest] = room.tape.spans;
    expect(oldest!.start).toBeGreaterThan(0);
    expect(oldest!.keyframe).not.toBeNull();
  });

  it('of a room that was restored from a keyframe begins there', async () => {
    const first = createRoomHarness(await createTestRoom({ changes }));
    enterRoom(first, 1);
    play(first, 100, new Map());
    const keyframe = first.reports.findLast((report) => report.kind === 'keyframe')!;
    const { bytes, seats } = keyframe as Extract<typeof keyframe, { kind: 'keyframe' }>;
    const room = await createTestRoom({ changes, keyframe: bytes, seats });
    const harness = createRoomHarness(room);
    for (const [id, client] of first.clients) harness.clients.set(id, client);
    const hashes = new Map<number, string>();
    play(harness, 30, hashes);
    const tape = readTape(harness);
    expect(tape.start).toBe(80);
    const found = seekTape({ tape, game: compileGame(createTestGame(changes)) }, 110);
    expect(found.ok && hashWorld(found.value)).toBe(hashes.get(110));
  });
});
