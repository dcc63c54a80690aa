import { join } from 'node:path';
import { launchChromium } from '../tools/browser/launchChromium.ts';
import { GAMES_FOLDER } from '../tools/games/starters/gamesFolder.ts';
import type { Benchmark, BenchmarkOutcome } from './measure/Benchmark.ts';
import { computeMedian } from './measure/compareRates.ts';
import { measureBareStart, measureStart, START_PHASES } from './mobile/measureStart.ts';
import { startBarePixi } from './peers/barePixi.ts';

const SLUG = 'arena';
const ROUNDS = 5;
const GOAL = 1.5;

export const mobileStart: Benchmark = {
  name: 'From Play to playing on a phone',
  question: `from the press of Play as soon as /play/${SLUG} has loaded until the own unit is drawn, on a phone with slow 4G and a quarter of this processor, against a bare PixiJS page that draws the same images (peers/barePixi.ts)`,
  async run(startSite) {
    const { url } = await startSite();
    const browser = await launchChromium({ hasWebGl: true });
    const bare = await startBarePixi(join(GAMES_FOLDER, SLUG, 'assets'));
    try {
      const measureOurs = () => measureStart(browser, `${url}/play/${SLUG}`);
      const measureTheirs = () => measureBareStart(browser, bare.url);
      // Each side once before, so that both servers have compiled what they run and a room is open.
      await measureOurs();
      await measureTheirs();
      const rounds: { ours: Awaited<ReturnType<typeof measureOurs>>; theirs: number }[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push({ ours: await measureOurs(), theirs: await measureTheirs() });
      return report(rounds);
    } finally {
      await bare.stop();
      await browser.close();
    }
  },
};

function report(
  rounds: readonly { ours: Awaited<ReturnType<typeof measureStart>>; theirs: number }[],
): BenchmarkOutcome {
  const phases = START_PHASES.map((phase) => {
    const median = computeMedian(rounds.map(({ ours }) => ours[phase]));
    return `${phase}: ${median.toFixed(0)} ms`;
  });
  const theirs = computeMedian(rounds.map((round) => round.theirs));
  return {
    figures: [
      ...phases,
      `received until then: ${computeMedian(rounds.map(({ ours }) => ours.kilobytes)).toFixed(0)} kB`,
      `bare PixiJS, first frame: ${theirs.toFixed(0)} ms`,
    ],
    result: {
      value: computeMedian(rounds.map((round) => round.ours['own unit drawn'] / round.theirs)),
      unit: 'of the bare page',
      goal: GOAL,
      better: 'lower',
    },
  };
}
