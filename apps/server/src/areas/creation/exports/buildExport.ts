import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExportConnection } from '@playloom/api-contract';
import { projectRoot } from '../../../process/projectRoot.ts';
import { createConcurrencyLimiter, type ConcurrencyLimits } from '../../../files/createConcurrencyLimiter.ts';
import { ServiceUnavailable } from '../../../http/errors.ts';
import { ExportFileMissing, ExportTooLarge } from './exportErrors.ts';
import type { FileStore } from '../../../files/FileStore.ts';
import type { ImageConverter } from '../../../files/ImageConverter.ts';
import { renderPanelPage } from '../panels/renderPanelPage.ts';
import type { ExportParts } from '../documents/createExportParts.ts';
import { addExportFile, type ExportFiles } from './ExportFiles.ts';
import { renderCredits } from './renderCredits.ts';
import { renderIndexPage } from './renderIndexPage.ts';
import { zipFiles } from './zipFiles.ts';

/** Limit for images and sounds. Each of them is in the export twice, and portals accept 250 MB in total. */
const EXPORT_ASSET_BYTES_MAX = 64 * 1024 * 1024;

/** Few exports run at once, because each holds its images and sounds in memory and keeps a core busy while packing. */
const TURNS: ConcurrencyLimits = { maxConcurrent: 2, maxQueued: 32 };
const turns = createConcurrencyLimiter(TURNS);

const ICON_SIDE = 192;
const LIBRARIES = 'libraries.md';
/** A panel can show only its own content: its frame has its own origin and cannot navigate. */
const PANEL_POLICY = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:; form-action 'none'; base-uri 'none'">`;

/** JSON texts by field name. */
type JsonFields = Readonly<Record<string, string>>;

/** A document and its name in its world. The name is empty when it does not belong to a world. */
export interface ExportMapPlan {
  map: string;
  game: ExportParts;
}

/**
 * Everything needed to build an export. Contains the whole document; `buildExport` decides which parts of it an online
 * export gets.
 */
export interface ExportPlan extends ExportMapPlan {
  id: string;
  /** The maps that players can travel to. Empty for an online export. */
  maps: readonly ExportMapPlan[];
  creator: string;
  cover: string | null;
  /** Folder with the engine bundle that runs the game. */
  engine: string;
  /** Null for an offline export. */
  online: (ExportConnection & { sockets: readonly string[] }) | null;
}

/** Where images and sounds are read from. */
interface ExportSources {
  files: Pick<FileStore, 'read'>;
  images: ImageConverter;
}

/** Builds the zip of a game that runs from any folder of any site, or from a disk. */
export async function buildExport(services: ExportSources, plan: ExportPlan): Promise<Uint8Array> {
  const turn = turns.run(() => buildInTurn(services, plan));
  if (turn === null) throw ServiceUnavailable();
  return turn;
}

async function buildInTurn(services: ExportSources, plan: ExportPlan): Promise<Uint8Array> {
  const { game, creator } = plan;
  const files: ExportFiles = new Map();
  const icon = await addIcon(services, files, plan);
  const assets = await readAssets(services, [game, ...plan.maps.map((map) => map.game)]);
  for (const [file, bytes] of assets) addExportFile(files, `assets/${file}`, bytes);
  addExportFile(files, 'game.js', writeScript('playloomGame', describeGame(files, plan)));
  const { title, description } = game;
  addExportFile(
    files,
    'index.html',
    renderIndexPage({ title, description, icon, outside: listOutside(plan) }),
  );
  addExportFile(files, 'CREDITS.txt', renderCredits([game, ...plan.maps.map((map) => map.game)], creator));
  addExportFile(files, 'LICENSE.txt', await readFile(join(projectRoot, 'LICENSE')));
  await addBundle(files, join(plan.engine, 'export'));
  return zipFiles(files, [...assets.keys()]);
}

/** Adds all files of the bundle, because older engines have other files. */
async function addBundle(files: ExportFiles, bundle: string): Promise<void> {
  for (const file of (await readdir(bundle)).toSorted())
    addExportFile(files, file === LIBRARIES ? 'LIBRARIES.md' : file, await readFile(join(bundle, file)));
}

/** Returns the fields of `ExportedGame`, each as JSON. */
function describeGame(files: ExportFiles, { id, online, maps, ...plan }: ExportPlan): JsonFields {
  const first = { id: JSON.stringify(id), ...describeMap(files, plan, 'panels') };
  if (online === null) {
    const paths = JSON.stringify(addMaps(files, maps));
    return { ...first, online: 'null', maps: paths };
  }
  const { server, files: filesUrl, gameId, release, key } = online;
  const way: ExportConnection = { server, files: filesUrl, gameId, release, key };
  return { ...first, game: plan.game.projection, online: JSON.stringify(way), maps: '{}' };
}

/** Adds each map as a separate script that is loaded on demand, because most players never travel. */
function addMaps(files: ExportFiles, maps: readonly ExportMapPlan[]): Record<string, string> {
  const paths = maps.map((plan, index) => {
    const folder = `maps/${index + 1}`;
    addExportFile(files, `${folder}/map.js`, writeScript('playloomMap', describeMap(files, plan, folder)));
    return [plan.map, `${folder}/map.js`];
  });
  return Object.fromEntries(paths) as Record<string, string>;
}

/** Returns the fields of `ExportedMap`, each as JSON. */
function describeMap(files: ExportFiles, { map, game }: ExportMapPlan, folder: string): JsonFields {
  const panels = game.panels.map(([name, html], index) => {
    // Panel names are free text and cannot be used as file names.
    const path = `${folder}/${index + 1}.html`;
    addExportFile(files, path, renderPanelPage(PANEL_POLICY + html));
    return [name, path];
  });
  return {
    map: JSON.stringify(map),
    game: game.document,
    panels: JSON.stringify(Object.fromEntries(panels)),
  };
}

async function addIcon(
  { files: store, images }: ExportSources,
  files: ExportFiles,
  { cover }: ExportPlan,
): Promise<string> {
  const bytes = cover === null ? null : await store.read(cover);
  if (bytes !== null) addExportFile(files, 'icon.webp', await images.toSquare(bytes, ICON_SIDE));
  else
    addExportFile(
      files,
      'icon.png',
      await readFile(join(projectRoot, `apps/web/public/icon-${ICON_SIDE}.png`)),
    );
  return bytes === null ? 'icon.png' : 'icon.webp';
}

async function readAssets(
  { files: store }: ExportSources,
  games: readonly ExportParts[],
): Promise<Map<string, Uint8Array>> {
  const used = games.flatMap(({ assets }) => assets.map(({ file }) => file));
  const names = [...new Set(used)].toSorted();
  const assets = new Map<string, Uint8Array>();
  let total = 0;
  for (const name of names) {
    const bytes = await store.read(name);
    if (bytes === null) throw ExportFileMissing();
    total += bytes.length;
    if (total > EXPORT_ASSET_BYTES_MAX) throw ExportTooLarge();
    assets.set(name, bytes);
  }
  return assets;
}

/**
 * Writes a script instead of a JSON file, because a page opened from a disk can load scripts but no other files. The
 * fields are already JSON and are not serialized again.
 */
function writeScript(name: string, fields: JsonFields): string {
  const written = Object.entries(fields).map(([field, json]) => `"${field}":${json}`);
  return `globalThis.${name} = {${written.join(',')}};\n`;
}

function listOutside({ online }: ExportPlan): { connect: readonly string[]; files: readonly string[] } {
  if (online === null) return { connect: [], files: [] };
  const { server, sockets, files } = online;
  return { connect: [server, ...sockets], files: [new URL(files).origin] };
}
