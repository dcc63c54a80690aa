import { ENGINE_VERSION } from '@playloom/engine';
import { describePlay } from './describePlay.ts';
import { loadGame } from '../starters/loadGame.ts';
import { playHeadlessGame } from './playHeadlessGame.ts';
import { readPlayArguments } from './readPlayArguments.ts';

const HASHES_SHOWN = 10;

/** `npm run game -- <slug> --ticks 3000 --bots 8 --seed 7`: plays a starter game headless. */
async function main(): Promise<number> {
  const args = readPlayArguments(process.argv.slice(2));
  if (typeof args === 'string') {
    console.error(`${args} Run npm run game -- --help for details.`);
    return 2;
  }
  const game = loadGame(args.slug);
  const hashEvery = Math.max(1, Math.ceil(args.ticks / HASHES_SHOWN));
  console.log(
    `${game.settings.title}: ${args.ticks} ticks at ${game.settings.tickRate} per second, ` +
      `${args.bots} bots, seed ${args.seed}, engine ${ENGINE_VERSION}`,
  );
  const report = await playHeadlessGame({ game, ...args, hashEvery });
  for (const line of describePlay(report, args)) console.log(line);
  return 0;
}

process.exitCode = await main();
