/**
 * Draws the sprites and tiles of the starter games: `node tools/games/art/draw.ts [slug…]`. Without a slug it draws all
 * games. Writes the images to games/<slug>/assets and their list to tools/games/art/catalog.md.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GAMES_FOLDER } from '../starters/gamesFolder.ts';
import { gameArt } from './gameArt.ts';
import { composeSprite, composeTiles, paintPng } from './kit/paintSheet.ts';
import { artPlans } from './artPlans.ts';
import { renderArtCatalog } from './renderArtCatalog.ts';

const wanted = process.argv.slice(2);

for (const [slug, game] of Object.entries(gameArt)) {
  if (wanted.length > 0 && !wanted.includes(slug)) continue;
  const assets = join(GAMES_FOLDER, slug, 'assets');
  await mkdir(assets, { recursive: true });
  await writeFile(join(assets, 'tiles.png'), await paintPng(composeTiles(game)));
  for (const sprite of game.plan.sprites) {
    await writeFile(join(assets, `${sprite.file}.png`), await paintPng(composeSprite(game, sprite)));
  }
}
await writeFile(join(import.meta.dirname, 'catalog.md'), renderArtCatalog(artPlans));
