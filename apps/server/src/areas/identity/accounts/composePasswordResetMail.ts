import type { Config } from '../../../process/config.ts';
import { composeMail } from '../../../mail/composeMail.ts';
import type { Mail } from '../../../mail/Mail.ts';

export function composePasswordResetMail(
  config: Config,
  { to, username, link }: { to: string; username: string; link: string },
): Mail {
  return composeMail(config, {
    to,
    subject: 'Reset your Playloom password',
    heading: 'Reset your password',
    paragraphs: [
      `Someone, probably you, asked to reset the password for your account ${username}. The link works once and is valid for 1 hour.`,
    ],
    button: { label: 'Choose a new password', url: link },
    smallPrint: ['If this wasn’t you, ignore this email. Your password will stay the same.'],
  });
}
