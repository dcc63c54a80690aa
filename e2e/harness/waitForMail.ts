import { readOutbox as readOutboxOf, type ReceivedMail } from '../../apps/server/src/testing/readOutbox.ts';
import { pollUntil } from '../../apps/server/src/testing/pollUntil.ts';
import { readSite } from './readSite.ts';

/** Reads the mails from the site to this address, oldest first. */
export function readSiteOutbox(to: string, dataDir = readSite().dataDir): Promise<ReceivedMail[]> {
  return readOutboxOf(dataDir, to);
}

/** Waits until at least `count` mails were sent to this address, and returns the newest. */
export function waitForMail(to: string, count = 1, dataDir = readSite().dataDir): Promise<ReceivedMail> {
  return pollUntil(
    async () => {
      const mails = await readSiteOutbox(to, dataDir);
      return mails.length >= count && mails.at(-1);
    },
    async () => `${(await readSiteOutbox(to, dataDir)).length} of ${count} mails to ${to}`,
  );
}
