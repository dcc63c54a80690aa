import type { Config } from '../../../process/config.ts';
import { formatUtcTime } from '../../../mail/formatUtcTime.ts';
import { composeMail } from '../../../mail/composeMail.ts';
import type { Mail } from '../../../mail/Mail.ts';

interface ChangedPayoutMethod {
  to: string;
  username: string;
  label: string;
  usableFrom: Date;
}

/** Warns the owner of an account in case another person made the change. */
export function composePayoutMethodMail(
  config: Config,
  { to, username, label, usableFrom }: ChangedPayoutMethod,
): Mail {
  return composeMail(config, {
    to,
    subject: 'Your Playloom payout method was changed',
    heading: 'Your payout method was changed',
    paragraphs: [
      `Payouts for your account ${username} now go to: ${label}.`,
      `You can request payouts to this method starting ${formatUtcTime(usableFrom)}. Payouts you already requested still go to the previous method.`,
    ],
    smallPrint: [
      'If this wasn’t you, change your password, check the sessions in your settings, and reply to this email.',
    ],
  });
}
