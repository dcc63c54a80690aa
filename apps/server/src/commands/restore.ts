import path from 'node:path';
import { checkBackup, restoreBackup } from '../backup/restoreBackup.ts';
import { checkObjectStore } from '../object-store/checkObjectStore.ts';
import { openObjectStore } from '../object-store/openObjectStore.ts';
import { prepareDataDir } from '../process/prepareDataDir.ts';
import { readPositionals } from './readPositionals.ts';
import { runCliCommand, withDatabaseUrl } from './runCliCommand.ts';
import { UsageError } from './UsageError.ts';

/** `npm run restore -- <folder>`: restores a backup into an empty database and a fresh DATA_DIR. */
process.exitCode = await runCliCommand(async ({ config, log, args, print }) => {
  const [given] = readPositionals('restore', args, 1);
  if (given === undefined) throw new UsageError('restore', 'Missing <folder>.');
  const folder = path.resolve(given);
  const manifest = await checkBackup(folder, config);
  await prepareDataDir(config.dataDir);
  const objects = openObjectStore(config);
  if (config.filesUrl !== undefined) await checkObjectStore(objects, { writes: true });
  await withDatabaseUrl({ config, log }, (databaseUrl) =>
    restoreBackup(folder, manifest, { databaseUrl, dataDir: config.dataDir, objects }),
  );
  print(`Restored the backup from ${manifest.createdAt}. Run npm start to use it.`);
  if (manifest.filesLeftIn !== undefined)
    print(`The backup has no files and no engines. They must still be in ${manifest.filesLeftIn}.`);
});
