import { launchChromium } from '../tools/browser/launchChromium.ts';
import { openModulePage } from '../tools/browser/openModulePage.ts';
import type { Benchmark } from './measure/Benchmark.ts';
import { computeMedian } from './measure/compareRates.ts';
import type {} from './drawing/studio.ts';

const GOAL = 1.5;
const ROUNDS = 40;
const FRAMES = 30;

export const threeDFrame: Benchmark = {
  name: '3D frame',
  question:
    'script time of a frame with 10,000 blocks and 500 moving units with their shadows, drawing stubbed: ours relative to the same instances in bare three.js',
  async run() {
    const browser = await launchChromium({ hasWebGl: true });
    const studio = await openModulePage(browser, {
      entry: 'benchmarks/drawing/studio.ts',
      width: 640,
      height: 360,
    });
    try {
      const { ours, bare } = await studio.page.evaluate((plan) => window.drawing.measureFrames(plan), {
        rounds: ROUNDS,
        frames: FRAMES,
      });
      if (studio.problems.length > 0) throw new Error(studio.problems.join('; '));
      const formatTimes = (times: readonly number[]): string =>
        `${computeMedian([...times]).toFixed(3)} ms per frame`;
      return {
        figures: [`ours: ${formatTimes(ours)}`, `bare three.js: ${formatTimes(bare)}`],
        result: {
          value: computeMedian(ours.map((time, round) => time / bare[round]!)),
          unit: 'times bare three.js',
          goal: GOAL,
          better: 'lower',
        },
      };
    } finally {
      await studio.close();
      await browser.close();
    }
  },
};
