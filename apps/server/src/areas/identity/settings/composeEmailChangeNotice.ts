import type { Config } from '../../../process/config.ts';
import { composeMail } from '../../../mail/composeMail.ts';
import type { Mail } from '../../../mail/Mail.ts';

/** Sent to the old address when a change is requested, so that the owner can stop an attacker. */
export function composeEmailChangeNotice(
  config: Config,
  { to, username, newEmail }: { to: string; username: string; newEmail: string },
): Mail {
  return composeMail(config, {
    to,
    subject: 'Your Playloom email is about to change',
    heading: 'Your email is about to change',
    paragraphs: [
      `Someone requested to change the email of your account ${username} to ${newEmail}. The change takes effect when the link we sent to that address is opened. Until then, we’ll keep using this address.`,
    ],
    smallPrint: ['If this wasn’t you, change your password now. This also cancels the email change.'],
  });
}
