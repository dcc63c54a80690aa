import type { Config } from '../../../process/config.ts';
import { composeMail } from '../../../mail/composeMail.ts';
import type { Mail } from '../../../mail/Mail.ts';

export function composeWalletMail(
  config: Config,
  { to, username, address, isLinked }: { to: string; username: string; address: string; isLinked: boolean },
): Mail {
  const what = isLinked ? 'linked to' : 'removed from';
  return composeMail(config, {
    to,
    subject: `A wallet was ${what} your Playloom account`,
    heading: `A wallet was ${what} your account`,
    paragraphs: [
      isLinked
        ? `You can now log in to your account ${username} with the wallet ${address}.`
        : `You can no longer log in to your account ${username} with the wallet ${address}.`,
    ],
    smallPrint: ['If this wasn’t you, change your password now and check the wallets in your settings.'],
  });
}
