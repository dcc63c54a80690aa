import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createFileStore } from '../files/createFileStore.ts';
import { openEngineBundles } from '../engines/openEngineBundles.ts';
import { openObjectStore } from '../object-store/openObjectStore.ts';
import { createImageConverter } from '../files/createImageConverter.ts';
import { BUILT_ENGINE_FOLDER, installEngine } from '../engines/installEngine.ts';
import { ApiProblem } from '../http/errors.ts';
import { createDocumentThreads } from '../areas/creation/documents/createDocumentThreads.ts';
import { exportRelease } from '../areas/creation/exports/exportGame.ts';
import { checkSecretKey } from '../secrets/checkSecretKey.ts';
import { openSecrets } from '../secrets/openSecrets.ts';
import { findGameBySlug } from '../areas/creation/games/gameQueries.ts';
import { migrateDatabase } from '../jobs/migrateDatabase.ts';
import { openDatabase } from '../storage/openDatabase.ts';
import { CommandError } from '../process/CommandError.ts';
import { runCliCommand, withDatabaseUrl, type CommandContext } from './runCliCommand.ts';
import { toUsageError, UsageError } from './UsageError.ts';

const MEGABYTE = 1024 ** 2;

interface ExportOptions {
  slug: string;
  /** Server that hosts the rooms; null for an offline export. */
  server: string | null;
  out: string;
}

/**
 * `npm run export -- arena`: exports the published game as a zip for any website. Works while the server
 * runs.
 */
process.exitCode = await runCliCommand(async (context) => {
  const exportOptions = parseOptions(context.args);
  const bytes = await withDatabaseUrl(context, (url) => makeZip(context, url, exportOptions));
  await writeFile(exportOptions.out, bytes);
  context.print(
    `Created ${exportOptions.out} (${(bytes.length / MEGABYTE).toFixed(2)} MB). Unzip it and open index.html.`,
  );
});

async function makeZip(
  { config, log }: CommandContext,
  databaseUrl: string,
  { slug, server }: ExportOptions,
): Promise<Uint8Array> {
  await checkSecretKey(config, databaseUrl);
  await migrateDatabase(databaseUrl);
  const objects = openObjectStore(config);
  const bundles = openEngineBundles(config, objects);
  await installEngine(BUILT_ENGINE_FOLDER, bundles.enginesDir, log);
  const { db, close } = openDatabase(databaseUrl, log);
  const documents = createDocumentThreads();
  try {
    const game = await findGameBySlug(db, slug);
    if (!game) throw new CommandError(`No published game with the slug ${slug}.`);
    const files = createFileStore(objects);
    const secrets = await openSecrets(config, databaseUrl, log);
    const services = { config, db, documents, secrets, files, bundles, images: createImageConverter() };
    return await exportRelease(services, game, server === null ? null : { ...config, publicUrl: server });
  } catch (error) {
    throw error instanceof ApiProblem ? new CommandError(error.message) : error;
  } finally {
    await documents.close();
    await close();
  }
}

function parseOptions(args: string[]): ExportOptions {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { online: { type: 'string' }, out: { type: 'string' } },
    });
    const [slug] = positionals;
    if (slug === undefined) throw new UsageError('export', 'Missing <slug>.');
    if (positionals.length > 1) throw new UsageError('export', `Unexpected argument ${positionals[1]}.`);
    const server = values.online === undefined ? null : readOrigin(values.online);
    return { slug, server, out: path.resolve(values.out ?? `${slug}.zip`) };
  } catch (error) {
    throw toUsageError('export', error);
  }
}

function readOrigin(text: string): string {
  const url = URL.parse(text);
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.origin;
  throw new UsageError('export', `${text} is not a valid address. Use one like https://play.example.com.`);
}
