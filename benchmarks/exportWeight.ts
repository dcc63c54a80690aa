import { join } from 'node:path';
import { projectRoot } from '../apps/server/src/process/projectRoot.ts';
import { readStarters, STARTERS_FOLDER } from '../apps/server/src/areas/creation/starters/readStarters.ts';
import { exportStarter } from '../apps/server/src/testing/exportStarter.ts';
import { buildEngine, ENGINE_FOLDER } from '../tools/run/buildEngine.mjs';
import type { Benchmark } from './measure/Benchmark.ts';

const MEGABYTE = 1024 ** 2;
const GOAL_MB = 2.5;

export const exportWeight: Benchmark = {
  name: 'Exported game size',
  question:
    'the zip of each starter game for offline play, including engine, bots and the other maps of its world; the largest counts',
  async run() {
    await buildEngine(projectRoot, process.execPath);
    const starters = await readStarters(STARTERS_FOLDER);
    const weights: { slug: string; weight: number }[] = [];
    for (const starter of starters) {
      const { length } = await exportStarter(starter, starters, join(projectRoot, ENGINE_FOLDER));
      weights.push({ slug: starter.slug, weight: length / MEGABYTE });
    }
    return {
      figures: weights.map(({ slug, weight }) => `${weight.toFixed(2)} MB ${slug}`),
      result: {
        value: Math.max(...weights.map(({ weight }) => weight)),
        unit: 'MB',
        goal: GOAL_MB,
        better: 'lower',
      },
    };
  },
};
