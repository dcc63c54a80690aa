import path from 'node:path';
import { checkBackup, restoreBackup } from '../backup/restoreBackup.ts';
import { prepareDataDir } from '../process/prepareDataDir.ts';
import { CommandError } from './CommandError.ts';
import { runCliCommand, useDatabase } from './runCliCommand.ts';

/** `npm run restore -- <folder>`: restores a backup into an empty database and a fresh DATA_DIR. */
process.exitCode = await runCliCommand(async ({ config, log, args, print }) => {
  const [given] = args;
  if (given === undefined) throw new CommandError('Usage: npm run restore -- <folder>');
  const folder = path.resolve(given);
  const manifest = await checkBackup(folder, config.dataDir);
  await prepareDataDir(config.dataDir);
  await useDatabase({ config, log }, (databaseUrl) =>
    restoreBackup(folder, manifest, { databaseUrl, dataDir: config.dataDir }),
  );
  print(`Restored the backup from ${manifest.createdAt}. Run npm start to use it.`);
});
