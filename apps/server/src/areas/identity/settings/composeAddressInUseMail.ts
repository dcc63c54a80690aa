import type { Config } from '../../../process/config.ts';
import { composeMail } from '../../../mail/composeMail.ts';
import type { Mail } from '../../../mail/Mail.ts';

/** Sent instead of a confirmation link when the new address already has an account. */
export function composeAddressInUseMail(
  config: Config,
  { to, username }: { to: string; username: string },
): Mail {
  return composeMail(config, {
    to,
    subject: 'Your email was entered for another Playloom account',
    heading: 'This email already has an account',
    paragraphs: [
      `Someone tried to change the email of another Playloom account to this address. It already belongs to your account ${username}, so nothing has changed.`,
    ],
    smallPrint: [
      'Was this you? Each email can be used for only one account. Change the email on the other account first.',
    ],
  });
}
