import path from 'node:path';
import { stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { writeBackup, type BackupOptions } from '../backup/writeBackup.ts';
import { checkObjectStore } from '../object-store/checkObjectStore.ts';
import { LOCAL } from '../object-store/createFolderStore.ts';
import { openObjectStore } from '../object-store/openObjectStore.ts';
import { systemClock } from '../process/clock.ts';
import { CommandError } from '../process/CommandError.ts';
import { runCliCommand, withDatabaseUrl } from './runCliCommand.ts';
import { toUsageError, UsageError } from './UsageError.ts';

const MEGABYTE = 1024 ** 2;

/**
 * `npm run backup -- [folder]`: a consistent copy of the database, files, and secrets. Works while the server
 * runs.
 */
process.exitCode = await runCliCommand(async ({ config, log, args, print }) => {
  const { folder, ...options } = parseOptions(args);
  const now = systemClock.now();
  const name = `playloom-backup-${now.toISOString().slice(0, 19).replaceAll(':', '')}`;
  const target = path.resolve(folder ?? name);
  if (await stat(target).catch(() => null))
    throw new CommandError(`${target} already exists. Choose a new folder.`);
  const objects = openObjectStore(config);
  if (config.filesUrl !== undefined) await checkObjectStore(objects, { writes: false });
  const report = await withDatabaseUrl({ config, log }, (databaseUrl) =>
    writeBackup({ databaseUrl, dataDir: config.dataDir, objects }, target, now, options),
  );
  print(
    `Created ${target}: ${report.rows} rows from ${report.tables} tables and ${report.files} files, ${(report.bytes / MEGABYTE).toFixed(1)} MB.`,
  );
  if (!report.hasSecretKey)
    print('It does not contain SECRET_KEY. Keep that key too: the backup can be restored only with it.');
  if (options.withoutFiles)
    print(
      `Files and engines are not in the backup. They are only in ${objects.location === LOCAL ? config.dataDir : objects.location}.`,
    );
  print('The backup contains email addresses and secrets. Store it where only you can read it.');
});

function parseOptions(args: string[]): BackupOptions & { folder: string | undefined } {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'without-files': { type: 'boolean', default: false },
        'skip-missing': { type: 'boolean', default: false },
      },
    });
    const [folder, extra] = positionals;
    if (extra !== undefined) throw new UsageError('backup', `Unexpected argument ${extra}.`);
    return { folder, withoutFiles: values['without-files'], skipsMissing: values['skip-missing'] };
  } catch (error) {
    throw toUsageError('backup', error);
  }
}
