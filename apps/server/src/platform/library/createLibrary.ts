import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { LibraryShelfName } from '@playloom/api-contract';
import type { Drawing, Library, Shelf } from './Library.ts';

const PACKAGES: Record<LibraryShelfName, string> = {
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

/** A shelf is read when it is first asked for: most servers never need its megabytes. */
export function createLibrary(): Library {
  const shelves = new Map<LibraryShelfName, Promise<Shelf>>();
  return {
    open(name) {
      const known = shelves.get(name);
      if (known) return known;
      const shelf = readShelf(PACKAGES[name]);
      shelves.set(name, shelf);
      // A disk that failed once is asked again.
      shelf.catch(() => shelves.delete(name));
      return shelf;
    },
  };
}

async function readShelf(packageName: string): Promise<Shelf> {
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(fileURLToPath(import.meta.resolve(`${packageName}/${file}`)), 'utf8'));
  const { icons, height } = (await read('icons.json')) as IconSet;
  const { name, author, license, palette } = (await read('info.json')) as IconInfo;
  const { categories = {} } = (await read('metadata.json')) as IconMetadata;
  const categoryOf = new Map(
    Object.entries(categories).flatMap(([category, names]) => names.map((one) => [one, category] as const)),
  );
  const drawings = Object.entries(icons)
    .filter(([, { hidden = false }]) => !hidden)
    .map(([icon, { body }]): [string, Drawing] => {
      const isShade = SHADE.test(icon) && Object.hasOwn(icons, icon.replace(SHADE, ''));
      const category = categoryOf.get(icon) ?? '';
      return [icon, { name: icon, title: titleOf(icon), category, body, isShade }];
    });
  return {
    drawings: new Map(drawings),
    categories: Object.keys(categories),
    grid: height,
    // One colour on a coarse grid.
    isPixelArt: !palette,
    source: { title: name, author: author.name, licence: license.title, url: license.url },
  };
}

function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
