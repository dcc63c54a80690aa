import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINE_VERSION } from '@playloom/engine';
import { GAMES_FOLDER } from './starters/gamesFolder.ts';
import { starterSlugs } from './starters/listGames.ts';
import { loadGame } from './starters/loadGame.ts';
import { playHeadlessGame } from './play/playHeadlessGame.ts';
import type { GoldenHashes } from './play/GoldenHashes.ts';

const SEED = 7;
const BOTS = 8;
const TICKS = 3000;
const EVERY = 100;

/**
 * Writes the hashes that the golden tests compare with: `node tools/games/writeGolden.ts [slug…]`. Run it after raising
 * ENGINE_VERSION or changing a game. Before a game is changed, its tests must still pass with the old hashes.
 */
const wanted = process.argv.slice(2);
for (const slug of wanted.length > 0 ? wanted : starterSlugs) {
  const report = await playHeadlessGame({
    game: loadGame(slug),
    seed: SEED,
    bots: BOTS,
    ticks: TICKS,
    hashEvery: EVERY,
  });
  const golden: GoldenHashes = {
    engineVersion: ENGINE_VERSION,
    seed: SEED,
    bots: BOTS,
    hashes: Object.fromEntries(report.hashes.map(({ tick, hash }) => [String(tick), hash])),
  };
  writeFileSync(join(GAMES_FOLDER, slug, 'golden.json'), `${JSON.stringify(golden, null, 1)}\n`);
  console.log(`games/${slug}/golden.json`);
}
