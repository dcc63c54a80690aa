import type { Config } from '../config.ts';
import { composeMail } from './composeMail.ts';
import type { Mail } from './Mail.ts';

/** The page shows the same answer for known and unknown addresses; only this email tells them apart. */
export function presentNoAccountMail(config: Config, { to }: { to: string }): Mail {
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
