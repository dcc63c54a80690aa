import type { Config } from '../../../process/config.ts';
import { formatUtcDate, formatUtcTime } from '../../../mail/formatUtcTime.ts';
import { composeMail } from '../../../mail/composeMail.ts';
import type { Mail } from '../../../mail/Mail.ts';

export function composeDeletionScheduledMail(
  config: Config,
  { to, username, deleteAfter }: { to: string; username: string; deleteAfter: Date },
): Mail {
  return composeMail(config, {
    to,
    subject: `Your Playloom account will be deleted on ${formatUtcDate(deleteAfter)}`,
    heading: 'Your account will be deleted',
    paragraphs: [
      `Your account ${username} is now hidden and will be permanently deleted on ${formatUtcTime(deleteAfter)}. Until then, you can log in and keep it.`,
    ],
    button: { label: 'Keep my account', url: `${config.publicUrl}/user/${username}/profile` },
    smallPrint: [
      'If this wasn’t you, log in, choose to keep your account in the settings, and change your password.',
    ],
  });
}
