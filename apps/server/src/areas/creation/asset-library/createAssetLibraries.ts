import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { LibraryName } from '@playloom/api-contract';
import type { SvgAsset, AssetLibraries, AssetLibrary } from './AssetLibraries.ts';

const PACKAGES: Record<LibraryName, string> = {
  emoji: '@iconify-json/fluent-emoji-flat',
  pixel: '@iconify-json/pixelarticons',
};
const SHADE = /-(?:medium-light|medium-dark|light|medium|dark)$/;

interface IconSet {
  readonly icons: { readonly [name: string]: { readonly body: string; readonly hidden?: boolean } };
  readonly height: number;
}
interface IconInfo {
  readonly name: string;
  readonly author: { readonly name: string };
  readonly license: { readonly title: string; readonly url: string };
  readonly palette: boolean;
}
interface IconMetadata {
  readonly categories?: { readonly [category: string]: readonly string[] };
}

/** Loads each library on first use, because most servers never need its megabytes. */
export function createAssetLibraries(): AssetLibraries {
  const libraries = new Map<LibraryName, Promise<AssetLibrary>>();
  return {
    open(name) {
      const known = libraries.get(name);
      if (known) return known;
      const assetLibrary = readAssetLibrary(PACKAGES[name]);
      libraries.set(name, assetLibrary);
      // After a failed read, the next request tries again.
      assetLibrary.catch(() => libraries.delete(name));
      return assetLibrary;
    },
  };
}

async function readAssetLibrary(packageName: string): Promise<AssetLibrary> {
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(fileURLToPath(import.meta.resolve(`${packageName}/${file}`)), 'utf8'));
  const { icons, height } = (await read('icons.json')) as IconSet;
  const { name, author, license, palette } = (await read('info.json')) as IconInfo;
  const { categories = {} } = (await read('metadata.json')) as IconMetadata;
  const categoryOf = new Map(
    Object.entries(categories).flatMap(([category, names]) => names.map((one) => [one, category] as const)),
  );
  const assets = Object.entries(icons)
    .filter(([, { hidden = false }]) => !hidden)
    .map(([icon, { body }]): [string, SvgAsset] => {
      const isShade = SHADE.test(icon) && Object.hasOwn(icons, icon.replace(SHADE, ''));
      const category = categoryOf.get(icon) ?? '';
      return [icon, { name: icon, title: makeTitle(icon), category, body, isShade }];
    });
  return {
    assets: new Map(assets),
    categories: Object.keys(categories),
    grid: height,
    // Libraries without a palette are single-color art on a coarse grid.
    isPixelArt: !palette,
    source: { title: name, author: author.name, licence: license.title, url: license.url },
  };
}

function makeTitle(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
