import type { Config } from '../config.ts';
import { composeMail } from './composeMail.ts';
import type { Mail } from './Mail.ts';

/** The last mail to the old address. */
export function presentEmailChangedMail(
  config: Config,
  { to, username, newEmail }: { to: string; username: string; newEmail: string },
): Mail {
  return composeMail(config, {
    to,
    subject: 'Your Playloom address has changed',
    heading: 'Your address has changed',
    paragraphs: [
      `The account ${username} now uses ${newEmail}. From now on, mails about it go there and no longer to this address.`,
    ],
    smallPrint: [
      `It was not you? Write to us at ${config.operatorEmail} and we help you get the account back.`,
    ],
  });
}
