import type { Config } from '../config.ts';
import { composeMail } from './composeMail.ts';
import type { Mail } from './Mail.ts';

export function presentResetMail(
  config: Config,
  { to, username, link }: { to: string; username: string; link: string },
): Mail {
  return composeMail(config, {
    to,
    subject: 'Choose a new Playloom password',
    heading: 'Choose a new password',
    paragraphs: [
      `Somebody, probably you, asked for a new password for the account ${username}. The button works once, within an hour.`,
    ],
    button: { label: 'Choose a new password', url: link },
    smallPrint: ['It was not you? Ignore this mail: your password stays as it is.'],
  });
}
