import type { Services } from '../../services.ts';
import { paintCover } from './paintCover.ts';
import type { CoverPlan } from './planCover.ts';

/** Shown at most this wide on a card. */
const STORED_WIDTH = 960;

/** A cover made from the map, the tiles and the characters of the game itself; the same game gives the same cover. */
export async function makeCover(
  { files, images }: Pick<Services, 'files' | 'images'>,
  plan: CoverPlan,
): Promise<Buffer> {
  const pixels = await paintCover(plan, async (file) => {
    const bytes = await files.read(file);
    // A broken image is left out: the rest of the game still makes a cover.
    return bytes && images.toPixels(bytes).catch(() => null);
  });
  return images.fromPixels(pixels, STORED_WIDTH);
}
