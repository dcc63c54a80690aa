import type { Config } from '../../../process/config.ts';
import { composeMail } from '../../../mail/composeMail.ts';
import type { Mail } from '../../../mail/Mail.ts';

/** Sent to the new address: only a person who can read it can complete the change. */
export function composeEmailChangeMail(
  config: Config,
  { to, username, link }: { to: string; username: string; link: string },
): Mail {
  return composeMail(config, {
    to,
    subject: 'Confirm your new email for Playloom',
    heading: 'Confirm your new email',
    paragraphs: [
      `To use this address for your Playloom account ${username}, open the link below. It is valid for 24 hours.`,
    ],
    button: { label: 'Confirm email', url: link },
    smallPrint: ['Don’t know this account? Ignore this email and nothing will change.'],
  });
}
