import type { Config } from '../../../process/config.ts';
import { composeMail } from '../../../mail/composeMail.ts';
import type { Mail } from '../../../mail/Mail.ts';

/** Sent instead of a PIN when a person signs up with an address that already has an account. */
export function composeAccountExistsMail(
  config: Config,
  { to, username }: { to: string; username: string },
): Mail {
  return composeMail(config, {
    to,
    subject: 'You already have a Playloom account',
    heading: 'You already have an account',
    paragraphs: [
      `Someone, probably you, tried to sign up with this address. It already belongs to your account ${username}, so nothing has changed.`,
    ],
    button: { label: 'Log In', url: `${config.publicUrl}/?login=open` },
    smallPrint: [
      'Don’t remember your password? Choose “Forgot password?” when you log in to get a reset link.',
    ],
  });
}
