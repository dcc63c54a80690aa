/**
 * Draws all artwork of the site: `node tools/games/draw/site/draw.ts`. Vector files are written to
 * the folders of `imageFolders`, icons and the social card to `apps/web/public`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { drawDefaultAvatar } from './avatar.ts';
import { drawFavicon, drawIcon } from './logo.ts';
import { openRasterizer } from './openRasterizer.ts';
import { CARD_HEIGHT, CARD_WIDTH, renderSocialCard } from './socialCard.ts';
import { imageFolders, vectorImages } from './vectorImages.ts';
import { wrapPngAsIco } from './wrapPngAsIco.ts';

const root = join(import.meta.dirname, '../../../..');
const publicFolder = join(root, 'apps/web/public');

await mkdir(publicFolder, { recursive: true });
for (const [folder, images] of Object.entries(imageFolders)) {
  await mkdir(join(root, folder), { recursive: true });
  for (const [name, draw] of Object.entries(images))
    await writeFile(join(root, folder, `${name}.svg`), draw());
}
await writeFile(join(publicFolder, 'favicon.svg'), drawFavicon());
await writeFile(join(publicFolder, 'default-avatar.svg'), drawDefaultAvatar());

const display = await readFile(
  createRequire(join(root, 'packages/design-system/package.json')).resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  ),
);
const rasterizer = await openRasterizer();
try {
  const icon = (size: number, inset: number, radius: number) =>
    rasterizer.takeScreenshot(drawIcon(size, inset, radius), size, size);
  await writeFile(
    join(publicFolder, 'favicon.ico'),
    wrapPngAsIco(await rasterizer.takeScreenshot(drawFavicon(), 32, 32), 32),
  );
  await writeFile(join(publicFolder, 'apple-touch-icon.png'), await icon(180, 0.18, 0));
  await writeFile(join(publicFolder, 'icon-192.png'), await icon(192, 0.16, 42));
  await writeFile(join(publicFolder, 'icon-512.png'), await icon(512, 0.16, 112));
  // Launchers may crop maskable icons to a circle of 80%, so the logo stays well inside it.
  await writeFile(join(publicFolder, 'maskable-512.png'), await icon(512, 0.26, 0));
  await writeFile(
    join(publicFolder, 'default-avatar.png'),
    await rasterizer.takeScreenshot(drawDefaultAvatar(), 256, 256),
  );
  await writeFile(
    join(publicFolder, 'og.png'),
    await rasterizer.takePage(renderSocialCard({ display }), CARD_WIDTH, CARD_HEIGHT),
  );
  for (const cover of ['cover-loom', 'cover-rooms', 'cover-together']) {
    const png = await rasterizer.takeScreenshot(vectorImages[cover]!(), CARD_WIDTH, CARD_HEIGHT);
    await writeFile(join(publicFolder, `og-${cover}.png`), png);
  }
} finally {
  await rasterizer.close();
}
