import type { Config } from '../../../process/config.ts';
import { composeMail } from '../../../mail/composeMail.ts';
import type { Mail } from '../../../mail/Mail.ts';

export function composePasswordChangedMail(
  config: Config,
  { to, username }: { to: string; username: string },
): Mail {
  return composeMail(config, {
    to,
    subject: 'Your Playloom password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      `The password for your account ${username} was just changed. You were logged out on all other devices.`,
    ],
    smallPrint: [
      'If this wasn’t you, reset your password from the login page and check your account settings.',
    ],
  });
}
