import { createManualClock, loadEngine, measurePlay, type PlayMeasurements } from '@playloom/game-client';
import { type Key, createClientProjection } from '@playloom/game-format';
import { protocolLimits } from '@playloom/protocol';
import { describe, expect, inject, it } from 'vitest';
import { loadGame } from '../../tools/games/starters/loadGame.ts';
import { openMemoryRoomHost } from '../../tools/games/testing/openMemoryRoomHost.ts';

const SECONDS = inject('long') ? 600 : 20;
/** A round trip of 200 ms, with one message in twenty delayed by another 120 ms. */
const LATE = { delayMs: 95, jitterMs: 10, stallChance: 0.05, stallMs: 120 };
/** Positions are rounded to a multiple of this when they are sent, so predictions cannot be more precise. */
const QUANTUM = protocolLimits.POSITION_QUANTUM;

async function play(slug: string, keys: readonly Key[], seed: number): Promise<PlayMeasurements> {
  const clock = createManualClock();
  const game = loadGame(slug);
  const host = await openMemoryRoomHost(game, clock, seed);
  try {
    return await measurePlay({
      game: createClientProjection(game),
      connect: host.connect,
      clock,
      engine: await loadEngine(),
      latency: { ...LATE, seed },
      seconds: SECONDS,
      seed,
      keys,
    });
  } finally {
    host.close();
  }
}

describe('with a round trip of 200 ms and one message in twenty delayed', () => {
  it.each([
    // In this order: obstacles, platforms and lifts, a ball to push, shots with recoil.
    ['blank', ['w', 'a', 's', 'd']],
    ['skyline', ['a', 'd', 'space']],
    ['kickoff', ['w', 'a', 's', 'd', 'space']],
    ['arena', ['w', 'a', 's', 'd', 'mouse-left']],
  ] as const)(
    '[MP-02] %s: the player’s unit reacts in the tick of the key press, without visible corrections',
    async (slug, keys) => {
      const figures = await play(slug, keys, 5);
      console.log(
        `${slug}: error mean ${figures.meanError.toFixed(4)}, p99 ${figures.p99Error.toFixed(4)} tiles, ` +
          `${figures.corrections} corrections in ${figures.snapshots} snapshots, ` +
          `worst jump ${figures.worstJump.toFixed(3)} tiles, others ${figures.interpolationMs} ms late`,
      );
      expect(figures.roundTripMs).toBeGreaterThanOrEqual(190);
      expect(figures.snapshots).toBeGreaterThan(SECONDS * 19);
      expect(figures.responseTicks).toBe(0);
      expect(figures.meanError).toBeLessThan(QUANTUM);
      expect(figures.p99Error).toBeLessThan(QUANTUM * 4);
      expect(figures.worstJump).toBeLessThan(0.1);
    },
  );
});
