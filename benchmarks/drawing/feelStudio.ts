import { createFeelScene } from '../scenes/feelScene.ts';
import { MOVE_KEYS, openPlayedClient, type PlayedClient, takeOverFrames } from './PlayedClient.ts';
import { stubWebGl } from './stubWebGl.ts';

/** Script time per frame, in milliseconds, with everything under Feel switched on and off. */
interface FeelTimes {
  readonly on: readonly number[];
  readonly off: readonly number[];
}

interface FeelPlan {
  readonly kind: '2d' | '3d';
  readonly units: number;
  readonly rounds: number;
  readonly frames: number;
}

/** The first rounds are not counted, because the code is not compiled yet. */
const WARM_UP_ROUNDS = 12;
const pageFrames = takeOverFrames();

/** Measures both in turns, so that other load on the machine affects both. Each value is the mean of a few frames. */
async function measureFeel({ kind, units, rounds, frames }: FeelPlan): Promise<FeelTimes> {
  stubWebGl();
  const open = (hasFeel: boolean): Promise<PlayedClient> =>
    openPlayedClient(pageFrames, createFeelScene({ units, hasFeel }), kind);
  const [on, off] = [await open(true), await open(false)];
  const times = { on: [] as number[], off: [] as number[] };
  for (let round = 0; round < WARM_UP_ROUNDS + rounds; round += 1) {
    const key = MOVE_KEYS[round % MOVE_KEYS.length]!;
    // The order alternates between rounds, so that it favors neither side.
    const isOnFirst = round % 2 === 0;
    await pageFrames.wait();
    const first = await measureFrames(isOnFirst ? on : off, key, frames);
    const second = await measureFrames(isOnFirst ? off : on, key, frames);
    if (round < WARM_UP_ROUNDS) continue;
    times.on.push(isOnFirst ? first : second);
    times.off.push(isOnFirst ? second : first);
  }
  for (const played of [on, off]) played.close();
  return times;
}

/** Measures frames without the room, which other threads run for players. */
async function measureFrames(played: PlayedClient, key: string, frames: number): Promise<number> {
  played.press(key);
  let total = 0;
  for (let frame = 0; frame < frames; frame += 1) {
    played.advance();
    const startedAt = performance.now();
    await played.drawFrame();
    total += performance.now() - startedAt;
  }
  return total / frames;
}

declare global {
  interface Window {
    readonly feel: { readonly measureFeel: typeof measureFeel };
  }
}

Object.assign(window, { feel: { measureFeel }, studio: true });
