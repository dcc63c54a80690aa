import type { Config } from '../config.ts';
import { composeMail } from './composeMail.ts';
import type { Mail } from './Mail.ts';

interface ChangedPayoutMethod {
  to: string;
  username: string;
  label: string;
  usableFrom: Date;
}

/** A warning for the owner of an account in case it was somebody else. */
export function presentPayoutMethodMail(
  config: Config,
  { to, username, label, usableFrom }: ChangedPayoutMethod,
): Mail {
  const day = usableFrom.toISOString().slice(0, 10);
  return composeMail(config, {
    to,
    subject: 'Your Playloom payout method was changed',
    heading: 'Your payout method was changed',
    paragraphs: [
      `Payouts of the account ${username} now go to: ${label}.`,
      `You can request payouts to it from ${day}. Payouts you requested before go where they were going.`,
    ],
    smallPrint: [
      'Wasn’t you? Change your password, look at the devices in your settings, and answer this mail.',
    ],
  });
}
