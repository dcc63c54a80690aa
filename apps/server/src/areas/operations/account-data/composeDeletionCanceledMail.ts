import type { Config } from '../../../process/config.ts';
import { composeMail } from '../../../mail/composeMail.ts';
import type { Mail } from '../../../mail/Mail.ts';

export function composeDeletionCanceledMail(
  config: Config,
  { to, username }: { to: string; username: string },
): Mail {
  return composeMail(config, {
    to,
    subject: 'Your Playloom account will not be deleted',
    heading: 'Your account will not be deleted',
    paragraphs: [`You canceled the deletion of your account ${username}. Nothing was deleted.`],
    smallPrint: ['If this wasn’t you, change your password in your account settings.'],
  });
}
