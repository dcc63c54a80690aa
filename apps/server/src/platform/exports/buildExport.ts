import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExportedGame, ExportedWay } from '@playloom/api-contract';
import { projectGame, type Game } from '@playloom/game-format';
import { projectRoot } from '../../config.ts';
import { ExportFileMissing, ExportTooLarge } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { panelPage } from '../panels/panelPage.ts';
import { addFile, type ExportFiles } from './ExportFiles.ts';
import { writeCredits } from './writeCredits.ts';
import { writeIndexPage } from './writeIndexPage.ts';
import { zipFiles } from './zipFiles.ts';

/** Of pictures and sounds, each of which is in the export twice: portals take 250 MB in all. */
export const ASSET_BYTES_MAX = 64 * 1024 * 1024;

const ICON_SIDE = 192;
/** A panel shows what is in it; the frame it lies in has an origin of its own and may go nowhere. */
const PANEL_POLICY = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:; form-action 'none'; base-uri 'none'">`;

export interface ExportPlan {
  /** The whole document; what of it goes into an online export is decided here. */
  game: Game;
  creator: string;
  cover: string | null;
  /** Folder of the bundle of the engine that plays it. */
  engine: string;
  /** Null for an export that plays by itself. */
  online: (ExportedWay & { sockets: readonly string[] }) | null;
}

/** Where pictures and sounds come from. */
export interface ExportSources {
  files: Pick<Services['files'], 'read'>;
  images: Services['images'];
}

/** The zip of a game that plays from any folder of any site, or from a disk. */
export async function buildExport(services: ExportSources, plan: ExportPlan): Promise<Uint8Array> {
  const { game, creator } = plan;
  const files: ExportFiles = new Map();
  const icon = await addIcon(services, files, plan);
  const assets = await readAssets(services, game);
  for (const [file, bytes] of assets) addFile(files, `assets/${file}`, bytes);
  addFile(files, 'disk.js', writeScript('playloomFiles', encodeAll(assets)));
  addFile(files, 'game.js', writeScript('playloomGame', describeGame(files, plan)));
  const { title, description } = game.settings;
  addFile(files, 'index.html', writeIndexPage({ title, description, icon, outside: listOutside(plan) }));
  addFile(files, 'CREDITS.txt', writeCredits(game, creator));
  addFile(files, 'LICENSE.txt', await readFile(join(projectRoot, 'LICENSE')));
  const bundle = join(plan.engine, 'export');
  for (const file of ['playloom.js', 'playloom.css'])
    addFile(files, file, await readFile(join(bundle, file)));
  addFile(files, 'LIBRARIES.md', await readFile(join(bundle, 'libraries.md')));
  return zipFiles(files);
}

function describeGame(files: ExportFiles, { game, online }: ExportPlan): ExportedGame {
  const panels = Object.entries(game.data.ui).map(([name, { htmlData }], index) => {
    // Names of panels are a creator's words, and no names for files.
    const path = `panels/${index + 1}.html`;
    addFile(files, path, panelPage(PANEL_POLICY + htmlData));
    return [name, path];
  });
  if (online === null) return { game, online, panels: Object.fromEntries(panels) };
  const { server, files: filesUrl, gameId, release, key } = online;
  return {
    game: projectGame(game),
    online: { server, files: filesUrl, gameId, release, key },
    panels: Object.fromEntries(panels),
  };
}

async function addIcon(
  { files: store, images }: ExportSources,
  files: ExportFiles,
  { cover }: ExportPlan,
): Promise<string> {
  const bytes = cover === null ? null : await store.read(cover);
  if (bytes !== null) addFile(files, 'icon.webp', await images.toSquare(bytes, ICON_SIDE));
  else addFile(files, 'icon.png', await readFile(join(projectRoot, `apps/web/public/icon-${ICON_SIDE}.png`)));
  return bytes === null ? 'icon.png' : 'icon.webp';
}

async function readAssets({ files: store }: ExportSources, game: Game): Promise<Map<string, Uint8Array>> {
  const names = [...new Set(Object.values(game.assets).map(({ file }) => file))].toSorted();
  const assets = new Map<string, Uint8Array>();
  let total = 0;
  for (const name of names) {
    const bytes = await store.read(name);
    if (bytes === null) throw ExportFileMissing();
    total += bytes.length;
    if (total > ASSET_BYTES_MAX) throw ExportTooLarge();
    assets.set(name, bytes);
  }
  return assets;
}

function encodeAll(assets: ReadonlyMap<string, Uint8Array>): Record<string, string> {
  return Object.fromEntries(
    [...assets].map(([file, bytes]) => [file, Buffer.from(bytes).toString('base64')]),
  );
}

/** A script, because a page on a disk may load one, and nothing else. */
function writeScript(name: string, data: unknown): string {
  return `globalThis.${name} = ${JSON.stringify(data)};\n`;
}

function listOutside({ online }: ExportPlan): { connect: readonly string[]; files: readonly string[] } {
  if (online === null) return { connect: [], files: [] };
  const { server, sockets, files } = online;
  return { connect: [server, ...sockets], files: [new URL(files).origin] };
}
