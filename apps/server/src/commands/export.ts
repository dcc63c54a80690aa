import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createFileStore } from '../files/createFileStore.ts';
import { createImageConverter } from '../files/createImageConverter.ts';
import { BUILT_ENGINE, installEngine } from '../engines/installEngine.ts';
import { ApiProblem } from '../http/errors.ts';
import { createDocumentThreads } from '../platform/documents/createDocumentThreads.ts';
import { exportRelease } from '../platform/exports/exportGame.ts';
import { readSecrets } from '../process/readSecrets.ts';
import { findGameBySlug } from '../storage/gameQueries.ts';
import { migrateDatabase } from '../storage/migrate.ts';
import { openDatabase } from '../storage/openDatabase.ts';
import { CommandRefused } from './CommandRefused.ts';
import { runCommand, useDatabase, type CommandContext } from './runCommand.ts';

const USAGE =
  'Say which game: npm run export -- <slug> [--online <server>] [--out <file>]. Without --online it plays by itself.';
const MEGABYTE = 1024 ** 2;

interface Wish {
  slug: string;
  /** Where the rooms are; null plays by itself. */
  server: string | null;
  out: string;
}

/** `npm run export -- arena`: the published game as a zip for any site, also while the server runs. */
process.exitCode = await runCommand(async (context) => {
  const wish = readWish(context.args);
  const bytes = await useDatabase(context, (url) => makeZip(context, url, wish));
  await writeFile(wish.out, bytes);
  context.say(`${wish.out}: ${(bytes.length / MEGABYTE).toFixed(2)} MB. Unpack it, then open index.html.`);
});

async function makeZip(
  { config, log }: CommandContext,
  databaseUrl: string,
  { slug, server }: Wish,
): Promise<Uint8Array> {
  await migrateDatabase(databaseUrl);
  await installEngine(BUILT_ENGINE, path.join(config.dataDir, 'engines'), log);
  const { db, close } = openDatabase(databaseUrl, log);
  const documents = createDocumentThreads();
  try {
    const game = await findGameBySlug(db, slug);
    if (!game) throw new CommandRefused(`There is no published game ${slug} here.`);
    const files = createFileStore(path.join(config.dataDir, 'files'));
    const secrets = await readSecrets(config.dataDir);
    const services = { config, db, documents, secrets, files, images: createImageConverter() };
    return await exportRelease(services, game, server === null ? null : { ...config, publicUrl: server });
  } catch (error) {
    throw error instanceof ApiProblem ? new CommandRefused(error.message) : error;
  } finally {
    await documents.close();
    await close();
  }
}

function readWish(args: string[]): Wish {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { online: { type: 'string' }, out: { type: 'string' } },
    });
    const [slug] = positionals;
    if (!slug || positionals.length > 1) throw new CommandRefused(USAGE);
    const server = values.online === undefined ? null : new URL(values.online).origin;
    if (server !== null && !server.startsWith('http')) throw new CommandRefused(USAGE);
    return { slug, server, out: path.resolve(values.out ?? `${slug}.zip`) };
  } catch {
    throw new CommandRefused(USAGE);
  }
}
