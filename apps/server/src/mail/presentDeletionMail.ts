import type { Config } from '../config.ts';
import { composeMail } from './composeMail.ts';
import type { Mail } from './Mail.ts';

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export function presentDeletionMail(
  config: Config,
  { to, username, deleteAfter }: { to: string; username: string; deleteAfter: Date },
): Mail {
  const date = dateFormat.format(deleteAfter);
  return composeMail(config, {
    to,
    subject: `Your Playloom account will be deleted on ${date}`,
    heading: 'Your account is on its way out',
    paragraphs: [
      `The account ${username} is hidden from now on and will be deleted for good on ${date}. Until then you can log in and keep it.`,
    ],
    button: { label: 'Keep my account', url: `${config.publicUrl}/user/${username}/profile` },
    smallPrint: ['It was not you? Log in, keep the account in its settings and change your password.'],
  });
}
