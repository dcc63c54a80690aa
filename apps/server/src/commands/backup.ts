import path from 'node:path';
import { stat } from 'node:fs/promises';
import { writeBackup } from '../backup/writeBackup.ts';
import { systemClock } from '../process/clock.ts';
import { CommandError } from '../process/CommandError.ts';
import { readPositionals } from './readPositionals.ts';
import { runCliCommand, withDatabaseUrl } from './runCliCommand.ts';

const MEGABYTE = 1024 ** 2;

/**
 * `npm run backup -- [folder]`: a consistent copy of the database, files, and secrets. Works while the server
 * runs.
 */
process.exitCode = await runCliCommand(async ({ config, log, args, print }) => {
  const [folder] = readPositionals('backup', args, 1);
  const now = systemClock.now();
  const name = `playloom-backup-${now.toISOString().slice(0, 19).replaceAll(':', '')}`;
  const target = path.resolve(folder ?? name);
  if (await stat(target).catch(() => null))
    throw new CommandError(`${target} already exists. Choose a new folder.`);
  const report = await withDatabaseUrl({ config, log }, (databaseUrl) =>
    writeBackup({ databaseUrl, dataDir: config.dataDir }, target, now),
  );
  print(
    `Created ${target}: ${report.rows} rows from ${report.tables} tables and ${report.files} files, ${(report.bytes / MEGABYTE).toFixed(1)} MB.`,
  );
  if (!report.hasSecretKey)
    print('It does not contain SECRET_KEY. Keep that key too: the backup can be restored only with it.');
  print('The backup contains email addresses and secrets. Store it where only you can read it.');
});
