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
    subject: 'Your Playloom email was changed',
    heading: 'Your email was changed',
    paragraphs: [
      `Your account ${username} now uses ${newEmail}. We will send all emails about it there from now on.`,
    ],
    smallPrint: [
      `Wasn’t you? Write to us at ${config.operatorEmail} and we will help you get your account back.`,
    ],
  });
}
