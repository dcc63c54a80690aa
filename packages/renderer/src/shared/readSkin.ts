import { loadImage } from './loadImages.ts';

/** Maximum number of skins, more than a room has players. Further skins are not shown. */
const SKINS_MAX = 200;

/** Returns a skin's frame and starts loading its image if needed. Null until it has loaded. */
export function readSkin<Frame>(
  skins: Map<string, Frame | null>,
  url: string,
  cut: (image: HTMLImageElement) => Frame | null,
): Frame | null {
  const known = skins.get(url);
  if (known !== undefined) return known;
  if (skins.size >= SKINS_MAX) return null;
  skins.set(url, null);
  void loadImage(url).then((image) => {
    // The renderer may have been destroyed before the image loaded.
    if (image && skins.has(url)) skins.set(url, cut(image));
  });
  return null;
}
