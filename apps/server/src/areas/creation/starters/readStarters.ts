import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { parseGame, type Game } from '@playloom/game-format';
import { z } from 'zod';
import { projectRoot } from '../../../process/projectRoot.ts';
import { computeFileName } from '../../../files/computeFileName.ts';

export const STARTERS_FOLDER = join(projectRoot, 'games');

const catalogSchema = z.strictObject({
  games: z.array(
    z.strictObject({
      slug: z.string().regex(/^[a-z][a-z0-9-]*$/),
      category: z.enum(['io', 'html5']),
      /** Games with the same world are maps of it, each named by its slug. */
      world: z.string().optional(),
    }),
  ),
});

export interface Starter {
  slug: string;
  category: 'io' | 'html5';
  world: string | null;
  /** The assets in this document are named as in the file store. */
  game: Game;
  files: StarterFile[];
  cover: StarterFile;
}

export interface StarterFile {
  name: string;
  extension: string;
  bytes: Uint8Array;
}

/** Reads the games that come with Playloom from their folder. */
export async function readStarters(folder: string): Promise<Starter[]> {
  const catalog = await readCatalog(folder);
  return Promise.all(
    catalog.games.map(async ({ slug, category, world = null }) => ({
      slug,
      category,
      world,
      ...(await readStarter(join(folder, slug))),
    })),
  );
}

/** Lists the slugs of the starters in the order in which they are offered. */
export async function listStarterSlugs(folder = STARTERS_FOLDER): Promise<string[]> {
  return (await readCatalog(folder)).games.map(({ slug }) => slug);
}

async function readCatalog(folder: string): Promise<z.infer<typeof catalogSchema>> {
  return catalogSchema.parse(JSON.parse(await readFile(join(folder, 'starters.json'), 'utf8')));
}

export async function readStarter(folder: string): Promise<Pick<Starter, 'game' | 'files' | 'cover'>> {
  const written = parseDocument(folder, JSON.parse(await readFile(join(folder, 'game.json'), 'utf8')));
  const fileOf = new Map<string, StarterFile>();
  for (const { file } of Object.values(written.assets)) {
    if (!fileOf.has(file)) fileOf.set(file, await readStarterFile(join(folder, file)));
  }
  const assets = Object.entries(written.assets).map(([id, asset]) => [
    id,
    { ...asset, file: fileOf.get(asset.file)?.name ?? asset.file },
  ]);
  return {
    game: parseDocument(folder, { ...written, assets: Object.fromEntries(assets) }),
    files: [...fileOf.values()],
    cover: await readStarterFile(join(folder, 'cover.png')),
  };
}

async function readStarterFile(path: string): Promise<StarterFile> {
  const bytes = await readFile(path);
  const extension = extname(path).slice(1);
  return { name: computeFileName(bytes, extension), extension, bytes };
}

function parseDocument(folder: string, document: unknown): Game {
  const parsed = parseGame(document);
  if (parsed.ok) return parsed.value;
  const problems = parsed.error.map(({ path, message }) => `${path}: ${message}`);
  throw new Error(`${folder}/game.json has problems: ${problems.join(' ')}`);
}
