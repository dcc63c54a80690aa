import type { Config } from '../config.ts';
import { composeMail } from './composeMail.ts';
import type { Mail } from './Mail.ts';

/** The answer on screen is the same for known and unknown addresses; only the inbox tells them apart. */
export function presentNoAccountMail(config: Config, { to }: { to: string }): Mail {
  return composeMail(config, {
    to,
    subject: 'No Playloom account for this address',
    heading: 'No account here',
    paragraphs: [
      'Somebody, probably you, asked for a new Playloom password for this address, but it has no account. Perhaps you signed up with another address.',
    ],
    smallPrint: ['It was not you? Then there is nothing to do.'],
  });
}
