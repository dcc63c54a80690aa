import type { Config } from '../../../process/config.ts';
import { composeMail } from '../../../mail/composeMail.ts';
import type { Mail } from '../../../mail/Mail.ts';

export function composeTwoFactorMail(
  config: Config,
  { to, username, isOn }: { to: string; username: string; isOn: boolean },
): Mail {
  return composeMail(config, {
    to,
    subject: `Two-factor login is ${isOn ? 'on' : 'off'} for your Playloom account`,
    heading: `Two-factor login is ${isOn ? 'on' : 'off'}`,
    paragraphs: [
      isOn
        ? `Logging in to your account ${username} now requires a code from your authenticator app. You were logged out on all other devices.`
        : `Your account ${username} no longer asks for a code when you log in. Only your password protects it.`,
    ],
    smallPrint: ['If this wasn’t you, change your password now and check the sessions in your settings.'],
  });
}
