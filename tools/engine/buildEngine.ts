import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { build, type Manifest, type Plugin } from 'vite';
import { compressFiles } from '../run/compressFiles.mjs';
import { buildExportPage } from './buildExportPage.ts';
import { createAsciiPlugin } from './createAsciiPlugin.ts';
import {
  createReadPhysicsPlugin,
  createSplitPhysicsPlugin,
  findPhysicsWasm,
} from './createSplitPhysicsPlugin.ts';

interface EngineBuild {
  /** Root of the checkout. */
  readonly root: string;
  /** Output folder; its previous content is removed. */
  readonly folder: string;
  /** Overrides the engine version, for tests that need two versions. */
  readonly version?: string;
}

const VERSION_FILE = 'packages/engine/src/engineVersion.ts';
const VERSION = /ENGINE_VERSION = '([\d.]+)'/;
/** Loaded by the client when a game starts, unless it is in 3D. */
const DRAWING_ENTRY = 'renderer/src/two-d/index.ts';
const PROTOCOL_FILE = 'packages/protocol/src/wire/limits.ts';
const PROTOCOL = /PROTOCOL_VERSION = (\d+)/;
const PHYSICS_FILE = 'physics.wasm';

/**
 * Builds all parts of an engine version: the client for browsers, the worker for rooms (with engine, scripts, protocol
 * and wasm), and the page of exported games. `engine.json` describes the bundle, which runs without the sources.
 */
async function buildEngine({ root, folder, version = readSource(root, VERSION_FILE, VERSION) }: EngineBuild) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const plugins = [replaceVersion(version)];
  await buildWorker(root, join(folder, 'room'), plugins);
  const client = await buildClient(root, join(folder, 'client'), plugins);
  await buildExportPage(root, join(folder, 'export'), plugins);
  const protocol = Number(readSource(root, PROTOCOL_FILE, PROTOCOL));
  const about = { version, protocol, showsCurrent: true, hash: hashFolder(folder), ...client };
  writeFileSync(join(folder, 'engine.json'), `${JSON.stringify(about, null, 2)}\n`);
  // After the hash, which names the bundle by what it does and not by how it is compressed.
  await compressFiles(join(folder, 'client'), join(root, 'node_modules/.cache/compressed/engine'));
  return about;
}

async function buildWorker(root: string, outDir: string, plugins: Plugin[]): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [...plugins, createReadPhysicsPlugin(root, PHYSICS_FILE), createAsciiPlugin()],
    // Bundles all dependencies, because the bundle must still run when the installed packages have changed.
    ssr: { noExternal: true },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'node24',
      ssr: join(root, 'apps/server/src/rooms-process/simulation/roomWorkerMain.ts'),
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'roomWorkerMain.js', codeSplitting: false } },
    },
  });
  const { resolve } = createRequire(join(root, 'packages/scripting/package.json'));
  copyFileSync(resolve('@jitl/quickjs-wasmfile-release-sync/wasm'), join(outDir, 'quickjs.wasm'));
  copyFileSync(findPhysicsWasm(root), join(outDir, PHYSICS_FILE));
}

/**
 * Builds the client. Returns the style sheets and scripts that a page has to load, and the files that these import until
 * a game in 2D is drawn, as paths in the bundle.
 */
async function buildClient(
  root: string,
  outDir: string,
  plugins: Plugin[],
): Promise<{ styles: string[]; scripts: string[]; preloads: string[] }> {
  const client = join(root, 'packages/game-client');
  await build({
    root: client,
    configFile: join(client, 'vite.config.ts'),
    logLevel: 'warn',
    // Relative, because the URL contains the hash of the build, which is not known yet.
    base: './',
    plugins: [...plugins, createSplitPhysicsPlugin(root)],
    build: { outDir, emptyOutDir: true, manifest: 'manifest.json' },
  });
  const manifest = JSON.parse(readFileSync(join(outDir, 'manifest.json'), 'utf8')) as Manifest;
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error('The build of the client has no entry.');
  const styles = new Set<string>();
  for (const chunk of listChunks(manifest, entry)) for (const file of chunk.css ?? []) styles.add(file);
  const drawing = Object.entries(manifest).find(([name]) => name.endsWith(DRAWING_ENTRY))?.[1];
  if (drawing === undefined) throw new Error('The build of the client has no 2D renderer.');
  const imported = new Set([...listChunks(manifest, entry), ...listChunks(manifest, drawing)]);
  imported.delete(entry);
  const address = (file: string): string => `client/${file}`;
  return {
    styles: [...styles].map(address),
    scripts: [address(entry.file)],
    preloads: [...imported].map(({ file }) => address(file)),
  };
}

/** Lists the entry and all its static imports. Dynamic imports load their own styles. */
function listChunks(manifest: Manifest, entry: Manifest[string]): Manifest[string][] {
  const found = new Set([entry]);
  for (const chunk of found) {
    for (const name of chunk.imports ?? []) {
      const imported = manifest[name];
      if (imported) found.add(imported);
    }
  }
  return [...found];
}

function replaceVersion(version: string): Plugin {
  return {
    name: 'playloom-engine-version',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith(VERSION_FILE)
        ? { code: code.replace(VERSION, `ENGINE_VERSION = '${version}'`), map: null }
        : null,
  };
}

function readSource(root: string, file: string, pattern: RegExp): string {
  const found = pattern.exec(readFileSync(join(root, file), 'utf8'))?.[1];
  if (found === undefined) throw new Error(`${file} has unexpected content.`);
  return found;
}

function hashFolder(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files)
    hash
      .update(`${relative(folder, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex').slice(0, 12);
}

if (import.meta.main) {
  const [folder, version] = process.argv.slice(2);
  if (folder === undefined) throw new Error('Usage: node tools/engine/buildEngine.ts <folder> [version]');
  const about = await buildEngine({ root: process.cwd(), folder, ...(version ? { version } : {}) });
  console.log(`Engine ${about.version} (${about.hash})`);
}
