import type { WithFiles } from '../../../files/FileStore.ts';
import type { WithImages } from '../../../files/ImageConverter.ts';
import { paintCover } from './paintCover.ts';
import type { CoverPlan } from '../documents/planCover.ts';

/** The largest width in which cards show a cover. */
const STORED_WIDTH = 960;

/** Makes a cover from the map, the tiles and the characters of a game. The same game always gives the same cover. */
export async function makeCover({ files, images }: WithFiles & WithImages, plan: CoverPlan): Promise<Buffer> {
  const pixels = await paintCover(plan, async (file) => {
    const bytes = await files.read(file);
    // A broken image is skipped; the rest of the game still makes a cover.
    return bytes && images.toPixels(bytes).catch(() => null);
  });
  return images.fromPixels(pixels, STORED_WIDTH);
}
