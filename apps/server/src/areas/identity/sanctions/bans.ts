import { DAY_MS, type WithClock } from '../../../process/clock.ts';
import { ApiProblem } from '../../../http/errors.ts';
import { BannedFromGame, BannedFromPlatform } from './sanctionErrors.ts';
import type { SignedInSession } from '../../../http/session.ts';
import { isUuid } from '../../../storage/isUuid.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithConfig } from '../../../process/config.ts';
import { findBanOfBrowser, findBanOfUser, linkBrowserToUser, type Ban } from './banQueries.ts';
import { describeBan } from './describeBan.ts';

/** A ban also applies to browsers in which the account was used this recently. */
const BROWSER_SEEN_WITHIN_MS = 30 * DAY_MS;

export interface BanSubject {
  signedIn: Pick<SignedInSession, 'user'> | null;
  /** Hash of the signed id of the visitor's browser. */
  browser?: string | null | undefined;
}

/**
 * Finds the ban that applies to a visitor. Logged-in users are checked by their account. Guests are checked by their
 * browser, so logging out does not help. Another account in the same browser can play unless it is banned too, because
 * families and schools share browsers.
 */
export async function findBan(
  { db, clock }: WithClock & WithDatabase,
  { signedIn, browser }: BanSubject,
  gameId: string | null,
): Promise<Ban | null> {
  // For an invalid game id, only bans from the whole platform apply.
  const place = { gameId: gameId !== null && isUuid(gameId) ? gameId : null, now: clock.now() };
  if (signedIn) return findBanOfUser(db, signedIn.user.id, place);
  if (!browser) return null;
  return findBanOfBrowser(db, browser, { ...place, seenWithinMs: BROWSER_SEEN_WITHIN_MS });
}

/** Throws for a banned visitor. Also stores which browser an account is used in. */
export async function requireNotBanned(
  services: WithConfig & WithClock & WithDatabase,
  person: BanSubject,
  gameId: string,
): Promise<void> {
  const { signedIn, browser } = person;
  const userId = signedIn?.user.id;
  if (userId !== undefined && browser)
    await linkBrowserToUser(services.db, { userId, browser, now: services.clock.now() });
  const ban = await findBan(services, person, gameId);
  if (!ban) return;
  if (browser)
    await linkBrowserToUser(services.db, { userId: ban.user.id, browser, now: services.clock.now() });
  throw toBanProblem(services, ban);
}

export function toBanProblem({ config }: WithConfig, ban: Ban): ApiProblem {
  const { id, status } = ban.game === null ? BannedFromPlatform : BannedFromGame;
  return new ApiProblem(id, status, describeBan(ban, config));
}
