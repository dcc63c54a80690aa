import { ensureBrowserId } from '../../../http/browserId.ts';
import { isFramedCall } from '../../../http/session.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithSecrets } from '../../../process/Secrets.ts';
import type { WithClock } from '../../../process/clock.ts';
import { linkBrowserToUser } from '../sanctions/banQueries.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import type { HttpExchange } from '../../../http/HttpExchange.ts';

/** Stores that the account was used in this browser, because a ban also applies to the browsers of the account. */
export async function linkBrowserToAccount(
  { config, secrets, clock, db }: WithConfig & WithSecrets & WithClock & { db: Db },
  userId: string,
  { request, reply }: HttpExchange,
  isFramed = isFramedCall(request),
): Promise<void> {
  const browser = ensureBrowserId({ config, secrets }, request, reply, isFramed);
  await linkBrowserToUser(db, { userId, browser, now: clock.now() });
}
