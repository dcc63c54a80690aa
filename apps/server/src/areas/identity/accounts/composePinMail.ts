import type { Config } from '../../../process/config.ts';
import { composeMail } from '../../../mail/composeMail.ts';
import type { Mail } from '../../../mail/Mail.ts';

/** Sent to complete a sign-up. The reader types the PIN or opens the link. */
export function composePinMail(
  config: Config,
  { to, username, pin, link }: { to: string; username: string; pin: string; link: string },
): Mail {
  return composeMail(config, {
    to,
    subject: 'Your Playloom PIN',
    heading: 'Verify your account',
    paragraphs: [
      `Welcome, ${username}! Enter this PIN where you signed up, or open the link below. Both are valid for 10 minutes.`,
    ],
    pin,
    button: { label: 'Verify my account', url: link },
    smallPrint: [
      'Didn’t sign up? Someone may have mistyped their address. Ignore this email and no account will be created.',
      'Don’t share this PIN with anyone. Our team will never ask you for it.',
    ],
  });
}
