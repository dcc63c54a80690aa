import { createManualClock, loadEngine, measurePlay, type PlayMeasurements } from '@playloom/game-client';
import { type Key, createClientProjection } from '@playloom/game-format';
import { protocolLimits } from '@playloom/protocol';
import { loadGame } from '../tools/games/starters/loadGame.ts';
import { openMemoryRoomHost } from '../tools/games/testing/openMemoryRoomHost.ts';
import type { Benchmark } from './measure/Benchmark.ts';

const SECONDS = 120;
/** Gives a round trip of 200 ms. */
const DELAY = { delayMs: 95, jitterMs: 10, stallMs: 150, seed: 7 };
const STALL_CHANCE = 0.05;
const GAMES: readonly (readonly [slug: string, keys: readonly Key[]])[] = [
  ['blank', ['w', 'a', 's', 'd']],
  ['skyline', ['a', 'd', 'space']],
  ['kickoff', ['w', 'a', 's', 'd', 'space']],
  ['arena', ['w', 'a', 's', 'd', 'mouse-left']],
];
/** A sixteenth of a tile: two pixels of a character that is 32 pixels wide. */
const GOAL = protocolLimits.POSITION_QUANTUM * 4;

/** Uses a manual clock, so the result does not depend on the load of the machine. */
export const predictionError: Benchmark = {
  name: 'Prediction error',
  question:
    'how far the predicted own unit is from its position on the server at the same tick, at 200 ms round trip with 5% stalls',
  async run() {
    const figures: string[] = [];
    let worst = 0;
    for (const [slug, keys] of GAMES) {
      const even = await play(slug, keys, 0);
      const uneven = await play(slug, keys, STALL_CHANCE);
      worst = Math.max(worst, uneven.p99Error);
      figures.push(describe(`${slug}, steady connection`, even), describe(`${slug}, 5% stalls`, uneven));
    }
    return {
      figures,
      result: { value: worst, unit: 'tiles at the 99th percentile', goal: GOAL, better: 'lower' },
    };
  },
};

async function play(slug: string, keys: readonly Key[], stallChance: number): Promise<PlayMeasurements> {
  const clock = createManualClock();
  const game = loadGame(slug);
  const host = await openMemoryRoomHost(game, clock);
  const figures = await measurePlay({
    game: createClientProjection(game),
    connect: host.connect,
    clock,
    engine: await loadEngine(),
    latency: { ...DELAY, stallChance },
    seconds: SECONDS,
    seed: 11,
    keys,
  });
  host.close();
  return figures;
}

function describe(label: string, figures: PlayMeasurements): string {
  const { meanError, p99Error, corrections, snapshots, worstJump, responseTicks, interpolationMs } = figures;
  return (
    `${label}: mean ${meanError.toFixed(4)}, p99 ${p99Error.toFixed(4)} tiles; ${corrections} of ${snapshots} ` +
    `snapshots corrected it; responds ${responseTicks} ticks after the key; worst jump ${worstJump.toFixed(3)} tiles;` +
    `others ${interpolationMs} ms late`
  );
}
