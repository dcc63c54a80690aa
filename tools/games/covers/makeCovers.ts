/**
 * Makes the covers of the starter games: `node tools/games/covers/makeCovers.ts [slug…]`. Without a slug it makes all
 * covers. Bots play each game up to the moment of its plan. Chromium draws that moment and writes
 * games/<slug>/cover.png.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../browser/launchChromium.ts';
import { openModulePage } from '../../browser/openModulePage.ts';
import { GAMES_FOLDER } from '../starters/gamesFolder.ts';
import { isStarterSlug, starterSlugs, type StarterSlug } from '../starters/listGames.ts';
import { loadGame } from '../starters/loadGame.ts';
import { shrinkPng } from './shrinkPng.ts';
import { STARTER_COVER_HEIGHT, STARTER_COVER_WIDTH, coverPlans } from './coverPlans.ts';
import { recordShot } from './recordShot.ts';
import type { CoverShot } from './studio.ts';

async function makeCover(browser: Browser, slug: StarterSlug): Promise<void> {
  const game = loadGame(slug);
  const steps = await recordShot(game, coverPlans[slug], STARTER_COVER_WIDTH / STARTER_COVER_HEIGHT);
  const studio = await openModulePage(browser, {
    entry: 'tools/games/covers/studio.ts',
    width: STARTER_COVER_WIDTH,
    height: STARTER_COVER_HEIGHT,
  });
  try {
    const shot: CoverShot = {
      game: { settings: game.settings, map: game.map, assets: game.assets, types: game.types },
      assets: `/files/games/${slug}`,
      width: STARTER_COVER_WIDTH,
      height: STARTER_COVER_HEIGHT,
      steps,
    };
    const address = await studio.page.evaluate((input) => window.studio.drawCover(input), shot);
    if (studio.problems.length > 0) throw new Error(`${slug}: ${studio.problems.join('; ')}`);
    const png = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
    await writeFile(join(GAMES_FOLDER, slug, 'cover.png'), await shrinkPng(png));
  } finally {
    await studio.close();
  }
}

if (import.meta.main) {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((slug) => !isStarterSlug(slug));
  if (unknown.length > 0) throw new Error(`No such game: ${unknown.join(', ')}`);
  const browser = await launchChromium({ hasWebGl: true });
  try {
    for (const slug of starterSlugs) {
      if (wanted.length === 0 || wanted.includes(slug)) await makeCover(browser, slug);
    }
  } finally {
    await browser.close();
  }
}
