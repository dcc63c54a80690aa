import { createFight, type Fight } from '@playloom/game-client/testing';
import type { Renderer } from '@playloom/renderer';
import { createRenderer3d } from '@playloom/renderer/three-d';
import { createRenderer2d } from '@playloom/renderer/two-d';
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

const WIDTH = 960;
const HEIGHT = 540;
const STEP = 1 / 60;
/** The first rounds are not counted, because the code is not compiled yet. */
const WARM_UP_ROUNDS = 6;

async function openFight(hasFeel: boolean, { kind, units }: FeelPlan): Promise<() => void> {
  const surface = document.body.appendChild(document.createElement('div'));
  const canvas = surface.appendChild(document.createElement('canvas'));
  Object.assign(canvas, { width: WIDTH, height: HEIGHT });
  const fight: Fight = createFight({ surface, units, hasFeel });
  const renderer: Renderer = await (kind === '2d'
    ? createRenderer2d(canvas, { background: '#101010' })
    : createRenderer3d(canvas));
  renderer.resize(WIDTH, HEIGHT);
  await renderer.load(fight.session.game, { urlOf: () => null }, () => undefined);
  return () => fight.draw(renderer, STEP);
}

/** Measures both in turns, so that other load on the machine affects both. Each value is the mean of a few frames. */
async function measureFeel(plan: FeelPlan): Promise<FeelTimes> {
  stubWebGl();
  const [drawOn, drawOff] = [await openFight(true, plan), await openFight(false, plan)];
  const times = { on: [] as number[], off: [] as number[] };
  const measure = (draw: () => void): number => {
    const startedAt = performance.now();
    for (let frame = 0; frame < plan.frames; frame += 1) draw();
    return (performance.now() - startedAt) / plan.frames;
  };
  for (let round = -WARM_UP_ROUNDS; round < plan.rounds; round += 1) {
    // The order alternates between rounds, so that it favors neither side.
    const isOnFirst = round % 2 === 0;
    const first = measure(isOnFirst ? drawOn : drawOff);
    const second = measure(isOnFirst ? drawOff : drawOn);
    if (round >= 0) {
      times.on.push(isOnFirst ? first : second);
      times.off.push(isOnFirst ? second : first);
    }
    await new Promise(requestAnimationFrame);
  }
  return times;
}

declare global {
  interface Window {
    readonly feel: { readonly measureFeel: typeof measureFeel };
  }
}

Object.assign(window, { feel: { measureFeel }, studio: true });
