import { encryptRowsAgain } from '../secrets/encryptRowsAgain.ts';
import type { AppServices } from './AppServices.ts';

type Services = Pick<AppServices, 'config' | 'db' | 'secrets' | 'log'>;

/**
 * Encrypts rows of older keys again, and tells the operator when none is left. Repeated while the server runs, because a
 * process that was not restarted yet still encrypts with the old key. Returns how many rows no key can decrypt.
 */
export async function renewEncryption(
  { config, db, secrets, log }: Services,
  signal?: AbortSignal,
): Promise<number> {
  const { renewed, unreadable } = await encryptRowsAgain({ db, secrets }, signal);
  if (renewed > 0) log.info({ renewed }, 'encrypted rows again with the newest SECRET_KEY');
  if (config.secretKeyOld !== undefined && !signal?.aborted)
    log.info('no stored data needs SECRET_KEY_OLD; remove it when every process has the new SECRET_KEY');
  return unreadable;
}

/** Runs once in the background. `stop` lets the current batch finish. */
export function startRenewal(services: Services): { stop(): Promise<void> } {
  const { log } = services;
  const stopping = new AbortController();
  const done = renewEncryption(services, stopping.signal).then(
    (unreadable) => {
      if (unreadable > 0) log.warn({ unreadable }, 'rows are encrypted with a key that this process lacks');
    },
    (error: unknown) => log.error({ err: error }, 'rows could not be encrypted again'),
  );
  return {
    async stop() {
      stopping.abort();
      await done;
    },
  };
}
