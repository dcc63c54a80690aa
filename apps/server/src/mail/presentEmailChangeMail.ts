import type { Config } from '../config.ts';
import { composeMail } from './composeMail.ts';
import type { Mail } from './Mail.ts';

/** To the new address: only who reads it can complete the change. */
export function presentEmailChangeMail(
  config: Config,
  { to, username, link }: { to: string; username: string; link: string },
): Mail {
  return composeMail(config, {
    to,
    subject: 'Confirm your new address for Playloom',
    heading: 'Confirm your new address',
    paragraphs: [
      `The account ${username} wants to use this address from now on. The button completes the change; it works for 24 hours.`,
    ],
    button: { label: 'Use this address', url: link },
    smallPrint: ['You know nothing of this? Ignore this mail and nothing changes.'],
  });
}
