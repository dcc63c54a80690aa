import type { SvgAsset, AssetLibrary } from './AssetLibraries.ts';

const ASSETS_PER_PAGE = 60;

interface LibraryQuery {
  readonly words?: string | undefined;
  readonly category?: string | undefined;
  readonly from?: number | undefined;
}

interface FoundAssets {
  readonly assets: readonly SvgAsset[];
  readonly total: number;
  readonly next: number | null;
}

/** Finds assets whose names contain every word, best match first. */
export function searchLibrary(
  assetLibrary: AssetLibrary,
  { words = '', category = '', from = 0 }: LibraryQuery,
): FoundAssets {
  const wanted = splitWords(words);
  const found = [...assetLibrary.assets.values()]
    .filter((asset) => category === '' || asset.category === category)
    .flatMap((asset) => {
      const rank = rankAsset(asset, wanted);
      return rank === null ? [] : [{ asset, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ asset }) => asset);
  const end = from + ASSETS_PER_PAGE;
  return { assets: found.slice(from, end), total: found.length, next: end < found.length ? end : null };
}

function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/**
 * Returns how well an asset matches: lower is better, null means no match. A whole word ranks above a prefix, a short
 * name above a long one.
 */
function rankAsset({ name, category, isShade }: SvgAsset, wanted: readonly string[]): number | null {
  if (wanted.length === 0) return isShade ? null : 0;
  const own = name.split('-');
  const around = splitWords(category);
  let rank = own.length;
  for (const word of wanted) {
    if (own.includes(word)) continue;
    if (own.some((one) => one.startsWith(word))) rank += 10;
    else if (around.some((one) => one.startsWith(word))) rank += 100;
    else return null;
  }
  const shade = own.at(-1) ?? '';
  return isShade && !wanted.some((word) => shade.startsWith(word)) ? null : rank;
}
