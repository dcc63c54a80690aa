import path from 'node:path';
import { checkBackup, restoreBackup } from '../backup/restoreBackup.ts';
import { prepareDataDir } from '../process/prepareDataDir.ts';
import { CommandRefused } from './CommandRefused.ts';
import { runCommand, useDatabase } from './runCommand.ts';

/** `npm run restore -- <folder>`: into an empty database and a fresh DATA_DIR. */
process.exitCode = await runCommand(async ({ config, log, args, say }) => {
  const [given] = args;
  if (given === undefined) throw new CommandRefused('Say which backup: npm run restore -- <folder>.');
  const folder = path.resolve(given);
  const manifest = await checkBackup(folder, config.dataDir);
  await prepareDataDir(config.dataDir);
  await useDatabase({ config, log }, (databaseUrl) =>
    restoreBackup(folder, manifest, { databaseUrl, dataDir: config.dataDir }),
  );
  say(`The backup of ${manifest.createdAt} is restored. npm start goes on from there.`);
});
