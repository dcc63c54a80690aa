import type { Config } from '../config.ts';
import { composeMail } from './composeMail.ts';
import type { Mail } from './Mail.ts';

/** The last mail to somebody whose account is gone. */
export function presentDeletedMail(config: Config, { to, username }: { to: string; username: string }): Mail {
  return composeMail(config, {
    to,
    subject: 'Your Playloom account is deleted',
    heading: 'Your account is deleted',
    paragraphs: [
      `The account ${username} and what was stored with it are gone, as you asked for two weeks ago. Thank you for having been here.`,
    ],
    smallPrint: ['This is the last mail about it.'],
  });
}
