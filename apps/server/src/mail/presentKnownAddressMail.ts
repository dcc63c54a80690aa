import type { Config } from '../config.ts';
import { composeMail } from './composeMail.ts';
import type { Mail } from './Mail.ts';

/** Goes out instead of a PIN when somebody signs up with an address that has an account. */
export function presentKnownAddressMail(
  config: Config,
  { to, username }: { to: string; username: string },
): Mail {
  return composeMail(config, {
    to,
    subject: 'You already have a Playloom account',
    heading: 'You already have an account',
    paragraphs: [
      `Somebody, probably you, tried to sign up with this address. It belongs to the account ${username}, so no second one was made and nothing has changed.`,
    ],
    button: { label: 'Log in', url: `${config.publicUrl}/?login=open` },
    smallPrint: ['Forgotten your password? The log in window sends you a link to choose a new one.'],
  });
}
