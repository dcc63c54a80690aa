import type { Config } from '../config.ts';
import { composeMail } from './composeMail.ts';
import type { Mail } from './Mail.ts';

export function presentTwoFactorMail(
  config: Config,
  { to, username, isOn }: { to: string; username: string; isOn: boolean },
): Mail {
  return composeMail(config, {
    to,
    subject: `Two-factor login of your Playloom account is ${isOn ? 'on' : 'off'}`,
    heading: `Two-factor login is ${isOn ? 'on' : 'off'}`,
    paragraphs: [
      isOn
        ? `From now on logging in to the account ${username} asks for a code of your authenticator app. It was signed out everywhere else.`
        : `From now on the account ${username} can be logged in to with its password alone.`,
    ],
    smallPrint: ['It was not you? Change your password now and look at the sessions in your settings.'],
  });
}
