import type { Config } from '../config.ts';
import { composeMail } from './composeMail.ts';
import type { Mail } from './Mail.ts';

export function presentDeletionCanceledMail(
  config: Config,
  { to, username }: { to: string; username: string },
): Mail {
  return composeMail(config, {
    to,
    subject: 'Your Playloom account will not be deleted',
    heading: 'Your account will not be deleted',
    paragraphs: [`You canceled the deletion of your account ${username}. Everything is still there.`],
    smallPrint: ['Wasn’t you? Change your password in your account settings.'],
  });
}
