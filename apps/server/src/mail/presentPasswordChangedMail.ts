import type { Config } from '../config.ts';
import { composeMail } from './composeMail.ts';
import type { Mail } from './Mail.ts';

export function presentPasswordChangedMail(
  config: Config,
  { to, username }: { to: string; username: string },
): Mail {
  return composeMail(config, {
    to,
    subject: 'Your Playloom password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      `The password of the account ${username} was changed just now, and the account was signed out everywhere else.`,
    ],
    smallPrint: [
      'It was not you? Open Playloom, choose Log in, ask for a new password and look at the settings of your account.',
    ],
  });
}
