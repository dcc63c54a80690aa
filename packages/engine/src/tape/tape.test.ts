import { exampleGame, parseGame } from '@playloom/game-format';
import { describe, expect, it } from 'vitest';
import { compileGame } from '../compile/compileGame.ts';
import { createWorld } from '../simulation/createWorld.ts';
import { loadPhysics } from '../physics/loadPhysics.ts';
import { hashWorld } from '../snapshot/hashWorld.ts';
import { tick } from '../simulation/tick.ts';
import type { Input } from '../world/Input.ts';
import { decodeTape, encodeTape } from './encodeTape.ts';
import { playNextTick, seekTape, startPlayback } from './playTape.ts';
import { createTape, recordTick } from './recordTape.ts';

const TICKS = 450;

function loadExample(title = 'Example yard') {
  const example = exampleGame();
  const parsed = parseGame({ ...example, settings: { ...example.settings, title } });
  if (!parsed.ok) throw new Error(parsed.error[0]!.message);
  return compileGame(parsed.value);
}

/** The inputs of a player who joins, runs around, swings a sword, and leaves near the end. */
function inputsOf(number: number): Input[] {
  const saved = { game: {}, world: {} };
  if (number === 1) return [{ kind: 'join', player: 1, name: 'Ada', userId: 'u1', saved }];
  if (number === 400) return [{ kind: 'leave', player: 1 }];
  if (number % 40 !== 0) return [];
  const keys = number % 80 === 0 ? (['d', 'mouse-left'] as const) : (['s'] as const);
  return [{ kind: 'controls', player: 1, keys, mouseX: number / 20, mouseY: 8, stick: null }];
}

async function record() {
  await loadPhysics();
  const game = loadExample();
  const world = createWorld({ game, seed: 42 });
  const tape = createTape(world, 42);
  const hashes: string[] = [hashWorld(world)];
  for (let number = 1; number <= TICKS; number += 1) {
    const inputs = inputsOf(number);
    tick(world, inputs);
    recordTick(tape, world, inputs);
    hashes.push(hashWorld(world));
  }
  return { game, tape, hashes };
}

describe('[EG-11:engine] tapes', () => {
  it('replay recorded inputs to the same hash at every tick', async () => {
    const { game, tape, hashes } = await record();
    const decoded = decodeTape(encodeTape(tape));
    if (!decoded.ok) throw new Error(decoded.error);
    const started = startPlayback({ tape: decoded.value, game });
    if (!started.ok) throw new Error(started.error);
    const world = started.value;
    expect(hashWorld(world)).toBe(hashes[0]);
    while (playNextTick(decoded.value, world)) expect(hashWorld(world)).toBe(hashes[world.tick]);
    expect(world.tick).toBe(TICKS);
  });

  it('seek to any tick from the keyframe before it', async () => {
    const { game, tape, hashes } = await record();
    expect(tape.keyframes.map((keyframe) => keyframe.tick)).toEqual([200, 400]);
    for (const wanted of [0, 1, 199, 200, 201, 333, 400, TICKS]) {
      const found = seekTape({ tape, game }, wanted);
      if (!found.ok) throw new Error(found.error);
      expect(found.value.tick).toBe(wanted);
      expect(hashWorld(found.value)).toBe(hashes[wanted]);
    }
  });

  it('are refused for another game, another engine and invalid bytes', async () => {
    const { tape } = await record();
    expect(startPlayback({ tape, game: loadExample('Another') })).toEqual({
      ok: false,
      error: expect.stringContaining('another release'),
    });
    const old = { ...tape, engineVersion: '0.0.9.0' };
    expect(seekTape({ tape: old, game: loadExample() }, 10)).toEqual({
      ok: false,
      error: expect.stringContaining('0.0.9.0'),
    });
    expect(decodeTape(new Uint8Array([1, 2, 3])).ok).toBe(false);
  });
});
