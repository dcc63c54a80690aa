import type { Config } from '../config.ts';
import { composeMail } from './composeMail.ts';
import type { Mail } from './Mail.ts';

/** Completes a sign-up, by the PIN or by the button. */
export function presentPinMail(
  config: Config,
  { to, username, pin, link }: { to: string; username: string; pin: string; link: string },
): Mail {
  return composeMail(config, {
    to,
    subject: 'Your Playloom PIN',
    heading: 'Verify your account',
    paragraphs: [
      `Welcome, ${username}. Type this PIN where you signed up, or press the button. Both work for ten minutes.`,
    ],
    pin,
    button: { label: 'Verify my account', url: link },
    smallPrint: [
      'You did not sign up? Then somebody mistyped an address. Ignore this mail and no account is made.',
      'Nobody at Playloom ever asks you for this PIN.',
    ],
  });
}
