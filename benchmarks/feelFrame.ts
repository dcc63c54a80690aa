import { join } from 'node:path';
import { launchChromium } from '../tools/browser/launchChromium.ts';
import { openModulePage } from '../tools/browser/openModulePage.ts';
import type { Benchmark } from './measure/Benchmark.ts';
import { computeMedian } from './measure/compareRates.ts';
import type {} from './drawing/feelStudio.ts';

/** Colors and sizes of the HUD. */
const TOKENS = join(import.meta.dirname, '../packages/design-system/src/css/tokens.css');
const GOAL = 1.05;
const UNITS = 60;
const ROUNDS = 60;
const FRAMES = 40;

export const feelFrame: Benchmark = {
  name: 'Feel frame',
  question: `script time of a frame of the shipped client (input, prediction, scene, HUD; drawing stubbed) with ${UNITS} walking units and a fight: everything under Feel switched on relative to nothing, the larger ratio of 2D and 3D`,
  async run() {
    const browser = await launchChromium({ hasWebGl: true });
    const studio = await openModulePage(browser, {
      entry: 'benchmarks/drawing/feelStudio.ts',
      width: 960,
      height: 540,
    });
    try {
      await studio.page.addStyleTag({ path: TOKENS });
      const figures: string[] = [];
      const ratios: number[] = [];
      for (const kind of ['2d', '3d'] as const) {
        const plan = { kind, units: UNITS, rounds: ROUNDS, frames: FRAMES };
        const { on, off } = await studio.page.evaluate((asked) => window.feel.measureFeel(asked), plan);
        const ratio = computeMedian(on.map((time, round) => time / off[round]!));
        ratios.push(ratio);
        figures.push(`${kind}: ${formatTime(on)} with, ${formatTime(off)} without, ${ratio.toFixed(3)}`);
      }
      if (studio.problems.length > 0) throw new Error(studio.problems.join('; '));
      const value = Math.max(...ratios);
      return { figures, result: { value, unit: 'times without', goal: GOAL, better: 'lower' } };
    } finally {
      await studio.close();
      await browser.close();
    }
  },
};

function formatTime(times: readonly number[]): string {
  return `${computeMedian([...times]).toFixed(3)} ms`;
}
