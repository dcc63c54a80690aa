import type { Config } from '../config.ts';
import { composeMail } from './composeMail.ts';
import type { Mail } from './Mail.ts';

/** Goes out instead of a confirmation link when the new address already has an account. */
export function presentAddressInUseMail(
  config: Config,
  { to, username }: { to: string; username: string },
): Mail {
  return composeMail(config, {
    to,
    subject: 'Your address was entered for another Playloom account',
    heading: 'This address is taken, by you',
    paragraphs: [
      `Somebody wanted to move another account to this address. It belongs to your account ${username}, so nothing was changed.`,
    ],
    smallPrint: [
      'Was it you? An address can have one account only: first give the other account a different address.',
    ],
  });
}
