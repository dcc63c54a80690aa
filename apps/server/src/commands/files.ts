import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatNumber } from '@playloom/api-contract';
import { checkFiles } from '../file-moves/checkFiles.ts';
import { moveFiles, MoveStopped, type MoveReport } from '../file-moves/moveFiles.ts';
import { migrateDatabase } from '../jobs/migrateDatabase.ts';
import { checkObjectStore } from '../object-store/checkObjectStore.ts';
import { createFolderStore, LOCAL } from '../object-store/createFolderStore.ts';
import { createS3Store } from '../object-store/createS3Store.ts';
import type { ObjectStore } from '../object-store/ObjectStore.ts';
import { openObjectStore } from '../object-store/openObjectStore.ts';
import { CommandError } from '../process/CommandError.ts';
import type { Config } from '../process/config.ts';
import { exitCodes } from '../process/exitCodes.ts';
import { readFilesUrl } from '../process/filesUrl.ts';
import { StartFailure } from '../process/StartFailure.ts';
import { openDatabase, type Db } from '../storage/openDatabase.ts';
import { runCliCommand, withDatabaseUrl, type CommandContext } from './runCliCommand.ts';
import { toUsageError, UsageError } from './UsageError.ts';

const MEGABYTE = 1024 ** 2;
const PRINT_EVERY = 100;
/** Takes the address from the environment, so that its secret is not in the list of processes. */
const FROM_ENVIRONMENT = 'FILES_URL';

interface FilesOptions {
  action: 'move' | 'check';
  from: string;
  to: string;
  skipsMissing: boolean;
}

/**
 * `npm run files -- move --from local --to FILES_URL`: copies all files to another store. `npm run files -- check` looks
 * for missing ones. Both work while the server runs.
 */
process.exitCode = await runCliCommand(async (context) => {
  const options = parseOptions(context.args);
  await withDatabaseUrl(context, async (url) => {
    await migrateDatabase(url);
    const { db, close } = openDatabase(url, context.log);
    try {
      await (options.action === 'check' ? check(context, db) : move(context, db, options));
    } finally {
      await close();
    }
  });
});

async function check({ config, print }: CommandContext, db: Db): Promise<void> {
  const objects = openObjectStore(config);
  const { found, bytes, missing, unknown } = await checkFiles({ db, objects });
  print(`${objects.location}: ${formatNumber(found)} files, ${(bytes / MEGABYTE).toFixed(1)} MB.`);
  print(`${formatNumber(unknown.length)} unknown files, which nothing uses.`);
  if (missing.length > 0)
    throw new CommandError(`${missing.length} files are missing or damaged, such as ${missing[0]}.`);
  print('No files are missing.');
}

async function move({ config, print }: CommandContext, db: Db, options: FilesOptions): Promise<void> {
  const [from, to] = [openStore(config, '--from', options.from), openStore(config, '--to', options.to)];
  for (const store of [from, to])
    if (store.location !== LOCAL) await checkObjectStore(store, { writes: store === to });
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
  try {
    const report = await moveFiles({
      db,
      from,
      to,
      enginesDir: join(config.dataDir, 'engines'),
      skipsMissing: options.skipsMissing,
      signal: stop.signal,
      onProgress: (progress) => {
        if ((progress.copied + progress.skipped) % PRINT_EVERY === 0) print(describe(progress));
      },
    });
    print(describe(report));
    if (report.missing.length > 0) print(`${report.missing.length} missing files were left behind.`);
  } catch (error) {
    if (!(error instanceof MoveStopped)) throw error;
    throw new StartFailure('Stopped. Run the same command again to continue.', exitCodes.forcedStop);
  }
  const setting = to.location === LOCAL ? 'without FILES_URL' : `with FILES_URL of ${to.location}`;
  print(`Everything is in ${to.location}. Restart every process ${setting}.`);
  print('Then run this command once more, to copy what was uploaded until the restart.');
}

function describe({ copied, skipped, bytes }: MoveReport): string {
  return `${formatNumber(copied)} files copied (${(bytes / MEGABYTE).toFixed(1)} MB), ${formatNumber(skipped)} already there`;
}

function openStore(config: Config, option: string, value: string): ObjectStore {
  if (value === LOCAL) return createFolderStore(config.dataDir);
  if (value !== FROM_ENVIRONMENT) return createS3Store(readFilesUrl(option, value));
  if (config.filesUrl === undefined)
    throw new UsageError('files', `${option} FILES_URL needs the environment variable FILES_URL.`);
  return createS3Store(config.filesUrl);
}

function parseOptions(args: string[]): FilesOptions {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        from: { type: 'string' },
        to: { type: 'string' },
        'skip-missing': { type: 'boolean', default: false },
      },
    });
    const [action, extra] = positionals;
    if (extra !== undefined) throw new UsageError('files', `Unexpected argument ${extra}.`);
    if (action !== 'move' && action !== 'check') throw new UsageError('files', 'Use move or check.');
    const { from = '', to = '' } = values;
    if (action === 'move' && (from === '' || to === ''))
      throw new UsageError('files', 'A move needs --from and --to.');
    return { action, from, to, skipsMissing: values['skip-missing'] };
  } catch (error) {
    throw toUsageError('files', error);
  }
}
