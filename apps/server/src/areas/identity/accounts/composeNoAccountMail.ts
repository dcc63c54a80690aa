import type { Config } from '../../../process/config.ts';
import { composeMail } from '../../../mail/composeMail.ts';
import type { Mail } from '../../../mail/Mail.ts';

/**
 * Sent when someone asks to reset the password for an address without an account. The page responds the same way
 * for every address, so it doesn't reveal whether an account exists.
 */
export function composeNoAccountMail(config: Config, { to }: { to: string }): Mail {
  return composeMail(config, {
    to,
    subject: 'No Playloom account for this address',
    heading: 'No account with this email',
    paragraphs: [
      'Someone, probably you, asked to reset the Playloom password for this address, but no account uses it. You may have signed up with another address.',
    ],
    smallPrint: ['If this wasn’t you, you can ignore this email.'],
  });
}
