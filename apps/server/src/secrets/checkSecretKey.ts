import type { Config } from '../process/config.ts';
import { computeFingerprint } from '../process/deriveKeySet.ts';
import { exitCodes } from '../process/exitCodes.ts';
import { readSecretKeys, type SecretKeys } from '../process/readSecretKeys.ts';
import { StartFailure } from '../process/StartFailure.ts';
import { readFingerprint } from './siteSecretQueries.ts';

/**
 * Ends the start if the database belongs to a site with another key. Runs before the migration, so that a process with
 * the wrong key writes nothing.
 */
export async function checkSecretKey(config: Config, databaseUrl: string): Promise<void> {
  requireKnownKey(await readFingerprint(databaseUrl), await readSecretKeys(config));
}

export function requireKnownKey(fingerprint: string | null, keys: SecretKeys): void {
  if (fingerprint === null || hasKey(keys, fingerprint)) return;
  const found =
    keys.newest === null && keys.old === null
      ? 'This database belongs to a site whose SECRET_KEY is missing here.'
      : 'This database belongs to a site with another SECRET_KEY.';
  throw new StartFailure(
    `${found} Set SECRET_KEY to the key of that site; if it was generated, it is the secretKey in DATA_DIR/secrets.json of the process that was started first. To change the key, set SECRET_KEY_OLD to it. If it is lost, run: npm run secrets -- --replace-lost-key`,
    exitCodes.wrongSecretKey,
  );
}

export function hasKey({ newest, old }: Pick<SecretKeys, 'newest' | 'old'>, fingerprint: string): boolean {
  return [newest, old].some((key) => key !== null && computeFingerprint(key) === fingerprint);
}
