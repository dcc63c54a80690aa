import { readOutbox as readOutboxOf, type ReceivedMail } from '../../apps/server/src/testing/readOutbox.ts';
import { waitUntil } from '../../apps/server/src/testing/waitUntil.ts';
import { readSite } from './readSite.ts';

/** The mails the site wrote to this address, oldest first. */
export function readOutbox(to: string, dataDir = readSite().dataDir): Promise<ReceivedMail[]> {
  return readOutboxOf(dataDir, to);
}

/** The newest mail to this address once there are `count` of them. */
export function waitForMail(to: string, count = 1, dataDir = readSite().dataDir): Promise<ReceivedMail> {
  return waitUntil(
    async () => {
      const mails = await readOutbox(to, dataDir);
      return mails.length >= count && mails.at(-1);
    },
    async () => `${(await readOutbox(to, dataDir)).length} of ${count} mails to ${to}`,
  );
}
