import type { Config } from '../config.ts';
import { composeMail } from './composeMail.ts';
import type { Mail } from './Mail.ts';

export function presentDeletionCancelledMail(
  config: Config,
  { to, username }: { to: string; username: string },
): Mail {
  return composeMail(config, {
    to,
    subject: 'Your Playloom account stays',
    heading: 'Your account stays',
    paragraphs: [`The account ${username} will not be deleted. Everything is where you left it.`],
    smallPrint: ['It was not you? Change your password in the settings of your account.'],
  });
}
