import type { Config } from '../config.ts';
import { formatUtcTime } from '../formatUtcTime.ts';
import { composeMail } from './composeMail.ts';
import type { Mail } from './Mail.ts';

export function presentDeletionMail(
  config: Config,
  { to, username, deleteAfter }: { to: string; username: string; deleteAfter: Date },
): Mail {
  const date = formatUtcTime(deleteAfter);
  return composeMail(config, {
    to,
    subject: `Your Playloom account will be deleted on ${date}`,
    heading: 'Your account will be deleted',
    paragraphs: [
      `Your account ${username} is now hidden and will be permanently deleted on ${date}. Until then, you can log in and keep it.`,
    ],
    button: { label: 'Keep my account', url: `${config.publicUrl}/user/${username}/profile` },
    smallPrint: [
      'Wasn’t you? Log in, choose to keep your account in the settings, and change your password.',
    ],
  });
}
