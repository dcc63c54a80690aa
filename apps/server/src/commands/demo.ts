import { formatNumber } from '@playloom/api-contract';
import { systemClock } from '../process/clock.ts';
import { DEMO_PASSWORD, seedDemo } from '../demo/seedDemo.ts';
import { createFileStore } from '../files/createFileStore.ts';
import { claimFileLocation } from '../files/fileLocation.ts';
import { checkObjectStore } from '../object-store/checkObjectStore.ts';
import { openObjectStore } from '../object-store/openObjectStore.ts';
import { createImageConverter } from '../files/createImageConverter.ts';
import { checkSecretKey } from '../secrets/checkSecretKey.ts';
import { openSecrets } from '../secrets/openSecrets.ts';
import { createPasswordHasher } from '../areas/identity/credentials/createPasswordHasher.ts';
import { readEngineVersion } from '../engines/readEngineVersion.ts';
import { prepareDataDir } from '../process/prepareDataDir.ts';
import { migrateDatabase } from '../jobs/migrateDatabase.ts';
import { openDatabase } from '../storage/openDatabase.ts';
import { readPositionals } from './readPositionals.ts';
import { runCliCommand, withDatabaseUrl } from './runCliCommand.ts';
import { UsageError } from './UsageError.ts';

const DEFAULT_SEED = 7;

/**
 * `npm run demo -- [seed]`: fills the site with users, games and chat. The same seed always gives the same
 * data.
 */
process.exitCode = await runCliCommand(async ({ config, log, args, print }) => {
  const [given = String(DEFAULT_SEED)] = readPositionals('demo', args, 1);
  const seed = Number(given);
  if (!Number.isSafeInteger(seed)) throw new UsageError('demo', 'The seed must be a whole number.');
  await prepareDataDir(config.dataDir);
  await withDatabaseUrl({ config, log }, async (url) => {
    await checkSecretKey(config, url);
    await migrateDatabase(url);
    const { db, close } = openDatabase(url, log);
    try {
      const objects = openObjectStore(config);
      if (config.filesUrl !== undefined) await checkObjectStore(objects, { writes: true });
      await claimFileLocation({ db, objects });
      const files = createFileStore(objects);
      const engineVersion = readEngineVersion();
      const images = createImageConverter();
      const passwords = createPasswordHasher();
      const secrets = await openSecrets(config, url, log);
      const site = { db, files, images, clock: systemClock, log, engineVersion, passwords, secrets };
      const plan = await seedDemo(site, seed);
      print(
        `Created ${plan.users.length} users, ${plan.games.length} games, and ${formatNumber(plan.messages.length)} messages.`,
      );
      print(`Log in as ${plan.users[0]?.username} or any other demo user. The password is: ${DEMO_PASSWORD}`);
    } finally {
      await close();
    }
  });
});
