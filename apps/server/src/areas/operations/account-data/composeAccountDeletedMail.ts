import type { Config } from '../../../process/config.ts';
import { composeMail } from '../../../mail/composeMail.ts';
import type { Mail } from '../../../mail/Mail.ts';

/** The last email to the owner of a deleted account. */
export function composeAccountDeletedMail(
  config: Config,
  { to, username }: { to: string; username: string },
): Mail {
  return composeMail(config, {
    to,
    subject: 'Your Playloom account has been deleted',
    heading: 'Your account has been deleted',
    paragraphs: [
      `As you requested two weeks ago, we deleted your account ${username} and the data stored with it. Thank you for being part of Playloom.`,
    ],
    smallPrint: ['This is the last email about this account.'],
  });
}
