import { parseArgs } from 'node:util';
import { formatNumber } from '@playloom/api-contract';
import { CommandError } from '../process/CommandError.ts';
import { prepareDataDir } from '../process/prepareDataDir.ts';
import { readSecretKeys } from '../process/readSecretKeys.ts';
import { migrateDatabase } from '../jobs/migrateDatabase.ts';
import { checkSecretKey, hasKey } from '../secrets/checkSecretKey.ts';
import { encryptRowsAgain } from '../secrets/encryptRowsAgain.ts';
import { openSecrets } from '../secrets/openSecrets.ts';
import { deleteSiteSecrets, readFingerprint } from '../secrets/siteSecretQueries.ts';
import { openDatabase } from '../storage/openDatabase.ts';
import { runCliCommand, withDatabaseUrl, type CommandContext } from './runCliCommand.ts';
import { toUsageError } from './UsageError.ts';

/**
 * `npm run secrets`: checks SECRET_KEY and tells whether SECRET_KEY_OLD is still needed. Works while the server runs.
 */
process.exitCode = await runCliCommand(async (context) => {
  const isKeyLost = parseOptions(context.args);
  await withDatabaseUrl(context, (url) =>
    isKeyLost ? replaceLostKey(context, url) : finishRotation(context, url),
  );
});

async function finishRotation({ config, log, print }: CommandContext, url: string): Promise<void> {
  await checkSecretKey(config, url);
  await prepareDataDir(config.dataDir);
  await migrateDatabase(url);
  const secrets = await openSecrets(config, url, log);
  const { db, close } = openDatabase(url, log);
  try {
    const { renewed, unreadable } = await encryptRowsAgain({ db, secrets });
    print('The key of this site is right.');
    if (renewed > 0) print(`Rows encrypted again with the newest key: ${formatNumber(renewed)}.`);
    if (unreadable > 0) print(`Rows that no key of this site can decrypt: ${formatNumber(unreadable)}.`);
    if (config.secretKeyOld !== undefined)
      print('No stored data needs SECRET_KEY_OLD. Remove it when every process has the new SECRET_KEY.');
  } finally {
    await close();
  }
}

async function replaceLostKey({ config, log, print }: CommandContext, url: string): Promise<void> {
  const fingerprint = await readFingerprint(url);
  if (fingerprint === null || hasKey(await readSecretKeys(config), fingerprint))
    throw new CommandError('The key of this site is not lost. Nothing has changed.');
  const { db, close } = openDatabase(url, log);
  try {
    await deleteSiteSecrets(db);
  } finally {
    await close();
  }
  print('The next start uses another key. What the lost key encrypted cannot be read anymore:');
  print('- Users log in with a recovery code. For staff: npm run operator -- <username> --reset-two-factor');
  print('- Creators enter their payout method again.');
  print('- Browsers subscribe to push again. Online exports have to be exported again.');
}

function parseOptions(args: string[]): boolean {
  try {
    const { values } = parseArgs({
      args,
      options: { 'replace-lost-key': { type: 'boolean', default: false } },
    });
    return values['replace-lost-key'];
  } catch (error) {
    throw toUsageError('secrets', error);
  }
}
