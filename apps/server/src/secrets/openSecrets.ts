import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import webPush from 'web-push';
import type { Config } from '../process/config.ts';
import {
  computeFingerprint,
  deriveKeySet,
  deriveKeySetOfHmacSecret,
  type KeySet,
} from '../process/deriveKeySet.ts';
import { decryptSecret, encryptSecret, getNewestKeyPrefix } from '../process/encryptSecret.ts';
import { exitCodes } from '../process/exitCodes.ts';
import { readSecretKeys, storeSecretKey } from '../process/readSecretKeys.ts';
import { readVapidKeys } from '../process/readVapidKeys.ts';
import type { Secrets } from '../process/Secrets.ts';
import { StartFailure } from '../process/StartFailure.ts';
import { vapidKeysSchema } from '../process/vapidKeysSchema.ts';
import { acquireTransactionLock } from '../storage/acquireTransactionLock.ts';
import { openDatabase, type Db } from '../storage/openDatabase.ts';
import { requireKnownKey } from './checkSecretKey.ts';
import { FINGERPRINT, readSiteSecrets, writeSiteSecret } from './siteSecretQueries.ts';

const PUSH_KEYS = 'push keys';
const EXPORT_SECRET = 'export secret';
/** Each is followed by the fingerprint of the secret: machines from before SECRET_KEY generated their own. */
const HMAC_SECRET = 'hmac secret ';
const EXPORT_SECRET_BYTES = 32;

/** The decrypted secrets of the site by name. */
type Opened = Map<string, string>;

/**
 * Returns the secrets of the site, and creates those that are missing: the key in DATA_DIR, the rest in the database.
 * If SECRET_KEY has changed, encrypts the secrets of the site again.
 */
export async function openSecrets(config: Config, databaseUrl: string, log: Logger): Promise<Secrets> {
  const { db, close } = openDatabase(databaseUrl, log, 1);
  try {
    return await db.transaction(async (tx) => {
      // Processes that start at the same time wait here, so that all of them use what the first one creates.
      await acquireTransactionLock(tx, 'site secrets');
      return openInTransaction(tx, config, log);
    });
  } finally {
    await close();
  }
}

async function openInTransaction(tx: Db, config: Config, log: Logger): Promise<Secrets> {
  const stored = await readSiteSecrets(tx);
  const keys = await readSecretKeys(config);
  const before = stored.get(FINGERPRINT) ?? null;
  requireKnownKey(before, keys);
  const secretKey = config.secretKey ?? (await storeSecretKey(config.dataDir));
  const derived = [secretKey, ...(keys.old === null || keys.old === secretKey ? [] : [keys.old])];
  const keySets = derived.map(deriveKeySet) as [KeySet, ...KeySet[]];
  const known = decryptAll(keySets, stored);
  const opened = await addMissing(known, config, keys.hmacSecret);
  for (const [name, secret] of opened) {
    const seal = { secrets: { keySets }, purpose: 'site secrets', owner: name } as const;
    const isNewest = stored.get(name)?.startsWith(getNewestKeyPrefix({ keySets }));
    if (!isNewest || known.get(name) !== secret) await writeSiteSecret(tx, name, encryptSecret(seal, secret));
  }
  const [{ fingerprint }] = keySets;
  if (before !== fingerprint) await writeSiteSecret(tx, FINGERPRINT, fingerprint);
  if (before !== null && before !== fingerprint) log.info('the site now uses the new SECRET_KEY');
  const hmacSecrets = [...opened]
    .filter(([name]) => name.startsWith(HMAC_SECRET))
    .map(([, secret]) => secret);
  return {
    keySets: [...keySets, ...hmacSecrets.map(deriveKeySetOfHmacSecret)],
    vapidKeys: vapidKeysSchema.parse(opened.get(PUSH_KEYS)),
    exportSecrets: [opened.get(EXPORT_SECRET) ?? '', ...hmacSecrets],
  };
}

function decryptAll(keySets: Secrets['keySets'], stored: Map<string, string>): Opened {
  const opened: Opened = new Map();
  for (const [name, value] of stored) {
    if (name === FINGERPRINT) continue;
    const secret = decryptSecret({ secrets: { keySets }, purpose: 'site secrets', owner: name }, value);
    if (secret === null)
      throw new StartFailure(
        `The row “${name}” of the table site_secrets is damaged. Restore the database from a backup, or delete the row to create it again.`,
        exitCodes.wrongSecretKey,
      );
    opened.set(name, secret);
  }
  return opened;
}

async function addMissing(known: Opened, config: Config, hmacSecret: string | null): Promise<Opened> {
  const opened = new Map(known);
  const given = config.vapidKeys ?? (known.has(PUSH_KEYS) ? null : await readVapidKeys(config.dataDir));
  if (given !== null || !known.has(PUSH_KEYS)) {
    const { publicKey, privateKey } = given ?? webPush.generateVAPIDKeys();
    opened.set(PUSH_KEYS, `${publicKey}:${privateKey}`);
  }
  if (!known.has(EXPORT_SECRET))
    opened.set(EXPORT_SECRET, randomBytes(EXPORT_SECRET_BYTES).toString('base64url'));
  if (hmacSecret !== null) opened.set(HMAC_SECRET + computeFingerprint(hmacSecret), hmacSecret);
  return opened;
}
