import type { Config } from '../../../process/config.ts';
import { composeMail } from '../../../mail/composeMail.ts';
import type { Mail } from '../../../mail/Mail.ts';

/** Sent to the old address after the change. */
export function composeEmailChangedMail(
  config: Config,
  { to, username, newEmail }: { to: string; username: string; newEmail: string },
): Mail {
  return composeMail(config, {
    to,
    subject: 'Your Playloom email was changed',
    heading: 'Your email was changed',
    paragraphs: [
      `Your account ${username} now uses ${newEmail}. From now on, we’ll send all account emails there.`,
    ],
    smallPrint: [
      `If this wasn’t you, write to us at ${config.operatorEmail} and we’ll help you get your account back.`,
    ],
  });
}
