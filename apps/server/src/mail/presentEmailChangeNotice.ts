import type { Config } from '../config.ts';
import { composeMail } from './composeMail.ts';
import type { Mail } from './Mail.ts';

/** To the old address when a change is asked for: the owner must have the chance to stop a thief. */
export function presentEmailChangeNotice(
  config: Config,
  { to, username, newEmail }: { to: string; username: string; newEmail: string },
): Mail {
  return composeMail(config, {
    to,
    subject: 'Your Playloom address is about to change',
    heading: 'Your address is about to change',
    paragraphs: [
      `The account ${username} is to use ${newEmail} from now on. The change is made when the link in the mail to that address is opened. Until then this address stays.`,
    ],
    smallPrint: ['It was not you? Change your password now: that also stops the change of address.'],
  });
}
